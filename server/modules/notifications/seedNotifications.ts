import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { Cause } from './notify.ts'
import { insertPast } from './queries/notifications.ts'

export type PastNotification = Cause & { at: Date; isRead: boolean }

/** Saves what was told before a town was filled, the oldest first as the list is read; for the demo room alone. */
export async function seedNotifications(db: Db, past: readonly PastNotification[]): Promise<void> {
  const inOrder = past.toSorted((one, other) => one.at.getTime() - other.at.getTime())
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
