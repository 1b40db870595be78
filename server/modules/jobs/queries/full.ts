import { type SQL, sql } from 'drizzle-orm'
import { applications, jobs } from '../tables.ts'

/** Counts the places that are taken or held; 0 for offers without a number of vacancies. */
export const taken: SQL<number> = sql<number>`case when ${jobs.vacancies} is null then 0 else (
  select count(*)::int from ${applications} taking where taking.job_id = ${jobs}.id and taking.takes_place
) end`

/** Whether all places of an offer are taken or held. */
export const isFull: SQL<boolean> = sql<boolean>`(${jobs.vacancies} is not null and ${taken} >= ${jobs.vacancies})`
