import { desc, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { NotificationCount } from '#contracts/notifications.ts'
import { existingAmong, ownId, prepareMeWith } from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { newestEventOf } from '#server/platform/live/queries.ts'
import { mostCounted } from '#server/platform/paging.ts'
import { notifications } from '../tables.ts'
import { listedFor } from './shown.ts'

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
