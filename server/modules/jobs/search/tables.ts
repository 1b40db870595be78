import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { JobCategory, JobType, OfferLanguage } from '#contracts/lists.ts'
import type { Slot } from '#contracts/week.ts'
import { instant, searchDocument, shortPending } from '../../../platform/db/columns.ts'
import { jobs } from '../tables.ts'

/**
 * What searches read of each published offer. Triggers on `jobs` and `applications` write it in the transaction of the
 * change, so that no query that changes an offer can forget it.
 */
export const jobDocuments = pgTable(
  'job_documents',
  {
    jobId: uuid('job_id')
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** All of the offer: each word as it stands and by its stems, weighted by field, and tokens for filters. */
    whole: searchDocument('whole').notNull(),
    /** What previews show, for readers of previews. */
    preview: searchDocument('preview').notNull(),
    /** Without the texts: short, so that ranking thousands of matches reads little. */
    head: searchDocument('head').notNull(),
    publishedAt: instant('published_at').notNull(),
    closesAt: instant('closes_at'),
    startDate: date('start_date'),
    ownerId: uuid('owner_id').notNull(),
    country: text('country').notNull(),
    /** Without accents and case. */
    city: text('city').notNull(),
    type: text('type').$type<JobType>(),
    categories: text('categories').array().$type<JobCategory[]>().notNull(),
    /** Whether all vacancies are taken. */
    isFull: boolean('is_full').notNull(),
    minimumAge: integer('minimum_age'),
    language: text('language').$type<OfferLanguage>(),
    workShift: text('work_shift').array().$type<Slot[]>().notNull().default(sql`'{}'`),
    /** The number of the offer's point in `job_spots`. */
    spot: bigint('spot', { mode: 'number' }),
  },
  (table) => [
    index('job_documents_whole_index').using('gin', table.whole).with(shortPending),
    index('job_documents_preview_index').using('gin', table.preview).with(shortPending),
    index('job_documents_head_index').using('gin', table.head).with(shortPending),
    index('job_documents_newest_index').on(
      table.publishedAt.desc().nullsFirst(),
      table.jobId.desc().nullsFirst(),
    ),
    index('job_documents_soonest_index').on(table.closesAt, table.jobId),
    index('job_documents_spot_index').on(
      table.spot,
      table.publishedAt.desc().nullsFirst(),
      table.jobId.desc().nullsFirst(),
    ),
  ],
)

/**
 * One narrow row for each category, skill, country, city and language of a published offer, and one of all offers (an empty term): a
 * search by filters follows the list of a term in its order, and reads nothing but the index. A trigger on `job_documents`
 * writes them.
 */
export const jobTerms = pgTable(
  'job_terms',
  {
    jobId: uuid('job_id').notNull(),
    /** In the marks of the function `brota_store_document`. */
    term: text('term').notNull(),
    publishedAt: instant('published_at').notNull(),
    closesAt: instant('closes_at'),
    country: text('country').notNull(),
    /** Categories, skills, type, language and whether it is full, as the function `brota_bits` numbers them. */
    bits: bigint('bits', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    index('job_terms_newest_index').on(
      table.term.op('text_pattern_ops'),
      table.publishedAt.desc().nullsFirst(),
      table.jobId.desc().nullsFirst(),
      table.closesAt,
      table.country,
      table.bits,
    ),
    index('job_terms_soonest_index').on(
      table.term.op('text_pattern_ops'),
      table.closesAt,
      table.jobId,
      table.publishedAt,
      table.country,
      table.bits,
    ),
  ],
)

/** Every word of the previews of published offers, to find the word that someone mistyped. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
])

/** Every lexeme of the documents of published offers, to know what a word that is still being typed may become. */
export const searchLexemes = pgTable('search_lexemes', { lexeme: text('lexeme').notNull() }, (table) => [
  uniqueIndex('search_lexemes_index').on(table.lexeme.op('text_pattern_ops')),
])

/** Every point that an offer has or had: a few thousand, among which those near a place are looked up. */
export const jobSpots = pgTable(
  'job_spots',
  {
    spot: bigint('spot', { mode: 'number' }).primaryKey(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
  },
  (table) => [index('job_spots_lat_index').on(table.lat, table.lng)],
)
