import { and, eq, getTableColumns, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { bothShow } from '#server/modules/account/index.ts'
import { blockedBetween } from '#server/modules/blocks/index.ts'
import { highestId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { preparedRows, rowsColumn } from '#server/platform/db/preparedRows.ts'
import { conversations } from '../tables.ts'
import { type MessageRow, saveAdded, selectMessages } from './messages.ts'
import { type Read, readsOf } from './reads.ts'

export type ConversationRow = typeof conversations.$inferSelect

/** The smaller id comes first. */
export const getPair = (one: string, other: string) =>
  one < other ? { firstId: one, secondId: other } : { firstId: other, secondId: one }

export type NewPair = { id: string; fromId: string; toId: string; isRequest: boolean }

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
  const locked = inserted ?? (await lockConversationBetween(db, fromId, toId))
  if (!locked) throw new Error('the conversation was not found')
  return locked
}

/** Returns the conversation of two accounts, locked, or null. */
export async function lockConversationBetween(
  db: Db,
  one: string,
  other: string,
): Promise<ConversationRow | null> {
  await saveAdded(db)
  const [row] = await lockedPair(db).execute(getPair(one, other))
  return row ?? null
}

/** Whether two accounts have a conversation, as a column of another module's query. */
export const hasConversation = (one: SQLWrapper, other: SQLWrapper): SQL<boolean> => sql<boolean>`exists (
  select from ${conversations} pair
  where pair.first_id = least(${one}, ${other}) and pair.second_id = greatest(${one}, ${other}))`

/**
 * A conversation with whether one of its sides blocks the other, whether both show that they have seen messages or type, and
 * how far each has read.
 */
export type OwnConversation = ConversationRow & {
  blocked: boolean
  bothShowSeen: boolean
  bothShowTyping: boolean
  reads: Read[]
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

/** As `findOwnConversation`, with the messages before this one, or the newest; newest first. */
export async function findOwnWithMessages(
  db: Db,
  id: string,
  accountId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<(OwnConversation & { messages: MessageRow[] }) | null> {
  const values = { id, accountId, before: before ?? highestId, limit }
  const [row] = await ownWithMessages(db).execute(values)
  return row ?? null
}

const { id, firstId, secondId } = conversations
const ownColumns = {
  ...getTableColumns(conversations),
  blocked: blockedBetween(firstId, secondId).as('blocked'),
  bothShowSeen: bothShow('seen', firstId, secondId).as('bothShowSeen'),
  bothShowTyping: bothShow('typing', firstId, secondId).as('bothShowTyping'),
  reads: readsOf(id).as('reads'),
}
const accountId = sql.placeholder('accountId')
const isOwn = and(eq(id, sql.placeholder('id')), or(eq(firstId, accountId), eq(secondId, accountId)))
const ownWithMessages = preparedRows('conversation_own_with_messages', (db) =>
  db
    .select({ ...ownColumns, messages: rowsColumn(selectMessages(db, id)).as('messages') })
    .from(conversations)
    .where(isOwn),
)
const selectOwn = (db: Db) => db.select(ownColumns).from(conversations).where(isOwn)
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
