import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#contracts/lists.ts'
import { instant } from '../db/columns.ts'
import type { EmailContent } from './content.ts'

/** One row for each cause to write a mail: none is lost, none goes twice. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** Why it was written, e.g. `validate:<link id>`; unique, so that it is written once. */
    cause: text('cause').notNull().unique(),
    /** Whose mail this is; null for people without an account. */
    accountId: uuid('account_id'),
    /** Of whom it speaks: it goes when they go. */
    about: uuid('about'),
    /** "" once an invitation has gone, or never will: a stranger's address is not stored. */
    recipient: text('recipient').notNull(),
    language: text('language').$type<Language>().notNull(),
    content: jsonb('content').$type<EmailContent>().notNull(),
    state: text('state').$type<'queued' | 'sent' | 'refused'>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    /** When nobody tried again. */
    refusedAt: instant('refused_at'),
  },
  (table) => [
    index('mails_account_index').on(table.accountId, table.id),
    index('mails_about_index').on(table.about),
    index('mails_recipient_index').on(table.recipient),
    // What has not gone is little beside what has: counted and listed without reading the rest.
    index('mails_unsent_index').on(table.state, table.id).where(sql`${table.state} <> 'sent'`),
    check('mails_state_known', sql`${table.state} in ('queued', 'sent', 'refused')`),
  ],
)

/** Addresses, as hashes, to which nothing is written that their owners did not ask for. */
export const stoppedAddresses = pgTable('stopped_addresses', {
  hash: text('hash').primaryKey(),
  stoppedAt: instant('stopped_at').notNull().defaultNow(),
})
