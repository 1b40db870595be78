import { refreshInput, type Tokens } from '#contracts/account.ts'
import type { Db } from '#server/platform/db/index.ts'
import { refuse, slowDeed } from '#server/platform/http/index.ts'
import { findSessionOfSpentToken, lockSessionByHash } from './queries/sessions.ts'
import { hashOf } from './secrets.ts'
import { endSession, isAlive, isWithinGrace, repeatPair, rotate } from './sessions.ts'

/** POST /refresh-token: a new pair, once a token. A slow deed, since a refusal here has to save that a session ended. */
export const refreshSession = slowDeed({
  access: 'guest',
  bearer: 'ignored',
  input: refreshInput,
  run: async ({ refreshToken }, { db, now }): Promise<Tokens> => {
    const pair = await db.transaction((tx) => spend(tx, refreshToken, now))
    if (!pair) throw refuse('sessionEnded')
    return pair
  },
})

/** The new pair, or null when the token is worth nothing; a spent one takes its session with it. */
async function spend(db: Db, token: string, now: Date): Promise<Tokens | null> {
  const hash = hashOf(token)
  const session = await lockSessionByHash(db, hash)
  if (!session) return endFamilyOf(db, hash)
  if (isAlive(session, now)) {
    if (session.refreshHash === hash) return rotate(db, session, token, now)
    if (isWithinGrace(session, now)) return repeatPair(session, token)
  }
  await endSession(db, session.id)
  return null
}

async function endFamilyOf(db: Db, hash: string): Promise<null> {
  const sessionId = await findSessionOfSpentToken(db, hash)
  if (sessionId) await endSession(db, sessionId)
  return null
}
