import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import type { Cause, NewNotification } from '../notify.ts'
import { notifications } from '../tables.ts'

export type NotificationRow = typeof notifications.$inferSelect

/** Selects the row of this cause. */
export const byCause = (cause: Cause): SQL | undefined =>
  and(
    eq(notifications.accountId, cause.accountId),
    eq(notifications.type, cause.type),
    eq(notifications.detail, cause.detail ?? ''),
    eq(notifications.actorId, cause.actorId),
    eq(notifications.actionId, cause.actionId),
  )

/** Saves a notification, or renews the existing row: new id, unread. */
export async function saveNotification(
  db: Db,
  notification: NewNotification & { id: string; createdAt: Date; visibleFrom: Date },
): Promise<NotificationRow> {
  const [saved] = await db
    .insert(notifications)
    .values(notification)
    .onConflictDoUpdate({
      target: [
        notifications.accountId,
        notifications.type,
        notifications.detail,
        notifications.actorId,
        notifications.actionId,
      ],
      set: {
        id: notification.id,
        createdAt: notification.createdAt,
        readAt: null,
        clearedAt: null,
        visibleFrom: notification.visibleFrom,
      },
    })
    .returning()
  if (!saved) throw new Error('the notification was not saved')
  return saved
}

/** Whether the notification exists and is neither read nor cleared. */
export async function isStillShown(db: Db, cause: Cause): Promise<boolean> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(byCause(cause), isNull(notifications.readAt), isNull(notifications.clearedAt)))
  return rows.length > 0
}

/** Inserts past rows as they are. */
export async function insertPast(db: Db, rows: (typeof notifications.$inferInsert)[]): Promise<void> {
  await db.insert(notifications).values(rows)
}

export async function findNotification(db: Db, id: string): Promise<NotificationRow | null> {
  const [row] = await db.select().from(notifications).where(eq(notifications.id, id))
  return row ?? null
}
