import { refreshInput, type Tokens } from '#contracts/account.ts'
import type { Db } from '#server/platform/db/index.ts'
import { refuse, slowDeed } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { appealToken } from './appealToken.ts'
import { findAccount } from './queries/accounts.ts'
import { findSessionOfSpentToken, lockSessionByHash } from './queries/sessions.ts'
import { hashOf } from './secrets.ts'
import { endSession, isAlive, isWithinGrace, repeatPair, rotate } from './sessions.ts'

/** POST /refresh-token: a new pair, once a token. A slow deed, since a refusal here has to save that a session ended. */
export const refreshSession = slowDeed({
  access: 'guest',
  bearer: 'ignored',
  input: refreshInput,
  run: async ({ refreshToken }, { db, now }): Promise<Tokens> => {
    const spent = await db.transaction((tx) => spend(tx, refreshToken, now))
    if (!spent) throw refuse('sessionEnded')
    if ('suspended' in spent) throw refuse('accountSuspended', { appeal: appealToken(spent.suspended) })
    return spent
  },
})

/**
 * The new pair, or null when the token is worth nothing; a spent one takes its session with it, and so does one of an
 * account that is `suspended`: its id.
 */
async function spend(db: Db, token: string, now: Date): Promise<Tokens | { suspended: string } | null> {
  const hash = hashOf(token)
  const session = await lockSessionByHash(db, hash)
  if (!session) return endFamilyOf(db, hash)
  const isSuspended = (await findAccount(db, session.accountId))?.suspendedAt != null
  if (isAlive(session, now) && !isSuspended) {
    if (session.refreshHash === hash) return rotate(db, session, token, now)
    if (isWithinGrace(session, now)) return repeatPair(session, token)
  }
  if (session.refreshHash !== hash) platform().metrics.refreshTokenReused()
  await endSession(db, session.id)
  return isSuspended ? { suspended: session.accountId } : null
}

async function endFamilyOf(db: Db, hash: string): Promise<null> {
  const sessionId = await findSessionOfSpentToken(db, hash)
  if (!sessionId) return null
  platform().metrics.refreshTokenReused()
  await endSession(db, sessionId)
  return null
}
