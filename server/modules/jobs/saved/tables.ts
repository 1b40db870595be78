import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AlertChannel, AlertFrequency } from '#contracts/lists.ts'
import type { SearchCriteria } from '#contracts/savedSearches.ts'
import { instant, searchQuery, shortPending } from '../../../platform/db/columns.ts'
import { jobs } from '../tables.ts'

/**
 * Searches that tell their owner of new offers. The columns after `createdAt` are compiled from `search`, so that one
 * statement finds those that a new offer matches.
 */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    search: jsonb('search').$type<SearchCriteria>().notNull(),
    frequency: text('frequency').$type<AlertFrequency>().notNull(),
    channels: text('channels').array().$type<AlertChannel[]>().notNull(),
    /** Only offers that were published or reopened since then are new to it. */
    since: instant('since').notNull(),
    pausedAt: instant('paused_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Words and filters that a document has to match; null for none. */
    conditions: searchQuery('conditions'),
    /** Lexemes, or their beginnings, of which every matching document has at least one. */
    keys: text('keys').array().notNull(),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    radiusKm: integer('radius_km'),
    /** A part of a map; null for none. */
    west: doublePrecision('west'),
    south: doublePrecision('south'),
    east: doublePrecision('east'),
    north: doublePrecision('north'),
    /** The largest city in that part of the map; null where it has none. */
    areaCity: text('area_city'),
    startDate: date('start_date'),
    closesBy: instant('closes_by'),
    myAge: boolean('my_age').notNull(),
    /** The version of the thesaurus and the lists that it was compiled with. */
    vocabulary: text('vocabulary').notNull(),
  },
  (table) => [
    index('saved_searches_account_index').on(table.accountId, table.id),
    index('saved_searches_keys_index')
      .using('gin', table.keys)
      .with(shortPending)
      .where(sql`${table.pausedAt} is null`),
    index('saved_searches_vocabulary_index').on(table.vocabulary, table.id),
    check('saved_searches_frequency_known', sql`${table.frequency} in ('now', 'daily', 'weekly')`),
  ],
)

/** Which offer each saved search has found, once; rows without `alertedAt` wait to be told. */
export const savedSearchMatches = pgTable(
  'saved_search_matches',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    matchedAt: instant('matched_at').notNull(),
    alertedAt: instant('alerted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.jobId] }),
    index('saved_search_matches_job_index').on(table.jobId),
    index('saved_search_matches_waiting_index').on(table.searchId).where(sql`${table.alertedAt} is null`),
  ],
)
