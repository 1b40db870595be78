import { refreshInput } from '#contracts/account.ts'
import { mutation } from '#server/platform/http/index.ts'
import { findSessionBySpentToken, lockSessionByHash } from '../queries/sessions.ts'
import { hashSecret } from './secrets.ts'
import { endSession } from './sessions.ts'

/** POST /logout: ends the session of this refresh token, current or older; 204 also for an unknown token. */
export const logOut = mutation({
  access: 'guest',
  bearer: 'ignored',
  status: 204,
  input: refreshInput,
  run: async ({ refreshToken }, { db }) => {
    const hash = hashSecret(refreshToken)
    const session = await lockSessionByHash(db, hash)
    const sessionId = session?.id ?? (await findSessionBySpentToken(db, hash))
    if (sessionId) await endSession(db, sessionId)
  },
})
