import { unsubscribeInput } from '#contracts/notifications.ts'
import { findRecipient } from '#server/modules/account/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { insertStop } from '#server/platform/mail/index.ts'
import { getPreferences } from './preferences.ts'
import { savePreferenceRows } from './queries/preferences.ts'
import { readStopToken } from './stopMails.ts'

/**
 * POST /account/unsubscribe?token=: no more mails of the kind that a mail's own token names, or none at all to an address
 * that somebody else gave us; 410 for any other token.
 * The form that mail programs send along says nothing and is not read.
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
    if (!stop || !(await findRecipient(db, stop.accountId))) throw apiError('gone')
    const { accountId, topic } = stop
    await db.transaction(async (tx) => {
      const { inApp } = (await getPreferences(tx, accountId))[topic]
      await savePreferenceRows(tx, [{ accountId, topic, inApp, email: 'never' }])
    })
  },
})
