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
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { NotificationType } from '#contracts/lists.ts'
import type { NotificationCount } from '#contracts/notifications.ts'
import {
  existingAmong,
  isPresent,
  ownId,
  prepareMeWith,
  presentAccounts,
  type StoredName,
} from '#server/modules/account/index.ts'
import { exceptBlocked } from '#server/modules/blocks/index.ts'
import { highestId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { preparedRows } from '#server/platform/db/preparedRows.ts'
import { newestEventOf } from '#server/platform/live/queries.ts'
import { mostCounted } from '#server/platform/paging.ts'
import { notifications } from '../tables.ts'
import { type NotificationRow, type NotificationWithActor, shownColumns, withActor } from './notifications.ts'
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

const isNotBlocked = (accountId: SQL | Placeholder | string) =>
  sql`${notifications.actorId} <> all(${exceptBlocked(accountId)})`

/** Selects the rows whose actor is neither erased nor suspended nor blocked. */
const withoutHiddenActors = (accountId: SQL | Placeholder | string) =>
  and(isNotBlocked(accountId), or(isBySystem, isPresent(notifications.actorId)))

const listedFor = (accountId: SQL | Placeholder | string, now: Date | Placeholder) =>
  and(shownTo(accountId, now), withoutHiddenActors(accountId))

/** Returns a delayed notification, unless it was cancelled or its list leaves it out because of its actor. */
export async function findDelayed(db: Db, id: string): Promise<NotificationWithActor | null> {
  const [row] = await db
    .select(withActor)
    .from(notifications)
    .where(and(eq(notifications.id, id), withoutHiddenActors(sql`${notifications.accountId}`)))
  return row ?? null
}

const reader = sql.placeholder('accountId')

/** Their actors are joined: each in an object of JSON, and asked for once more, they took a fifth longer. */
const newest = preparedRows('notifications_newest', (db) =>
  db
    .select({
      ...shownColumns,
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

/** A notification as the list shows it, with the name of its actor and what it quotes; of a decision that is read on its own. */
export type ListedNotification = NotificationRow & StoredName & { quote: string | null }

/** Returns at most `listSize` rows before the cursor, newest first. */
export const findNewest = (
  db: Db,
  accountId: string,
  now: Date,
  cursor = highestId,
): Promise<ListedNotification[]> => newest(db).execute({ accountId, now, cursor })

/**
 * The counts of an account's list, as a table of one row for another query. Notifications of one event and thing share a
 * line of the list.
 */
function countedFor(accountId: SQL) {
  const builder = new QueryBuilder()
  const { id, type, detail, actionId, readAt } = notifications
  const newest = builder
    .select({ type, detail, actionId, readAt })
    .from(notifications)
    .where(listedFor(accountId, sql.placeholder('now')))
    .orderBy(desc(id))
    .limit(mostCounted + 1)
    .as('newest')
  const lines = builder
    .select({ isUnread: sql`bool_or(${newest.readAt} is null)`.as('is_unread') })
    .from(newest)
    .groupBy(newest.type, newest.detail, newest.actionId)
    .as('lines')
  return builder
    .select({
      total: sql<number>`count(*)::int`.as('total'),
      unread: sql<number>`(count(*) filter (where ${lines.isUnread}))::int`.as('unread'),
    })
    .from(lines)
    .as('counted')
}

/**
 * Prepares the counts of several accounts' lists, among the newest rows up to one more than the maximum shown, with a column of
 * another module, which may name `account.id`. Unknown accounts have none.
 */
export const prepareCountsWith = <Other>(name: string, other: SQL<Other>) =>
  prepared((db) => {
    const counted = countedFor(sql`account.id`)
    return db
      .select({
        id: sql<string>`account.id`,
        total: counted.total,
        unread: counted.unread,
        other: other.as('other'),
      })
      .from(sql`${existingAmong(sql`${sql.placeholder('ids')}::uuid[]`)} as account`)
      .innerJoinLateral(counted, sql`true`)
      .prepare(name)
  })

const count = prepared((db) => {
  const counted = countedFor(sql`${sql.placeholder('accountId')}::uuid`)
  return db
    .select({ total: counted.total, unread: counted.unread })
    .from(counted)
    .prepare('notification_count')
})

/** Returns the number of lines in an account's list, among the newest rows up to one more than the maximum shown. */
export async function countShown(db: Db, accountId: string, now: Date): Promise<NotificationCount> {
  const [row] = await count(db).execute({ accountId, now })
  return row ?? { total: 0, unread: 0 }
}

const meWithCounts = prepareMeWith(
  'every_page',
  sql<NotificationCount & { newestEvent: string }>`(
    select json_build_object('total', total, 'unread', unread, 'newestEvent', coalesce(${newestEventOf(ownId)}, 0)::text)
    from ${countedFor(ownId)})`,
)

/** Returns an account with the counts of its list and its newest event, of one moment and in one statement. */
export const findMeWithCounts = (db: Db, accountId: string, now: Date) => meWithCounts(db, accountId, { now })

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
