import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { notificationPreferences } from '../tables.ts'

export type PreferenceRow = typeof notificationPreferences.$inferSelect

/** Returns the saved preferences of these accounts; at most one row per account and topic. */
export const findPreferences = (db: Db, accountIds: readonly string[]): Promise<PreferenceRow[]> =>
  db
    .select()
    .from(notificationPreferences)
    .where(inArray(notificationPreferences.accountId, [...accountIds]))

export async function savePreferenceRows(db: Db, rows: PreferenceRow[]): Promise<void> {
  await db
    .insert(notificationPreferences)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationPreferences.accountId, notificationPreferences.topic],
      set: { inApp: sql`excluded.in_app`, email: sql`excluded.email` },
    })
}
