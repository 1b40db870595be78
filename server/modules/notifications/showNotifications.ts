import type { Db } from '#server/platform/db/index.ts'
import { publish, publishBadges } from '#server/platform/live/index.ts'
import type { NewWithActor } from './queries/notifications.ts'
import { findQuotes } from './queries/quotes.ts'
import { getActor, notificationView } from './views.ts'

/** Publishes an unread notification and the new badge to its account's streams; `about`: what it quotes, if that is known. */
export async function showNotifications(db: Db, row: NewWithActor, about?: string): Promise<void> {
  const actor = getActor(row)
  if (actor) {
    const quoted = about ?? (await findQuotes(db, [row])).get(row.id)
    const view = notificationView(
      { ...row, createdAt: row.createdAt.toISOString(), isRead: false },
      actor,
      quoted,
    )
    await publish(db, [row.accountId], 'notification', view, row.actorId)
  }
  await publishBadges(db, [row.accountId])
}
