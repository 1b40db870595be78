import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** What open streams are told, kept for 24 h so that a stream that was cut catches up. */
export const liveEvents = pgTable(
  'live_events',
  {
    /** Grows in the order in which one account's events commit: see `publish`. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id').notNull(),
    event: text('event').notNull(),
    data: jsonb('data').notNull(),
    /** The person it speaks of, if one: it goes when they go. */
    about: uuid('about'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('live_events_account_index').on(table.accountId, table.id),
    index('live_events_age_index').on(table.createdAt),
    index('live_events_about_index').on(table.about).where(sql`${table.about} is not null`),
  ],
)
