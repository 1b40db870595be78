import { notificationsInput } from '#contracts/notifications.ts'
import { findUserCards } from '#server/account/index.ts'
import { hiddenFrom } from '#server/friends/index.ts'
import { read } from '#server/platform/http/index.ts'
import { findNewest } from './queries/notifications.ts'
import { actorOf, notificationView } from './views.ts'

/** GET /notify: what one was told, newest first. News of people who are gone or shut out is left out. */
export const listNotifications = read({
  access: 'user',
  input: notificationsInput,
  run: async ({ cursor }, { viewer, db, now }) => {
    const reading = { now, hidden: await hiddenFrom(db, viewer) }
    const rows = await findNewest(db, viewer.id, reading, cursor || undefined)
    const actors = await findUserCards(db, [...new Set(rows.map(({ actorId }) => actorId))])
    return rows.flatMap((row) => {
      const actor = actorOf(row, actors)
      return actor ? [notificationView(row, actor)] : []
    })
  },
})
