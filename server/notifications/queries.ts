import { and, count, desc, eq, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { NotificationType } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { News } from './notify.ts'
import { notifications } from './tables.ts'

export type NotificationRow = typeof notifications.$inferSelect
type Deed = Omit<News, 'visibleFrom'>

const listSize = 50

const ofDeed = (deed: Deed) =>
  and(
    eq(notifications.accountId, deed.accountId),
    eq(notifications.type, deed.type),
    eq(notifications.detail, deed.detail),
    eq(notifications.actorId, deed.actorId),
    eq(notifications.actionId, deed.actionId),
  )

const shownTo = (accountId: string, now: Date) =>
  and(eq(notifications.accountId, accountId), lte(notifications.visibleFrom, now))

/** Saves news, or renews the row that told the same before: new id, unread again. */
export async function saveNotification(
  db: Db,
  news: Required<News> & { id: string; createdAt: Date },
): Promise<void> {
  await db
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
}

/** Saves rows of the past as they are. */
export async function insertPast(db: Db, rows: (typeof notifications.$inferInsert)[]): Promise<void> {
  await db.insert(notifications).values(rows)
}

export async function deleteOfDeed(db: Db, deed: Deed): Promise<void> {
  await db.delete(notifications).where(ofDeed(deed))
}

/** At most `listSize` rows before the cursor, newest first. */
export function findNewest(
  db: Db,
  accountId: string,
  now: Date,
  cursor?: string,
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(and(shownTo(accountId, now), cursor ? lt(notifications.id, cursor) : undefined))
    .orderBy(desc(notifications.id))
    .limit(listSize)
}

export async function countShown(
  db: Db,
  accountId: string,
  now: Date,
): Promise<{ total: number; unread: number }> {
  const [counted] = await db
    .select({
      total: count(),
      unread: sql<number>`count(*) filter (where ${notifications.readAt} is null)::int`,
    })
    .from(notifications)
    .where(shownTo(accountId, now))
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

export async function markAllRead(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(shownTo(accountId, now), isNull(notifications.readAt)))
}
