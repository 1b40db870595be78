import { and, desc, eq, getTableColumns, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { bothShow } from '#server/modules/account/index.ts'
import { blockedBetween } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { conversations } from '../tables.ts'

export type ConversationRow = typeof conversations.$inferSelect

/** The smaller id comes first. */
const getPair = (one: string, other: string) =>
  one < other ? { firstId: one, secondId: other } : { firstId: other, secondId: one }

type NewPair = { id: string; fromId: string; toId: string; isRequest: boolean }

const newPair = prepared((db) =>
  db
    .insert(conversations)
    .values({
      id: sql.placeholder('id'),
      firstId: sql.placeholder('firstId'),
      secondId: sql.placeholder('secondId'),
      startedBy: sql.placeholder('startedBy'),
      isRequest: sql.placeholder('isRequest'),
    })
    .onConflictDoNothing()
    .returning()
    .prepare('conversation_insert'),
)
const selectPair = (db: Db) =>
  db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.firstId, sql.placeholder('firstId')),
        eq(conversations.secondId, sql.placeholder('secondId')),
      ),
    )
const pairOf = prepared((db) => selectPair(db).prepare('conversation_between'))
const lockedPair = prepared((db) => selectPair(db).for('update').prepare('conversation_between_locked'))

/** Returns the pair's conversation, locked, and inserts it if needed; parallel callers get the same one. */
export async function lockConversation(
  db: Db,
  { id, fromId, toId, isRequest }: NewPair,
): Promise<ConversationRow> {
  const pair = getPair(fromId, toId)
  // No other transaction sees an inserted row before the commit, so that it needs no lock.
  const [inserted] = await newPair(db).execute({ id, ...pair, startedBy: fromId, isRequest })
  const [row] = inserted ? [inserted] : await lockedPair(db).execute(pair)
  if (!row) throw new Error('the conversation was neither found nor inserted')
  return row
}

/** A conversation with whether one of its sides blocks the other, and whether both show that they have seen messages or type. */
export type OwnConversation = ConversationRow & {
  blocked: boolean
  bothShowSeen: boolean
  bothShowTyping: boolean
}

/** Returns this conversation if the account is a member; with `locked`, locks it until the transaction ends. */
export async function findOwnConversation(
  db: Db,
  id: string,
  accountId: string,
  { locked = false } = {},
): Promise<OwnConversation | null> {
  const statement = locked ? lockedOwn(db) : own(db)
  const [row] = await statement.execute({ id, accountId })
  return row ?? null
}

const selectOwn = (db: Db) => {
  const { id, firstId, secondId } = conversations
  const accountId = sql.placeholder('accountId')
  return db
    .select({
      ...getTableColumns(conversations),
      blocked: blockedBetween(firstId, secondId),
      bothShowSeen: bothShow('seen', firstId, secondId),
      bothShowTyping: bothShow('typing', firstId, secondId),
    })
    .from(conversations)
    .where(and(eq(id, sql.placeholder('id')), or(eq(firstId, accountId), eq(secondId, accountId))))
}
const own = prepared((db) => selectOwn(db).prepare('conversation_own'))
const lockedOwn = prepared((db) => selectOwn(db).for('update').prepare('conversation_own_locked'))

/** Returns the conversation of two accounts, or null. */
export async function findConversationBetween(
  db: Db,
  one: string,
  other: string,
): Promise<ConversationRow | null> {
  const [row] = await pairOf(db).execute(getPair(one, other))
  return row ?? null
}

type Value = Placeholder | SQL
type Shown = { accountId: Value; hidden: Value; limit: Value }

/** Leaves out conversations that the account declined and those with blocked accounts. */
const shownTo = ({ accountId, hidden }: Shown): SQL => sql`
  last_message_id is not null and (declined_at is null or started_by = ${accountId})
  and first_id <> all(${hidden}::uuid[]) and second_id <> all(${hidden}::uuid[])`

/** SQL of the ids of an account's latest conversations. Each side of the pair has an index. */
export function latestIds(shown: Shown, below = sql``): SQL {
  const { accountId, limit } = shown
  const half = (mine: 'first_id' | 'second_id') => sql`(
    select id, last_message_at from ${conversations}
    where ${sql.identifier(mine)} = ${accountId} and ${shownTo(shown)} ${below}
    order by last_message_at desc, id desc limit ${limit})`
  return sql`(select id from (${half('first_id')} union all ${half('second_id')}) mine
    order by last_message_at desc, id desc limit ${limit})`
}

/** The order of lists of conversations. */
export const latestFirst = [desc(conversations.lastMessageAt), desc(conversations.id)]

function selectList(db: Db, below?: SQL) {
  const [accountId, hidden] = [sql.placeholder('accountId'), sql.placeholder('hidden')]
  const limit = sql.placeholder('limit')
  return db
    .select()
    .from(conversations)
    .where(sql`${conversations.id} in ${latestIds({ accountId, hidden, limit }, below)}`)
    .orderBy(...latestFirst)
    .limit(limit)
}
const latest = prepared((db) => selectList(db).prepare('conversations_latest'))
const older = prepared((db) =>
  selectList(
    db,
    sql`and (last_message_at, id) <
      (select last_message_at, id from ${conversations} where id = ${sql.placeholder('before')})`,
  ).prepare('conversations_older'),
)

type ListParams = { accountId: string; hidden: readonly string[]; before: string | null; limit: number }

/** Returns an account's conversations, latest message first. */
export const findConversations = (
  db: Db,
  { accountId, hidden, before, limit }: ListParams,
): Promise<ConversationRow[]> => {
  const params = { accountId, hidden: [...hidden], limit }
  return before ? older(db).execute({ ...params, before }) : latest(db).execute(params)
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
