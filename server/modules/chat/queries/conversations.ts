import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { conversations } from '../tables.ts'

export type ConversationRow = typeof conversations.$inferSelect

/** The smaller id comes first. */
const getPair = (one: string, other: string) =>
  one < other ? { firstId: one, secondId: other } : { firstId: other, secondId: one }

type NewPair = { id: string; fromId: string; toId: string; isRequest: boolean }

/** Returns the pair's conversation, locked, and inserts it if needed; parallel callers get the same one. */
export async function lockConversation(
  db: Db,
  { id, fromId, toId, isRequest }: NewPair,
): Promise<ConversationRow> {
  const pair = getPair(fromId, toId)
  await db
    .insert(conversations)
    .values({ id, ...pair, startedBy: fromId, isRequest })
    .onConflictDoNothing()
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.firstId, pair.firstId), eq(conversations.secondId, pair.secondId)))
    .for('update')
  if (!row) throw new Error('the conversation was neither found nor inserted')
  return row
}

/** Returns this conversation if the account is a member; with `locked`, locks it until the transaction ends. */
export async function findOwnConversation(
  db: Db,
  id: string,
  accountId: string,
  { locked = false } = {},
): Promise<ConversationRow | null> {
  const query = db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), isMember(accountId)))
  const [row] = await (locked ? query.for('update') : query)
  return row ?? null
}

const isMember = (accountId: string) =>
  or(eq(conversations.firstId, accountId), eq(conversations.secondId, accountId))

/** Returns the conversation of two accounts, or null. */
export async function findConversationBetween(
  db: Db,
  one: string,
  other: string,
): Promise<ConversationRow | null> {
  const { firstId, secondId } = getPair(one, other)
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.firstId, firstId), eq(conversations.secondId, secondId)))
  return row ?? null
}

/** Leaves out conversations that the account declined and those with blocked accounts. */
const shownTo = (accountId: string, hidden: readonly string[]): SQL => sql`
  last_message_id is not null and (declined_at is null or started_by = ${accountId})
  and first_id <> all(${sql.param([...hidden])}::uuid[]) and second_id <> all(${sql.param([...hidden])}::uuid[])`

type ListParams = { accountId: string; hidden: readonly string[]; before: string | null; limit: number }

/** Returns an account's conversations, latest message first; each side of the pair has an index. */
export async function findConversations(
  db: Db,
  { accountId, hidden, before, limit }: ListParams,
): Promise<ConversationRow[]> {
  const older = before
    ? sql`and (last_message_at, id) < (select last_message_at, id from ${conversations} where id = ${before})`
    : sql``
  const half = (mine: 'first_id' | 'second_id') => sql`(
    select id, last_message_at from ${conversations}
    where ${sql.identifier(mine)} = ${accountId} and ${shownTo(accountId, hidden)} ${older}
    order by last_message_at desc, id desc limit ${limit})`
  const newest = sql`(select id from (${half('first_id')} union all ${half('second_id')}) mine
    order by last_message_at desc, id desc limit ${limit})`
  return db
    .select()
    .from(conversations)
    .where(sql`${conversations.id} in ${newest}`)
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(limit)
}

export async function updateConversation(
  db: Db,
  id: string,
  changes: Partial<typeof conversations.$inferInsert>,
): Promise<void> {
  await db.update(conversations).set(changes).where(eq(conversations.id, id))
}

/** Inserts past conversations as they are. */
export async function insertConversations(
  db: Db,
  rows: (typeof conversations.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(conversations).values(rows)
}
