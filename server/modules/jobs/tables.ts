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
import type { CaptionedImage } from '#contracts/images.ts'
import type {
  ApplicationStatus,
  DurationPer,
  JobCategory,
  JobStatus,
  JobType,
  OfferLanguage,
  Skill,
  ViewSource,
} from '#contracts/lists.ts'
import type { Slot } from '#contracts/week.ts'
import { instant } from '../../platform/db/columns.ts'

export type StoredQuestion = { id: string; question: string }
/** An answer with its question as worded when it was answered. */
export type StoredAnswer = { question_id: string; question: string; answer: string }

/** What is said of an image of an offer. */
export type ImageTexts = Omit<CaptionedImage, 'imgName'>

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
    /** What is said of the images, by their names; absent for those without a caption and an alternative text. */
    imageTexts: jsonb('image_texts').$type<Record<string, ImageTexts>>().notNull().default({}),
    questions: jsonb('questions').$type<StoredQuestion[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    publishedAt: instant('published_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** The status before the offer was hidden; until it is shown again it is a draft that cannot be published. */
    hiddenFrom: text('hidden_from').$type<JobStatus>(),
    /** When a moderator removed this offer; null for one that is hidden only because its owner is suspended. */
    removedAt: instant('removed_at'),
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
    /** Until when a place that became free is offered to somebody on the waiting list; stays once they have taken it. */
    placeOfferedUntil: instant('place_offered_until'),
    /** Whether the offer grew by a place for its acceptance, which goes when that is undone. */
    addedPlace: boolean('added_place').notNull().default(false),
    /** When an accepted volunteer's service ended, which frees the place. */
    endedAt: instant('ended_at'),
    /** Whether it takes one of the offer's places: accepted, or a place is held for it. */
    takesPlace: boolean('takes_place')
      .notNull()
      .generatedAlwaysAs(
        sql`(status = 'accepted' and ended_at is null) or (status in ('pending', 'waitlisted') and place_offered_until is not null)`,
      ),
  },
  (table) => [
    uniqueIndex('applications_once_a_person').on(table.jobId, table.volunteerId),
    index('applications_job_index').on(table.jobId, table.status, table.createdAt, table.id),
    index('applications_volunteer_index').on(table.volunteerId, table.createdAt.desc().nullsFirst()),
    index('applications_place_index').on(table.jobId).where(sql`${table.takesPlace}`),
    check(
      'applications_status_known',
      sql`${table.status} in ('pending', 'accepted', 'refused', 'waitlisted')`,
    ),
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
    /** How the viewer came to the offer that day; null where it was not asked yet. */
    source: text('source').$type<ViewSource>(),
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
