import { notificationsInput } from '#contracts/notifications.ts'
import { query } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { findNewest } from './queries/shown.ts'
import { notificationView } from './views.ts'

/** GET /notify: lists the caller's notifications, newest first, without those of erased or blocked accounts. */
export const listNotifications = query({
  access: 'user',
  unvalidated: true,
  input: notificationsInput,
  run: async ({ cursor }, { viewer, db, now }) => {
    const rows = await findNewest(db, viewer.id, now, cursor || undefined)
    const decisions = rows
      .filter(({ type }) => type === 'moderation')
      .map((row) => ({ ...row, accountId: viewer.id }))
    const decided = await platform().quotes.findDecidedWords(db, decisions)
    return rows.map((row) => notificationView(row, row, row.quote ?? decided.get(row.id)))
  },
})
