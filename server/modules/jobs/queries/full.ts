import { type SQL, sql } from 'drizzle-orm'
import { applications, jobs } from '../tables.ts'

/** Counts accepted applications; 0 for offers without a number of vacancies. */
export const accepted: SQL<number> = sql<number>`case when ${jobs.vacancies} is null then 0 else (
  select count(*)::int from ${applications} taken where taken.job_id = ${jobs.id} and taken.status = 'accepted'
) end`

/** Whether all places of an offer are taken. */
export const isFull: SQL<boolean> = sql<boolean>`(${jobs.vacancies} is not null and ${accepted} >= ${jobs.vacancies})`
