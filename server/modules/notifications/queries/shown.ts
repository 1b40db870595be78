import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { NotificationType } from '#contracts/lists.ts'
import { isPresent, isSuspended, presentAccounts, type StoredName } from '#server/modules/account/index.ts'
import { exceptBlocked } from '#server/modules/blocks/index.ts'
import { highestId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { isoText, preparedRows } from '#server/platform/db/preparedRows.ts'
import { notifications } from '../tables.ts'
import { type NotificationRow, type NotificationWithActor, withActor } from './notifications.ts'
import { quoteOf } from './quotes.ts'

const listSize = 50

const shownTo = (accountId: SQL | Placeholder | string, now: Date | Placeholder) =>
  and(
    eq(notifications.accountId, accountId),
    lte(notifications.visibleFrom, now),
    isNull(notifications.clearedAt),
  )

/** The system has no account. */
const isBySystem = eq(notifications.type, 'moderation')

/** Whether neither its actor nor this account blocks the other. */
export const isNotBlocked = (accountId: SQL | Placeholder | string) =>
  sql`${notifications.actorId} <> all(${exceptBlocked(accountId)})`

/** Selects the rows that an account's list has now; those of an erased actor are erased with it. */
export const listedFor = (accountId: SQL | Placeholder | string, now: Date | Placeholder) =>
  and(shownTo(accountId, now), isNotBlocked(accountId), not(isSuspended(notifications.actorId)))

/** Returns a delayed notification, unless it was cancelled or its list leaves it out because of its actor. */
export async function findDelayed(db: Db, id: string): Promise<NotificationWithActor | null> {
  const [row] = await db
    .select(withActor)
    .from(notifications)
    .where(
      and(
        eq(notifications.id, id),
        isNotBlocked(sql`${notifications.accountId}`),
        or(isBySystem, isPresent(notifications.actorId)),
      ),
    )
  return row ?? null
}

const reader = sql.placeholder('accountId')
const { id, type, detail, actorId, actionId } = notifications

/** Their actors are joined: two queries for each row, whether they are present and what they are called, took longer. */
const newest = preparedRows('notifications_newest', (db) =>
  db
    .select({
      ...{ id, type, detail, actorId, actionId },
      createdAt: isoText(notifications.createdAt).as('createdAt'),
      isRead: sql<boolean>`${notifications.readAt} is not null`.as('isRead'),
      name: sql<string>`coalesce(actor.name, '')`.as('name'),
      avatar: sql<string>`coalesce(actor.avatar, '')`.as('avatar'),
      quote: quoteOf(notifications).as('quote'),
    })
    .from(notifications)
    .leftJoin(sql`${presentAccounts} actor`, and(sql`actor.id = ${notifications.actorId}`, not(isBySystem)))
    .where(
      and(
        ...[shownTo(reader, sql.placeholder('now')), isNotBlocked(reader)],
        or(isBySystem, sql`actor.id is not null`),
        lt(notifications.id, sql.placeholder('cursor')),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(listSize),
)

/** A notification as its view shows it: `createdAt` is an ISO text. */
export type ShownNotification = Pick<NotificationRow, 'id' | 'type' | 'detail' | 'actorId' | 'actionId'> & {
  createdAt: string
  isRead: boolean
}

/** With the name of its actor and what it quotes; of a decision that is read on its own. */
export type ListedNotification = ShownNotification & StoredName & { quote: string | null }

/** Returns at most `listSize` rows before the cursor, newest first. */
export const findNewest = (
  db: Db,
  accountId: string,
  now: Date,
  cursor = highestId,
): Promise<ListedNotification[]> => newest(db).execute({ accountId, now, cursor })

export type Dismissed = { type: NotificationType; actorId: string; actionId?: string | null }

/** Deletes an account's notifications of an actor, and only those of `actionId` if given. */
export async function deleteShown(
  db: Db,
  accountId: string,
  notification: Dismissed,
  now: Date,
): Promise<void> {
  await db
    .delete(notifications)
    .where(
      and(
        shownTo(accountId, now),
        eq(notifications.type, notification.type),
        eq(notifications.actorId, notification.actorId),
        notification.actionId ? eq(notifications.actionId, notification.actionId) : undefined,
      ),
    )
}

/** Clears all shown notifications except open friend requests. */
export async function clearShown(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ clearedAt: now })
    .where(
      and(shownTo(accountId, now), or(ne(notifications.type, 'friends'), ne(notifications.detail, 'asked'))),
    )
}

/** Restores what an account cleared after a moment. */
export async function restoreCleared(db: Db, accountId: string, after: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ clearedAt: null })
    .where(and(eq(notifications.accountId, accountId), gt(notifications.clearedAt, after)))
}

/** Deletes what an account cleared up to a moment. */
export async function deleteCleared(db: Db, accountId: string, until: Date): Promise<void> {
  await db
    .delete(notifications)
    .where(and(eq(notifications.accountId, accountId), lte(notifications.clearedAt, until)))
}

/** Returns false when nothing was unread. */
export async function markAllRead(db: Db, accountId: string, now: Date): Promise<boolean> {
  const seen = await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(shownTo(accountId, now), isNull(notifications.readAt)))
    .returning({ id: notifications.id })
  return seen.length > 0
}

/**
 * Marks the lines of these rows as read, with their older rows; rows of a line newer than these stay unread. Returns false
 * when nothing was unread.
 */
export async function markLinesRead(
  db: Db,
  accountId: string,
  ids: readonly string[],
  now: Date,
): Promise<boolean> {
  const { type, detail, actionId } = notifications
  const shown = db
    .selectDistinctOn([type, detail, actionId], { type, detail, actionId, newest: notifications.id })
    .from(notifications)
    .where(and(shownTo(accountId, now), inArray(notifications.id, [...ids])))
    .orderBy(type, detail, actionId, desc(notifications.id))
    .as('shown')
  const seen = await db
    .update(notifications)
    .set({ readAt: now })
    .from(shown)
    .where(
      and(
        shownTo(accountId, now),
        isNull(notifications.readAt),
        eq(notifications.type, shown.type),
        eq(notifications.detail, shown.detail),
        eq(notifications.actionId, shown.actionId),
        lte(notifications.id, shown.newest),
      ),
    )
    .returning({ id: notifications.id })
  return seen.length > 0
}
