import { and, asc, count, desc, eq, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { beforeCommit, type Saving } from '#server/platform/db/beforeCommit.ts'
import { isAmong } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { preparedSql } from '#server/platform/db/prepared.ts'
import { preparedRows } from '#server/platform/db/preparedRows.ts'
import { conversationReads, conversations, messages, reportedMessages } from '../tables.ts'
import { hasUnread } from './reads.ts'

export type MessageRow = typeof messages.$inferSelect

/** Whether its author deleted it, or their account: the row keeps its place in the conversation. */
export const isEmpty = ({ text, media }: Pick<MessageRow, 'text' | 'media'>): boolean =>
  text === '' && media.length === 0

export type NewMessageRow = Omit<MessageRow, 'editedAt' | 'hiddenAt'>

const value = (name: keyof NewMessageRow) => sql.param(sql.placeholder(name), messages[name])
const [id, conversationId, fromId, createdAt] = [
  value('id'),
  value('conversationId'),
  value('fromId'),
  value('createdAt'),
]
const mark = sql`(select message_id from ${conversationReads}
  where conversation_id = ${conversationId} and account_id = ${fromId})`
const columns = sql`id, conversation_id, from_id, text, link, media, media_texts, quoted_id, created_at`
const values = sql`${id}, ${conversationId}, ${fromId}, ${value('text')}, ${value('link')}, ${value('media')},
  ${value('mediaTexts')}, ${value('quotedId')}, ${createdAt}`
const newMessage = preparedSql(
  'message_save',
  sql`with newest as (
      update ${conversations} set last_message_id = ${id}, last_message_at = ${createdAt}, last_from_id = ${fromId}
      where id = ${conversationId}
    ), seen as (
      insert into ${conversationReads} as mark (conversation_id, account_id, message_id, read_at)
      select ${conversationId}, ${fromId}, ${id}, ${createdAt}
      where ${sql.placeholder('isReply')}::boolean or not ${hasUnread(conversationId, fromId, mark)}
      on conflict (conversation_id, account_id) do update
        set message_id = excluded.message_id, read_at = excluded.read_at
        where mark.message_id is null or mark.message_id < excluded.message_id
    )
    insert into ${messages} (${columns}) values (${values})`,
)

/**
 * Saves a message as the newest of its conversation, which the caller has locked. A reply marks what came before as read; one
 * that was written for its author leaves unread what they have not read.
 */
export async function saveMessage(db: Db, message: NewMessageRow, isReply: boolean): Promise<void> {
  await newMessage(db).execute({ ...message, isReply })
}

type NewPairRow = Pick<typeof conversations.$inferSelect, 'firstId' | 'secondId' | 'startedBy' | 'isRequest'>

const firstMessages = (rows: SQL): SQL => sql`
  jsonb_to_recordset(${rows}) as new (id uuid, "conversationId" uuid, "fromId" uuid, text text, link text, media text[],
    "mediaTexts" jsonb, "quotedId" uuid, "createdAt" timestamptz, "firstId" uuid, "secondId" uuid, "startedBy" uuid,
    "isRequest" boolean)`

const saving: Saving = {
  kind: 'conversations',
  save: [
    (rows) => sql`
      insert into ${conversations} (id, first_id, second_id, started_by, is_request, last_message_id, last_message_at,
        last_from_id)
      select "conversationId", "firstId", "secondId", "startedBy", "isRequest", id, "createdAt", "fromId"
      from ${firstMessages(rows)} order by "firstId", "secondId" returning id`,
    (rows) => sql`
      insert into ${conversationReads} (conversation_id, account_id, message_id, read_at)
      select "conversationId", "fromId", id, "createdAt" from ${firstMessages(rows)} returning message_id`,
    (rows) => sql`
      insert into ${messages} (${columns})
      select id, "conversationId", "fromId", text, link, media, "mediaTexts", "quotedId", "createdAt"
      from ${firstMessages(rows)} returning id`,
  ],
}

const adding = beforeCommit<NewPairRow & NewMessageRow>(saving, (rows) => rows)

/** Saves a conversation with its first message, which its author has read, when the caller's transaction commits. */
export const addConversation = (db: Db, pair: NewPairRow, message: NewMessageRow): Promise<void> =>
  adding.add(db, [{ ...pair, ...message }])

/** Saves the added conversations at once, for a statement that reads some. */
export const saveAdded = (db: Db): Promise<void> => adding.finishNow(db)

/** Inserts past messages as they are. */
export async function insertPastMessages(db: Db, rows: (typeof messages.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(messages).values(rows)
}

/** Selects the messages of a conversation before the one `before`, newest first, at most `limit`. */
export const selectMessages = (db: Db, ofConversation: SQLWrapper) =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, ofConversation), lt(messages.id, sql.placeholder('before'))))
    .orderBy(desc(messages.id))
    .limit(sql.placeholder('limit'))

const messagesFrom = preparedRows('messages_from', (db) =>
  db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, sql.placeholder('conversationId')),
        gte(messages.id, sql.placeholder('from')),
      ),
    )
    .orderBy(asc(messages.id))
    .limit(sql.placeholder('limit')),
)

/** Returns this message of a conversation and those after it, oldest first. */
export const findMessagesFrom = (
  db: Db,
  conversationId: string,
  { from, limit }: { from: string; limit: number },
): Promise<MessageRow[]> => messagesFrom(db).execute({ conversationId, from, limit })

const messagesByIds = preparedRows('messages_by_ids', (db) =>
  db.select().from(messages).where(isAmong(messages.id)),
)

/** Returns these messages by id, in one query. */
export async function findMessagesById(db: Db, ids: readonly string[]): Promise<Map<string, MessageRow>> {
  if (ids.length === 0) return new Map()
  const rows = await messagesByIds(db).execute({ ids: [...ids] })
  return new Map(rows.map((row) => [row.id, row]))
}

/** The caller has locked the conversation. */
export async function updateMessageRow(
  db: Db,
  id: string,
  changes: Pick<MessageRow, 'text' | 'mediaTexts' | 'editedAt'>,
): Promise<void> {
  await db.update(messages).set(changes).where(eq(messages.id, id))
}

/** Deletes all that its author wrote; the row keeps its place in the conversation, which the caller has locked. */
export async function emptyMessageRow(db: Db, id: string): Promise<MessageRow> {
  const [emptied] = await db
    .update(messages)
    .set({ text: '', media: [], mediaTexts: {}, quotedId: null, editedAt: null })
    .where(eq(messages.id, id))
    .returning()
  if (!emptied) throw new Error('the message was not found')
  return emptied
}

export async function hideMessageRow(db: Db, id: string, at: Date | null): Promise<void> {
  await db.update(messages).set({ hiddenAt: at }).where(eq(messages.id, id))
}

/** Counts the messages of an account in a conversation. */
export async function countBy(db: Db, conversationId: string, fromId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.fromId, fromId)))
  return row?.total ?? 0
}

/** Returns which of these files a message shows, or showed when it was reported. */
export async function findShownImages(db: Db, imgNames: readonly string[]): Promise<string[]> {
  if (imgNames.length === 0) return []
  const names = sql`${sql.param([...imgNames])}::text[]`
  const rows = await unionAll(
    db.select({ media: messages.media }).from(messages).where(sql`${messages.media} && ${names}`),
    db
      .select({ media: reportedMessages.media })
      .from(reportedMessages)
      .where(sql`${reportedMessages.media} && ${names}`),
  )
  const shown = new Set(rows.flatMap(({ media }) => media))
  return imgNames.filter((name) => shown.has(name))
}
