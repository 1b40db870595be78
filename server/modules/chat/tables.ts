import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, searchDocument, shortPending } from '../../platform/db/columns.ts'

/** One row per pair of accounts; `first` has the smaller id. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    firstId: uuid('first_id').notNull(),
    secondId: uuid('second_id').notNull(),
    startedBy: uuid('started_by').notNull(),
    /** Whether a first message between strangers waits for a reply. */
    isRequest: boolean('is_request').notNull().default(false),
    /** When the recipient declined the request; it is not in their list until they write. */
    declinedAt: instant('declined_at'),
    lastMessageId: uuid('last_message_id'),
    /** The sender of the last message, which the other side may not have read. */
    lastFromId: uuid('last_from_id'),
    lastMessageAt: instant('last_message_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('conversations_one_a_pair').on(table.firstId, table.secondId),
    index('conversations_first_index').on(table.firstId, table.lastMessageAt),
    index('conversations_second_index').on(table.secondId, table.lastMessageAt),
    index('conversations_newest_index').on(table.lastMessageAt),
    check('conversations_pair_in_order', sql`${table.firstId} < ${table.secondId}`),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    fromId: uuid('from_id').notNull(),
    /** The text as typed; responses convert it to safe HTML. */
    text: text('text').notNull(),
    /** The path that a system message opens, e.g. of an application; '' for messages of accounts. */
    link: text('link').notNull().default(''),
    media: text('media').array().notNull().default(sql`'{}'`),
    /** Name of an image -> what it shows; only described ones have an entry. */
    mediaTexts: jsonb('media_texts').$type<Record<string, string>>().notNull().default({}),
    /** The message of the same conversation that it answers. */
    quotedId: uuid('quoted_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
    /** When a moderator hid it; it stays in the conversation without its text and files. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    index('messages_conversation_index').on(table.conversationId, table.id),
    index('messages_author_index').on(table.fromId, table.id),
    index('messages_media_index').using('gin', table.media),
  ],
)

/**
 * The words of each message and, as words, the ids of both sides: one index finds the words of one account's messages. A
 * trigger of the database writes it.
 */
export const messageDocuments = pgTable(
  'message_documents',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    words: searchDocument('words').notNull(),
  },
  (table) => [index('message_documents_words_index').using('gin', table.words).with(shortPending)],
)

/** Messages as they were when they were reported: their authors may edit and delete them, moderators still read these. */
export const reportedMessages = pgTable(
  'reported_messages',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    media: text('media').array().notNull(),
    mediaTexts: jsonb('media_texts').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [index('reported_messages_media_index').using('gin', table.media)],
)

/** The read mark of each side. */
export const conversationReads = pgTable(
  'conversation_reads',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').notNull(),
    /** The last message read. */
    messageId: uuid('message_id'),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.accountId] }),
    index('conversation_reads_account_index').on(table.accountId, table.conversationId),
  ],
)
