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

/** Saves `change` of one topic; what it leaves out stays as it is saved, or as in `row` where nothing is. */
export async function savePreference(
  db: Db,
  row: PreferenceRow,
  change: Partial<Pick<PreferenceRow, 'inApp' | 'email'>>,
): Promise<void> {
  const { accountId, topic } = notificationPreferences
  await db
    .insert(notificationPreferences)
    .values({ ...row, inApp: change.inApp ?? row.inApp, email: change.email ?? row.email })
    .onConflictDoUpdate({ target: [accountId, topic], set: change })
}
