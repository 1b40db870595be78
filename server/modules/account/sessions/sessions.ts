import type { Tokens } from '#contracts/account.ts'
import { day } from '#lib/durations.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { RequestFacts } from '#server/platform/http/operation.ts'
import { platform } from '#server/platform/index.ts'
import { liveChannels, sendNotice } from '#server/platform/live/index.ts'
import {
  deleteSession,
  deleteSessionsFor,
  findSessionIds,
  insertSession,
  insertSpentToken,
  rotateSession,
  type SessionRow,
} from '../queries/sessions.ts'
import { createSecret, decrypt, encrypt, hashSecret } from './secrets.ts'

const idleDays = 72.5
const wholeDays = 180
const graceMilliseconds = 30_000

export const idleSince = (now: Date): Date => new Date(now.getTime() - idleDays * day)

export const isAlive = (session: Pick<SessionRow, 'expiresAt' | 'usedAt'>, now: Date): boolean =>
  session.expiresAt > now && session.usedAt > idleSince(now)

/** Whether the previous token may still be used: the response to its rotation may have been lost. */
export const isWithinGrace = (session: Pick<SessionRow, 'rotatedAt'>, now: Date): boolean =>
  session.rotatedAt !== null && now.getTime() - session.rotatedAt.getTime() <= graceMilliseconds

/** The content of a bearer: its session, and the pair of that session it belongs to. */
export const getPair = ({ id, refreshHash }: Pick<SessionRow, 'id' | 'refreshHash'>): string =>
  `${id}.${refreshHash.slice(0, 12)}`

export const getSessionId = (named: string): string => named.slice(0, 36)

/** Starts a session, which lasts at most 180 days, or 72.5 idle days. */
export async function startSession(
  db: Db,
  accountId: string,
  now: Date,
  request: RequestFacts,
): Promise<Tokens> {
  const refreshToken = createSecret()
  const session = { id: newId(), refreshHash: hashSecret(refreshToken) }
  await insertSession(db, {
    ...session,
    accountId,
    userAgent: request.userAgent.slice(0, 300),
    createdAt: now,
    usedAt: now,
    expiresAt: new Date(now.getTime() + wholeDays * day),
  })
  return { accessToken: await platform().auth.tokens.sign(getPair(session)), refreshToken }
}

/** Exchanges a refresh token for a new pair, which is stored encrypted to be repeated if the response is lost. */
export async function rotate(db: Db, session: SessionRow, spent: string, now: Date): Promise<Tokens> {
  const refreshToken = createSecret()
  const refreshHash = hashSecret(refreshToken)
  const accessToken = await platform().auth.tokens.sign(getPair({ id: session.id, refreshHash }))
  const pair = { accessToken, refreshToken }
  await insertSpentToken(db, session.refreshHash, session.id, now)
  await rotateSession(db, session.id, {
    refreshHash,
    previousHash: session.refreshHash,
    previousResponse: encrypt(JSON.stringify(pair), spent),
    rotatedAt: now,
    usedAt: now,
  })
  return pair
}

/** The pair that this token was exchanged for. */
export function repeatPair(session: SessionRow, spent: string): Tokens {
  const pair: Tokens = JSON.parse(decrypt(session.previousResponse ?? '', spent))
  return { accessToken: pair.accessToken, refreshToken: pair.refreshToken }
}

async function publishEnded(db: Db, ids: string[], send = sendNotice): Promise<void> {
  for (const id of ids) await send(db, liveChannels.sessionEnded, id)
}

/** Ends a session in every process; false when there is none, or not of `accountId`. */
export async function endSession(db: Db, id: string, accountId?: string): Promise<boolean> {
  const ended = await deleteSession(db, id, accountId)
  await publishEnded(db, ended)
  return ended.length > 0
}

/** Ends every session of an account except `except`. */
export async function endSessions(db: Db, accountId: string, except?: string): Promise<void> {
  await publishEnded(db, await deleteSessionsFor(db, accountId, except))
}

/** Makes every process read the account's sessions again after its permissions changed. */
export async function refreshViewers(db: Db, accountId: string, send = sendNotice): Promise<void> {
  await publishEnded(db, await findSessionIds(db, accountId), send)
}
