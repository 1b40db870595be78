import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { Cause } from './notify.ts'
import { insertPast } from './queries/notifications.ts'

export type PastNotification = Cause & { at: Date; isRead: boolean }

/** Saves the notifications of the demo town, oldest first, because lists sort by id. */
export async function seedNotifications(db: Db, past: readonly PastNotification[]): Promise<void> {
  const inOrder = past.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  await insertPast(
    db,
    inOrder.map(({ at, isRead, ...notification }) => ({
      ...notification,
      id: newId(),
      createdAt: at,
      visibleFrom: at,
      readAt: isRead ? at : null,
    })),
  )
}
