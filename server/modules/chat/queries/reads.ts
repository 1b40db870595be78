import { and, eq, type SQL, sql } from 'drizzle-orm'
import { exceptBlocked } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { conversationReads, conversations, messages } from '../tables.ts'

export type Read = { accountId: string; messageId: string | null; readAt: Date }

/** Notes that someone has seen all up to this message; an older mark never replaces a newer one. */
export async function saveRead(
  db: Db,
  read: { conversationId: string; accountId: string; messageId: string; readAt: Date },
): Promise<boolean> {
  const rows = await db
    .insert(conversationReads)
    .values(read)
    .onConflictDoUpdate({
      target: [conversationReads.conversationId, conversationReads.accountId],
      set: { messageId: read.messageId, readAt: read.readAt },
      setWhere: sql`${conversationReads.messageId} is null or ${conversationReads.messageId} < ${read.messageId}`,
    })
    .returning({ accountId: conversationReads.accountId })
  return rows.length > 0
}

/** Saves marks of the past as they are. */
export async function insertReads(db: Db, rows: (typeof conversationReads.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(conversationReads).values(rows)
}

/** How far each of the two has read. */
export function findReads(db: Db, conversationId: string): Promise<Read[]> {
  return db
    .select({
      accountId: conversationReads.accountId,
      messageId: conversationReads.messageId,
      readAt: conversationReads.readAt,
    })
    .from(conversationReads)
    .where(eq(conversationReads.conversationId, conversationId))
    .limit(2)
}

/** Unread are the other's messages after one's own mark; of what one declined, or of whom one is kept from, nothing is. */
const unread = (accountId: SQL | string): SQL => sql`
  select c.id, r.message_id as seen from ${conversations} c
    left join ${conversationReads} r on r.conversation_id = c.id and r.account_id = ${accountId}
  where ${accountId} in (c.first_id, c.second_id)
    and c.last_from_id <> ${accountId} and (r.message_id is null or r.message_id < c.last_message_id)
    and (c.declined_at is null or c.started_by = ${accountId})
    and not array[c.first_id, c.second_id] && ${exceptBlocked(accountId)}`

/** account id -> in how many conversations something waits to be read: what the header's badge shows. */
export async function countUnreadFor(db: Db, accountIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; total: number }>(sql`
    select account.id, (select count(*)::int from (${unread(sql`account.id`)}) unread) as total
    from unnest(${sql.param([...accountIds])}::uuid[]) as account(id)`)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** The next people, in the order of their ids, to whom somebody wrote in this time and who have not read it. */
export async function findPeopleWithUnread(
  db: Db,
  { since, until }: { since: Date; until: Date },
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct reader as id from (
      select case when last_from_id = first_id then second_id else first_id end as reader, id, last_message_id
      from ${conversations}
      where last_message_at > ${since.toISOString()}::timestamptz and last_message_at <= ${until.toISOString()}::timestamptz
        and last_from_id is not null
    ) told
    where reader > ${after}::uuid and not exists (
      select 1 from ${conversationReads} r
      where r.conversation_id = told.id and r.account_id = reader and r.message_id >= told.last_message_id)
    order by reader limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** So far unread messages of a conversation are counted. */
const mostCounted = 1_000

/** Unread messages by conversation: of these, or, when none is named, of all that hold some. */
export async function countUnreadMessages(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<{ id: string; total: number }[]> {
  const among = ids.length > 0 ? sql`where id = any(${sql.param([...ids])}::uuid[])` : sql``
  const { rows } = await db.execute<{ id: string; total: number }>(sql`
    select u.id, (select count(*)::int from (
      select 1 from ${messages} m where m.conversation_id = u.id and m.from_id <> ${accountId}
        and (u.seen is null or m.id > u.seen) limit ${mostCounted}
    ) counted) as total
    from (${unread(accountId)}) u ${among} limit 200`)
  return rows
}

/** Which of these conversations are this person's. */
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
