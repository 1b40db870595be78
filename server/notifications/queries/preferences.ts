import { and, eq, sql } from 'drizzle-orm'
import type { NotificationTopic } from '#contracts/lists.ts'
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

/** Whether this person has not said that they want no such news in their list. */
export async function isWanted(db: Db, accountId: string, topic: NotificationTopic): Promise<boolean> {
  const { accountId: whose, topic: which, inApp } = notificationPreferences
  const refused = await db
    .select({ inApp })
    .from(notificationPreferences)
    .where(and(eq(whose, accountId), eq(which, topic), eq(inApp, false)))
  return refused.length === 0
}
