import { eq, or } from 'drizzle-orm'
import { type PersonalData, readInBatches } from '#server/platform/db/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { notificationPreferences, notifications } from '../tables.ts'

/** Everything this module holds about somebody: what they were told, and how they want to be told. */
export const exportPersonalData = (db: Db, id: string): PersonalData => ({
  notifications: readInBatches(db, notifications, { where: eq(notifications.accountId, id), by: ['id'] }),
  preferences: readInBatches(db, notificationPreferences, {
    where: eq(notificationPreferences.accountId, id),
    by: ['topic'],
  }),
})

/** What they were told, and what others were told of them. */
export async function erasePersonalData(db: Db, id: string): Promise<void> {
  await db
    .delete(notifications)
    .where(or(eq(notifications.accountId, id), eq(notifications.actorId, id), eq(notifications.actionId, id)))
  await db.delete(notificationPreferences).where(eq(notificationPreferences.accountId, id))
}
