import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { notificationPreferences } from '../tables.ts'

export type PreferenceRow = typeof notificationPreferences.$inferSelect

/** What this person said; at most a row a topic. */
export function findPreferences(db: Db, accountId: string): Promise<PreferenceRow[]> {
  return db.select().from(notificationPreferences).where(eq(notificationPreferences.accountId, accountId))
}

export async function savePreferenceRows(db: Db, rows: PreferenceRow[]): Promise<void> {
  await db
    .insert(notificationPreferences)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationPreferences.accountId, notificationPreferences.topic],
      set: { inApp: sql`excluded.in_app`, email: sql`excluded.email` },
    })
}
