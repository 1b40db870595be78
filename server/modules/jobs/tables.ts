import { sql } from 'drizzle-orm'
import {
  bigint,
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  ApplicationStatus,
  DurationPer,
  JobCategory,
  JobStatus,
  JobType,
  OfferLanguage,
  Skill,
  Slot,
} from '#contracts/lists.ts'
import { instant, searchDocument } from '../../platform/db/columns.ts'

export type StoredQuestion = { id: string; question: string }
/** An answer with its question as worded when it was answered. */
export type StoredAnswer = { question_id: string; question: string; answer: string }

/** Offers. Account ids have no foreign key, because the accounts belong to another module. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    /** The owner's name, copied for searches; the account module queues an update when it changes. */
    organisation: text('organisation').notNull().default(''),
    /** Whether the owner is a verified organisation, copied in the same way. */
    organisationVerified: boolean('organisation_verified').notNull().default(false),
    status: text('status').$type<JobStatus>().notNull(),
    title: text('title').notNull(),
    country: text('country').notNull().default(''),
    state: text('state').notNull().default(''),
    city: text('city').notNull().default(''),
    /** Where the city is, which a trigger writes; null for places that the list of cities lacks. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** The number of the point in `job_spots`, which searches near a point look up. */
    spot: bigint('spot', { mode: 'number' }),
    /** Where exactly it takes place, which only the owner and accepted volunteers see, as the point on the next lines. */
    address: text('address').notNull().default(''),
    exactLat: doublePrecision('exact_lat'),
    exactLng: doublePrecision('exact_lng'),
    /** The language of the texts; null where it is not known. */
    language: text('language').$type<OfferLanguage>(),
    /** The times of a week at which it takes place; empty where they are by arrangement. */
    workShift: text('work_shift').array().$type<Slot[]>().notNull().default(sql`'{}'`),
    about: text('about').notNull().default(''),
    requirements: text('requirements').notNull().default(''),
    additionalInformation: text('additional_information').notNull().default(''),
    categories: text('categories').array().$type<JobCategory[]>().notNull().default(sql`'{}'`),
    skills: text('skills').array().$type<Skill[]>().notNull().default(sql`'{}'`),
    type: text('type').$type<JobType>(),
    startDate: date('start_date'),
    deadline: date('deadline'),
    /** The end of the deadline's day in TIME_ZONE, which searches compare with. */
    closesAt: instant('closes_at'),
    durationHours: integer('duration_hours'),
    durationPer: text('duration_per').$type<DurationPer>().notNull().default('total'),
    durationDays: integer('duration_days'),
    vacancies: integer('vacancies'),
    minimumAge: integer('minimum_age'),
    background: text('background').notNull().default(''),
    images: text('images').array().notNull().default(sql`'{}'`),
    questions: jsonb('questions').$type<StoredQuestion[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    publishedAt: instant('published_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** The status before a moderator hid the offer; until it is restored it is a draft that cannot be published. */
    hiddenFrom: text('hidden_from').$type<JobStatus>(),
  },
  (table) => [
    index('jobs_newest_index')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'published'`),
    index('jobs_owner_index').on(
      table.ownerId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check('jobs_status_known', sql`${table.status} in ('draft', 'published', 'closed')`),
    check('jobs_duration_per_known', sql`${table.durationPer} in ('visit', 'total')`),
  ],
)

/** New rows wait in a short list, in kB: a long one, read by every search, makes these slow, and emptying it an insert. */
const shortPending = { gin_pending_list_limit: 256 }

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

export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    volunteerId: uuid('volunteer_id').notNull(),
    answers: jsonb('answers').$type<StoredAnswer[]>().notNull().default([]),
    status: text('status').$type<ApplicationStatus>().notNull().default('pending'),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    /** Until then a decision can be undone and its applicant still sees `pending`. */
    undoUntil: instant('undo_until'),
  },
  (table) => [
    uniqueIndex('applications_once_a_person').on(table.jobId, table.volunteerId),
    index('applications_job_index').on(table.jobId, table.status, table.createdAt, table.id),
    index('applications_volunteer_index').on(table.volunteerId, table.createdAt.desc().nullsFirst()),
    check('applications_status_known', sql`${table.status} in ('pending', 'accepted', 'refused')`),
  ],
)

export const favorites = pgTable(
  'favorites',
  {
    volunteerId: uuid('volunteer_id').notNull(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.volunteerId, table.jobId] }),
    index('favorites_job_index').on(table.jobId),
    index('favorites_newest_index').on(table.volunteerId, table.createdAt.desc().nullsFirst()),
  ],
)

/** One row per person, offer and day; a guest counts by a daily hash that identifies no one. */
export const jobViews = pgTable(
  'job_views',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    viewer: text('viewer').notNull(),
    day: date('day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.day, table.viewer] }),
    index('job_views_viewer_index').on(table.viewer, table.jobId, table.day),
  ],
)

/** The salt of the day's guest hashes, shared by all processes and deleted when the day is over. */
export const viewSalts = pgTable('view_salts', {
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
})

/** Who serves where, by offer. Rows stay after the end and after the offer's deletion, because they give the right to rate. */
export const volunteerings = pgTable(
  'volunteerings',
  {
    organisationId: uuid('organisation_id').notNull(),
    volunteerId: uuid('volunteer_id').notNull(),
    jobId: uuid('job_id').notNull(),
    since: instant('since').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.volunteerId, table.jobId] }),
    index('volunteerings_volunteer_index').on(table.volunteerId),
  ],
)
