import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { publish, publishBadges } from '#server/platform/live/index.ts'
import type { NewWithActor } from './queries/notifications.ts'
import { getActor, notificationView } from './views.ts'

/** Publishes an unread notification and the new badge to its account's streams; `about`: what it quotes, if that is known. */
export async function showNotifications(db: Db, row: NewWithActor, about?: string): Promise<void> {
  const actor = getActor(row)
  if (actor) {
    const quoted = about ?? (await platform().quotes.find(db, [row])).get(row.id)
    const view = notificationView({ ...row, readAt: null }, actor, quoted)
    await publish(db, [row.accountId], 'notification', view, row.actorId)
  }
  await publishBadges(db, [row.accountId])
}
