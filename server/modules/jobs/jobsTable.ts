import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { DurationPer, JobCategory, JobStatus, JobType, Skill } from '#contracts/lists.ts'
import { instant } from '../../platform/db/columns.ts'

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
