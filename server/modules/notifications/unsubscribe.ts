import { type NotificationTopic, notificationTopics } from '#contracts/lists.ts'
import { unsubscribeInput } from '#contracts/notifications.ts'
import { findRecipient } from '#server/modules/account/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { insertStop } from '#server/platform/mail/index.ts'
import { changePreferences, getPreferences } from './preferences.ts'
import { readStopToken } from './stopMails.ts'

/**
 * POST /account/unsubscribe?token=: stops the emails of the token's topic, the daily summary, its saved search, or all to
 * an address without an account; 410 for an invalid token.
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
    if (stop && ('searchId' in stop || 'searchesOf' in stop)) {
      if (await db.transaction((tx) => platform().ports.stopSearches(tx, stop))) return
      throw apiError('gone')
    }
    const accountId = stop && ('topic' in stop ? stop.accountId : stop.summaryOf)
    if (!accountId || !(await findRecipient(db, accountId))) throw apiError('gone')
    await db.transaction(async (tx) => {
      const chosen = await getPreferences(tx, accountId)
      const isStopped = (topic: NotificationTopic) =>
        'topic' in stop ? topic === stop.topic : chosen[topic].email === 'daily'
      const stopped = notificationTopics
        .filter(isStopped)
        .map((topic) => [topic, { email: 'never' }] as const)
      await changePreferences(tx, accountId, Object.fromEntries(stopped))
    })
  },
})
