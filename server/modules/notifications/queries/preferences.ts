import { sql } from 'drizzle-orm'
import { isAmong } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { notificationPreferences } from '../tables.ts'

export type PreferenceRow = typeof notificationPreferences.$inferSelect

const preferencesOf = prepared((db) =>
  db
    .select()
    .from(notificationPreferences)
    .where(isAmong(notificationPreferences.accountId))
    .prepare('notification_preferences'),
)

/** Returns the saved preferences of these accounts; at most one row per account and topic. */
export const findPreferences = (db: Db, accountIds: readonly string[]): Promise<PreferenceRow[]> =>
  preferencesOf(db).execute({ ids: [...accountIds] })

export async function savePreferenceRows(db: Db, rows: PreferenceRow[]): Promise<void> {
  await db
    .insert(notificationPreferences)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationPreferences.accountId, notificationPreferences.topic],
      set: { inApp: sql`excluded.in_app`, email: sql`excluded.email` },
    })
}
