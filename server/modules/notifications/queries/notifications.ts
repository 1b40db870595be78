import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { cardOf, type StoredCard } from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import type { Cause, NewNotification } from '../notify.ts'
import { notifications } from '../tables.ts'

/** Selects the row of this cause. */
export const byCause = (cause: Cause): SQL | undefined =>
  and(
    eq(notifications.accountId, cause.accountId),
    eq(notifications.type, cause.type),
    eq(notifications.detail, cause.detail ?? ''),
    eq(notifications.actorId, cause.actorId),
    eq(notifications.actionId, cause.actionId),
  )

const { visibleFrom: _, clearedAt: _a, ...shownColumns } = getTableColumns(notifications)
export const withActor = { ...shownColumns, actor: cardOf(notifications.actorId) }

/** What a notification shows. */
export type NotificationRow = Omit<typeof notifications.$inferSelect, 'visibleFrom' | 'clearedAt'>
/** A notification with the card of its actor; null for the system and for erased accounts. */
export type NotificationWithActor = NotificationRow & { actor: StoredCard | null }

const renewing = prepared((db) =>
  db
    .insert(notifications)
    .values({
      id: sql.placeholder('id'),
      accountId: sql.placeholder('accountId'),
      type: sql.placeholder('type'),
      detail: sql.placeholder('detail'),
      actorId: sql.placeholder('actorId'),
      actionId: sql.placeholder('actionId'),
      createdAt: sql.placeholder('createdAt'),
      visibleFrom: sql.placeholder('visibleFrom'),
    })
    .onConflictDoUpdate({
      target: [
        notifications.accountId,
        notifications.type,
        notifications.detail,
        notifications.actorId,
        notifications.actionId,
      ],
      set: {
        id: sql`excluded.id`,
        createdAt: sql`excluded.created_at`,
        readAt: null,
        clearedAt: null,
        visibleFrom: sql`excluded.visible_from`,
      },
    })
    .returning(withActor)
    .prepare('notification_save'),
)

/** Saves a notification, or renews the existing row: new id, unread. */
export async function saveNotification(
  db: Db,
  notification: NewNotification & { id: string; createdAt: Date; visibleFrom: Date },
): Promise<NotificationWithActor> {
  const [saved] = await renewing(db).execute({ ...notification, detail: notification.detail ?? '' })
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

export async function findNotification(db: Db, id: string): Promise<NotificationWithActor | null> {
  const [row] = await db.select(withActor).from(notifications).where(eq(notifications.id, id))
  return row ?? null
}
