import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** The events of live streams, stored for 24 h, so that a stream that was cut catches up. */
export const liveEvents = pgTable(
  'live_events',
  {
    /** Grows in the order in which one account's events commit: see `savingEvents`. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id').notNull(),
    event: text('event').notNull(),
    data: jsonb('data').notNull(),
    /** The account that the event is about, if any; its erasure deletes the event. */
    about: uuid('about'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('live_events_account_index').on(table.accountId, table.id),
    index('live_events_age_index').on(table.createdAt),
    index('live_events_about_index').on(table.about).where(sql`${table.about} is not null`),
  ],
)
