import { and, eq, lte, or } from 'drizzle-orm'
import { type PersonalData, readInBatches } from '#server/platform/db/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { notificationPreferences, notifications } from '../tables.ts'

/** Exports an account's preferences and the notifications that it sees, without those that wait until a decision is final. */
export const exportPersonalData = (db: Db, id: string, now: Date): PersonalData => ({
  notifications: readInBatches(db, notifications, {
    where: and(eq(notifications.accountId, id), lte(notifications.visibleFrom, now)),
    by: ['id'],
  }),
  preferences: readInBatches(db, notificationPreferences, {
    where: eq(notificationPreferences.accountId, id),
    by: ['topic'],
  }),
})

/** Erases an account's notifications, those of others about it, and its preferences. Returns the ids of the others. */
export async function erasePersonalData(db: Db, id: string): Promise<string[]> {
  const erased = await db
    .delete(notifications)
    .where(or(eq(notifications.accountId, id), eq(notifications.actorId, id), eq(notifications.actionId, id)))
    .returning({ accountId: notifications.accountId })
  await db.delete(notificationPreferences).where(eq(notificationPreferences.accountId, id))
  return [...new Set(erased.map(({ accountId }) => accountId))].filter((one) => one !== id)
}
