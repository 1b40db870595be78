import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#contracts/lists.ts'
import { instant } from '../db/columns.ts'
import type { EmailContent } from './content.ts'

/** One row for each cause to send an email. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** Why it is sent, e.g. `validate:<link id>`; unique, so that it is sent once. */
    cause: text('cause').notNull().unique(),
    /** The recipient's account; null for people without one. */
    accountId: uuid('account_id'),
    /** The account that it is about; its erasure deletes the email. */
    about: uuid('about'),
    /** Accounts that it names beside others, e.g. organisations with new offers; the erasure of any of them deletes the email. */
    alsoAbout: uuid('also_about').array().notNull().default(sql`'{}'`),
    /** "" once an invitation was sent or refused, since a stranger's address is not stored. */
    recipient: text('recipient').notNull(),
    language: text('language').$type<Language>().notNull(),
    content: jsonb('content').$type<EmailContent>().notNull(),
    state: text('state').$type<'queued' | 'sent' | 'refused'>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    /** When it was given up. */
    refusedAt: instant('refused_at'),
  },
  (table) => [
    index('mails_account_index').on(table.accountId, table.id),
    index('mails_about_index').on(table.about),
    index('mails_also_about_index').using('gin', table.alsoAbout).where(sql`${table.alsoAbout} <> '{}'`),
    index('mails_recipient_index').on(table.recipient),
    // Few emails are unsent: they are counted and listed without reading the others.
    index('mails_unsent_index').on(table.state, table.id).where(sql`${table.state} <> 'sent'`),
    check('mails_state_known', sql`${table.state} in ('queued', 'sent', 'refused')`),
  ],
)

/** Hashes of addresses that unsubscribed from emails that they did not ask for. */
export const stoppedAddresses = pgTable('stopped_addresses', {
  hash: text('hash').primaryKey(),
  stoppedAt: instant('stopped_at').notNull().defaultNow(),
})
