import { and, count, desc, eq, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { NotificationType } from '#contracts/lists.ts'
import { isPresent } from '#server/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { Deed, News } from '../notify.ts'
import { notifications } from '../tables.ts'

export type NotificationRow = typeof notifications.$inferSelect

const listSize = 50

/** The one row that tells of this deed. */
export const ofDeed = (deed: Deed): SQL | undefined =>
  and(
    eq(notifications.accountId, deed.accountId),
    eq(notifications.type, deed.type),
    eq(notifications.detail, deed.detail ?? ''),
    eq(notifications.actorId, deed.actorId),
    eq(notifications.actionId, deed.actionId),
  )

const shownTo = (accountId: string, now: Date) =>
  and(eq(notifications.accountId, accountId), lte(notifications.visibleFrom, now))

/** As the list is read: without people who are gone, nor those whom the reader is not to see. */
type Reading = { now: Date; hidden: readonly string[] }

const readBy = (accountId: string, { now, hidden }: Reading) =>
  and(
    shownTo(accountId, now),
    sql`${notifications.actorId} <> all(${sql.param(hidden)}::uuid[])`,
    // The house itself is nobody's account.
    or(eq(notifications.type, 'moderation'), isPresent(notifications.actorId)),
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
      set: { id: news.id, createdAt: news.createdAt, readAt: null, visibleFrom: news.visibleFrom },
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
    .where(and(ofDeed(deed), isNull(notifications.readAt)))
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

/** At most `listSize` rows before the cursor, newest first. */
export function findNewest(
  db: Db,
  accountId: string,
  reading: Reading,
  cursor?: string,
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(and(readBy(accountId, reading), cursor ? lt(notifications.id, cursor) : undefined))
    .orderBy(desc(notifications.id))
    .limit(listSize)
}

export async function countShown(
  db: Db,
  accountId: string,
  reading: Reading,
): Promise<{ total: number; unread: number }> {
  const [counted] = await db
    .select({
      total: count(),
      unread: sql<number>`count(*) filter (where ${notifications.readAt} is null)::int`,
    })
    .from(notifications)
    .where(readBy(accountId, reading))
  return counted ?? { total: 0, unread: 0 }
}

type Dismissed = { type: NotificationType; actorId: string; actionId?: string | null }

/** Removes what this person was told of that actor, and of that thing alone when it is named. */
export async function deleteShown(db: Db, accountId: string, news: Dismissed, now: Date): Promise<void> {
  await db
    .delete(notifications)
    .where(
      and(
        shownTo(accountId, now),
        eq(notifications.type, news.type),
        eq(notifications.actorId, news.actorId),
        news.actionId ? eq(notifications.actionId, news.actionId) : undefined,
      ),
    )
}

/** Removes all that is shown but open friend requests: those wait for an answer. */
export async function deleteAllShown(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .delete(notifications)
    .where(
      and(shownTo(accountId, now), or(ne(notifications.type, 'friends'), ne(notifications.detail, 'asked'))),
    )
}

/** False when there was nothing left to see. */
export async function markAllRead(db: Db, accountId: string, now: Date): Promise<boolean> {
  const seen = await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(shownTo(accountId, now), isNull(notifications.readAt)))
    .returning({ id: notifications.id })
  return seen.length > 0
}
