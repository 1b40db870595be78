import { desc, eq, sql } from 'drizzle-orm'
import type { JobDay, JobViews } from '#contracts/jobs.ts'
import type { Db } from '#server/platform/db/index.ts'
import { applications, favorites, jobViews } from '../tables.ts'

type Asked = {
  jobId: string
  /** The first day, `yyyy-mm-dd`; what happened earlier counts as of that day. */
  from: string
  timeZone: string
  /** Applicants who are not counted. */
  hidden: readonly string[]
}

/** Counts what happened around an offer by day, oldest first, without days on which nothing happened. */
export async function countByDay(db: Db, { jobId, from, timeZone, hidden }: Asked): Promise<JobDay[]> {
  const dayOf = (column: string) => sql`(${sql.identifier(column)} at time zone ${timeZone})::date`
  const seen = hidden.length > 0 ? sql`and volunteer_id <> all(${sql.param(hidden)}::uuid[])` : sql``
  const { rows } = await db.execute<JobDay>(sql`
    select greatest(day, ${from}::date)::text as day, sum(views)::int as views, sum(favorites)::int as favorites,
      sum(applications)::int as applications, sum(accepted)::int as accepted
    from (
      select day, count(*)::int as views, 0 as favorites, 0 as applications, 0 as accepted
      from ${jobViews} where job_id = ${jobId} group by day
      union all
      select ${dayOf('created_at')}, 0, count(*)::int, 0, 0
      from ${favorites} where job_id = ${jobId} group by 1
      union all
      select ${dayOf('created_at')}, 0, 0, count(*)::int, 0
      from ${applications} where job_id = ${jobId} ${seen} group by 1
      union all
      select ${dayOf('decided_at')}, 0, 0, 0, count(*)::int
      from ${applications} where job_id = ${jobId} and status = 'accepted' ${seen} group by 1
    ) happened
    group by 1 order by 1`)
  return rows
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
