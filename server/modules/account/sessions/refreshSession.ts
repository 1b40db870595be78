import { refreshInput, type Tokens } from '#contracts/account.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { findAccount, lockAccount } from '../queries/accounts.ts'
import { findSession, findSessionBySpentToken, lockSessionByHash } from '../queries/sessions.ts'
import { warnOwner } from '../security/securityActs.ts'
import { appealToken } from '../suspension/appealToken.ts'
import { hashSecret } from './secrets.ts'
import { endSession, isAlive, isWithinGrace, repeatPair, rotate } from './sessions.ts'

/** POST /refresh-token: exchanges a refresh token, once, for a new pair. It opens its own transaction, since an error response must still end the session. */
export const refreshSession = mutation({
  transaction: false,
  access: 'guest',
  bearer: 'ignored',
  input: refreshInput,
  run: async ({ refreshToken }, { db, now }): Promise<Tokens> => {
    const spent = await db.transaction((tx) => spend(tx, refreshToken, now))
    if (spent && 'stolen' in spent) await db.transaction((tx) => endStolen(tx, spent.stolen, now))
    if (!spent || 'stolen' in spent) throw apiError('sessionEnded')
    if ('suspended' in spent) throw apiError('accountSuspended', { appeal: appealToken(spent.suspended) })
    return spent
  },
})

type Spent = Tokens | { suspended: string } | { stolen: string }

/**
 * The new pair, or null for an invalid token. A `suspended` account (its id) loses the session. A token that was spent
 * before is in two hands: its session (its id) is `stolen`.
 */
async function spend(db: Db, token: string, now: Date): Promise<Spent | null> {
  const hash = hashSecret(token)
  const session = await lockSessionByHash(db, hash)
  if (!session) {
    const stolen = await findSessionBySpentToken(db, hash)
    return stolen ? { stolen } : null
  }
  const isSuspended = (await findAccount(db, session.accountId))?.suspendedAt != null
  if (isAlive(session, now) && !isSuspended) {
    if (session.refreshHash === hash) return rotate(db, session, token, now)
    if (isWithinGrace(session, now)) return repeatPair(session, token)
    return { stolen: session.id }
  }
  if (session.refreshHash !== hash) platform().metrics.refreshTokenReused()
  await endSession(db, session.id)
  return isSuspended ? { suspended: session.accountId } : null
}

/** Ends the session of a reused token and warns its owner; the account is locked first, as everywhere. */
async function endStolen(db: Db, sessionId: string, now: Date): Promise<void> {
  platform().metrics.refreshTokenReused()
  const known = await findSession(db, sessionId)
  const owner = known && (await lockAccount(db, known.accountId))
  if ((await endSession(db, sessionId)) && owner) await warnOwner(db, owner, 'token-reused', now)
}
