import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import type { Deed, News } from '../notify.ts'
import { notifications } from '../tables.ts'

export type NotificationRow = typeof notifications.$inferSelect

/** The one row that tells of this deed. */
export const byMutation = (deed: Deed): SQL | undefined =>
  and(
    eq(notifications.accountId, deed.accountId),
    eq(notifications.type, deed.type),
    eq(notifications.detail, deed.detail ?? ''),
    eq(notifications.actorId, deed.actorId),
    eq(notifications.actionId, deed.actionId),
  )

/** Saves news, or renews the row that told the same before: new id, unread again. */
export async function saveNotification(
  db: Db,
  news: News & { id: string; createdAt: Date; visibleFrom: Date },
): Promise<NotificationRow> {
  const [saved] = await db
    .insert(notifications)
    .values(news)
    .onConflictDoUpdate({
      target: [
        notifications.accountId,
        notifications.type,
        notifications.detail,
        notifications.actorId,
        notifications.actionId,
      ],
      set: {
        id: news.id,
        createdAt: news.createdAt,
        readAt: null,
        clearedAt: null,
        visibleFrom: news.visibleFrom,
      },
    })
    .returning()
  if (!saved) throw new Error('the news was not saved')
  return saved
}

/** Whether news of this deed are still there and have not been seen. */
export async function isStillTold(db: Db, deed: Deed): Promise<boolean> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(byMutation(deed), isNull(notifications.readAt), isNull(notifications.clearedAt)))
  return rows.length > 0
}

/** Saves rows of the past as they are. */
export async function insertPast(db: Db, rows: (typeof notifications.$inferInsert)[]): Promise<void> {
  await db.insert(notifications).values(rows)
}

export async function findNotification(db: Db, id: string): Promise<NotificationRow | null> {
  const [row] = await db.select().from(notifications).where(eq(notifications.id, id))
  return row ?? null
}
