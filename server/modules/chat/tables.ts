import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/** One a pair, whoever starts: `first` is the smaller id. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    firstId: uuid('first_id').notNull(),
    secondId: uuid('second_id').notNull(),
    startedBy: uuid('started_by').notNull(),
    /** A first message between strangers waits for an answer. */
    isRequest: boolean('is_request').notNull().default(false),
    /** The asked one said no: it stays out of their list until they write themselves. */
    declinedAt: instant('declined_at'),
    lastMessageId: uuid('last_message_id'),
    /** Who said the last word: for the other one it may be unread. */
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
    /** Text as it was typed; it becomes safe HTML on its way out. */
    text: text('text').notNull(),
    /** Written by the house, e.g. an application: the address its text links to. */
    link: text('link').notNull().default(''),
    media: text('media').array().notNull().default(sql`'{}'`),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Put away by a moderator since then: its place is kept, its words are shown to nobody. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    index('messages_conversation_index').on(table.conversationId, table.id),
    index('messages_author_index').on(table.fromId, table.id),
    index('messages_media_index').using('gin', table.media),
  ],
)

/** How far each side has read. */
export const conversationReads = pgTable(
  'conversation_reads',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').notNull(),
    /** All up to this message. */
    messageId: uuid('message_id'),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.accountId] }),
    index('conversation_reads_account_index').on(table.accountId, table.conversationId),
  ],
)
