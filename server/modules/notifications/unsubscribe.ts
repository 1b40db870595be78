import { unsubscribeInput } from '#contracts/notifications.ts'
import { findRecipient } from '#server/modules/account/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { insertStop } from '#server/platform/mail/index.ts'
import { getPreferences } from './preferences.ts'
import { savePreferenceRows } from './queries/preferences.ts'
import { readStopToken } from './stopMails.ts'

/**
 * POST /account/unsubscribe?token=: stops the emails of the token's topic, its saved search, or all to an address without
 * an account; 410 for an invalid token.
 * The form body that mail clients send is ignored.
 */
export const unsubscribe = mutation({
  transaction: false,
  access: 'guest',
  bearer: 'ignored',
  status: 204,
  body: 'stream',
  input: unsubscribeInput,
  query: ['token'],
  run: async ({ token }, { db }) => {
    const stop = readStopToken(token)
    if (stop && 'addressHash' in stop) return insertStop(db, stop.addressHash)
    if (stop && !('topic' in stop)) {
      if (await db.transaction((tx) => platform().ports.stopSearches(tx, stop))) return
      throw apiError('gone')
    }
    if (!stop || !(await findRecipient(db, stop.accountId))) throw apiError('gone')
    const { accountId, topic } = stop
    await db.transaction(async (tx) => {
      const { inApp } = (await getPreferences(tx, accountId))[topic]
      await savePreferenceRows(tx, [{ accountId, topic, inApp, email: 'never' }])
    })
  },
})
