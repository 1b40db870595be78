import { and, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Badge } from '#contracts/live.ts'
import { exceptBlocked } from '#server/modules/blocks/index.ts'
import { prepareCountsWith } from '#server/modules/notifications/index.ts'
import { lowestId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { prepared, preparedSql } from '#server/platform/db/prepared.ts'
import { readWith } from '#server/platform/db/preparedRows.ts'
import { conversationReads, conversations, messages } from '../tables.ts'

export type Read = { accountId: string; messageId: string | null; readAt: Date }

const renewedMark = prepared((db) =>
  db
    .insert(conversationReads)
    .values({
      conversationId: sql.placeholder('conversationId'),
      accountId: sql.placeholder('accountId'),
      messageId: sql.placeholder('messageId'),
      readAt: sql.placeholder('readAt'),
    })
    .onConflictDoUpdate({
      target: [conversationReads.conversationId, conversationReads.accountId],
      set: { messageId: sql`excluded.message_id`, readAt: sql`excluded.read_at` },
      setWhere: sql`${conversationReads.messageId} is null or ${conversationReads.messageId} < excluded.message_id`,
    })
    .returning({ accountId: conversationReads.accountId })
    .prepare('conversation_read_save'),
)

/** Saves that an account has read up to this message; returns false, and changes nothing, when a newer mark exists. */
export async function saveRead(
  db: Db,
  read: { conversationId: string; accountId: string; messageId: string; readAt: Date },
): Promise<boolean> {
  return (await renewedMark(db).execute(read)).length > 0
}

/** Inserts past read marks as they are. */
export async function insertReads(db: Db, rows: (typeof conversationReads.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(conversationReads).values(rows)
}

type StoredRead = { accountId: string; messageId: string | null; readAt: string }

/** The read marks of both sides, as a column of a query for this conversation. */
export const readsOf = (conversationId: SQLWrapper): SQL<Read[]> =>
  readWith(
    sql`(
    select coalesce(json_agg(json_build_object('accountId', mark.account_id, 'messageId', mark.message_id,
      'readAt', mark.read_at)), '[]')
    from ${conversationReads} mark where mark.conversation_id = ${conversationId})`,
    (reads: StoredRead[]): Read[] =>
      reads.map(({ readAt, ...mark }) => ({ ...mark, readAt: new Date(readAt) })),
  )

/** What was deleted, or removed by a moderator, leaves nothing to read. */
const isToRead = sql`(m.text <> '' or m.media <> '{}') and m.hidden_at is null`

/**
 * SQL of whether the other side wrote in a conversation after this account's read mark, without what was deleted. The first
 * message that it looks at decides, mostly: an account's own messages move its mark unless there is an unread one before them.
 */
export const hasUnread = (
  conversationId: SQLWrapper,
  accountId: SQLWrapper,
  seen: SQLWrapper,
): SQL => sql`exists (
  select 1 from ${messages} m where m.conversation_id = ${conversationId} and m.from_id <> ${accountId}
    and m.id > coalesce(${seen}, ${lowest}) and ${isToRead})`

const lowest = sql.raw(`'${lowestId}'::uuid`)

/**
 * Selects conversations with unread messages, without those that the account declined and those with blocked accounts. Below an
 * account's own last message others can be unread, when the system wrote it.
 */
const unread = (accountId: SQL | Placeholder): SQL => sql`
  select c.id, r.message_id as seen from ${conversations} c
    left join ${conversationReads} r on r.conversation_id = c.id and r.account_id = ${accountId}
  where ${accountId} in (c.first_id, c.second_id) and (r.message_id is null or r.message_id < c.last_message_id)
    and (c.last_from_id <> ${accountId} or ${hasUnread(sql`c.id`, accountId, sql`r.message_id`)})
    and (c.declined_at is null or c.started_by = ${accountId})
    and not array[c.first_id, c.second_id] && ${exceptBlocked(accountId)}`

type Span = { since: Date; until: Date }

const isLastIn = ({ since, until }: Span): SQL => sql`
  c.last_message_at > ${since.toISOString()}::timestamptz and c.last_message_at <= ${until.toISOString()}::timestamptz`

/** Returns by account id the number of conversations with unread messages whose last one is of this period. */
export async function countUnreadFor(
  db: Db,
  accountIds: readonly string[],
  span: Span,
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; total: number }>(sql`
    select account.id, (
      select count(*)::int from (${unread(sql`account.id`)} and ${isLastIn(span)}) unread
    ) as total
    from unnest(${sql.param([...accountIds])}::uuid[]) as account(id)`)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

const badges = prepareCountsWith(
  'badges',
  sql<number>`(select count(*)::int from (${unread(sql`account.id`)}) unread)`,
)

/** Returns by account id the counts of the header's badges, for accounts that exist as seen by this transaction. */
export async function countBadges(
  db: Db,
  accountIds: readonly string[],
  now: Date,
): Promise<Map<string, Badge>> {
  const rows = await badges(db).execute({ ids: [...accountIds], now })
  return new Map(
    rows.map(({ id, total, unread, other }) => [id, { notifications: total, unread, messages: other }]),
  )
}

/** Returns the next accounts, by id, with unread messages of this period. */
export async function findPeopleWithUnread(
  db: Db,
  span: Span,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct reader as id from ${conversations} c
      cross join lateral (values (c.first_id), (c.second_id)) side (reader)
      left join ${conversationReads} r on r.conversation_id = c.id and r.account_id = reader
    where ${isLastIn(span)} and reader > ${after}::uuid and (r.message_id is null or r.message_id < c.last_message_id)
      and (c.last_from_id <> reader or ${hasUnread(sql`c.id`, sql`reader`, sql`r.message_id`)})
    order by reader limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Unread messages of a conversation are counted up to this number. */
const maxCounted = 1_000

const selectUnread = (among: SQL): SQL => sql`
  select u.id, (select count(*)::int from (
    select 1 from ${messages} m where m.conversation_id = u.id and m.from_id <> ${sql.placeholder('accountId')}
      and (u.seen is null or m.id > u.seen) and ${isToRead} limit ${maxCounted}
  ) counted) as total
  from (${unread(sql.placeholder('accountId'))}) u ${among} limit 200`
type Unread = { id: string; total: number }
const unreadMessages = preparedSql<Unread>('messages_unread', selectUnread(sql``))
const unreadMessagesAmong = preparedSql<Unread>(
  'messages_unread_among',
  selectUnread(sql`where id = any(${sql.placeholder('ids')}::uuid[])`),
)

/** Counts unread messages by conversation, without deleted ones: in these or, without ids, in all that have some. */
export async function countUnreadMessages(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<Unread[]> {
  const statement = ids.length > 0 ? unreadMessagesAmong(db) : unreadMessages(db)
  return (await statement.execute({ accountId, ids: [...ids] })).rows
}

/** Returns which of these conversations are the account's. */
export async function ownAmong(db: Db, accountId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        sql`${conversations.id} = any(${sql.param([...ids])}::uuid[])`,
        sql`${accountId} in (${conversations.firstId}, ${conversations.secondId})`,
      ),
    )
    .limit(ids.length)
  return rows.map(({ id }) => id)
}
