import { desc, eq, sql } from 'drizzle-orm'
import type { JobDay, JobViews } from '#contracts/jobs.ts'
import type { Db } from '#server/platform/db/index.ts'
import { preparedSql } from '#server/platform/db/prepared.ts'
import { applications, favorites, jobViews } from '../tables.ts'

type Asked = {
  jobId: string
  /** The first day, `yyyy-mm-dd`; what happened earlier counts as of that day. */
  from: string
  timeZone: string
  /** Applicants who are not counted. */
  hidden: readonly string[]
}

const value = sql.placeholder
const job = sql`job_id = ${value('jobId')}`
const seen = sql`volunteer_id <> all(${value('hidden')}::uuid[])`
const dayOf = (column: string) =>
  sql`(${sql.identifier(column)} at time zone ${value('timeZone')}::text)::date`

/** One JSON text instead of two years of rows. */
const byDay = preparedSql<{ days: JobDay[] }>(
  'job_days',
  sql`select coalesce(json_agg(by_day), '[]') as days from (
    select greatest(day, ${value('from')}::date) as day, sum(views)::int as views, sum(favorites)::int as favorites,
      sum(applications)::int as applications, sum(accepted)::int as accepted
    from (
      select day, count(*)::int as views, 0 as favorites, 0 as applications, 0 as accepted
      from ${jobViews} where ${job} group by day
      union all
      select ${dayOf('created_at')}, 0, count(*)::int, 0, 0
      from ${favorites} where ${job} group by 1
      union all
      select ${dayOf('created_at')}, 0, 0, count(*)::int, 0
      from ${applications} where ${job} and ${seen} group by 1
      union all
      select ${dayOf('decided_at')}, 0, 0, 0, count(*)::int
      from ${applications} where ${job} and status = 'accepted' and ${seen} group by 1
    ) happened
    group by 1 order by 1
  ) by_day`,
)

/** Counts what happened around an offer by day, oldest first, without days on which nothing happened. */
export async function countByDay(db: Db, asked: Asked): Promise<JobDay[]> {
  const { rows } = await byDay(db).execute(asked)
  return rows[0]?.days ?? []
}

/** Counts the views of an offer by how the viewers came to it, most first. */
export const countSources = (db: Db, jobId: string): Promise<JobViews[]> => {
  const views = sql<number>`count(*)::int`
  return db
    .select({ source: jobViews.source, views })
    .from(jobViews)
    .where(eq(jobViews.jobId, jobId))
    .groupBy(jobViews.source)
    .orderBy(desc(views), jobViews.source)
}
