import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { publish, publishBadges } from '#server/platform/live/index.ts'
import type { NotificationWithActor } from './queries/notifications.ts'
import { getActor, notificationView } from './views.ts'

/** Publishes a notification and the new badge to its account's streams. */
export async function showNotifications(db: Db, row: NotificationWithActor): Promise<void> {
  const actor = getActor(row)
  if (actor) {
    const about = (await platform().notified(db, [row])).get(row.id)
    await publish(db, [row.accountId], 'notification', notificationView(row, actor, about), row.actorId)
  }
  await publishBadges(db, [row.accountId])
}
