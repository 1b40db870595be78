import { eq, lt, sql } from 'drizzle-orm'
import type { JobCounts } from '#contracts/jobs.ts'
import type { ViewSource } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import { applications, favorites, jobs, jobViews, viewSalts } from '../tables.ts'

type Row = JobCounts & { id: string }

/**
 * Counts applications, favourites and views of each offer in one statement; `ids` are bounded by the page, applicants
 * in `hidden` are not counted.
 */
export async function countAround(
  db: Db,
  ids: readonly string[],
  hidden: readonly string[] = [],
): Promise<Map<string, JobCounts>> {
  if (ids.length === 0) return new Map()
  const seen = hidden.length > 0 ? sql`and volunteer_id <> all(${sql.param(hidden)}::uuid[])` : sql``
  const { rows } = await db.execute<Row>(sql`
    select job.id, around.*, places.*, saved.*, seen.*
    from unnest(${sql.param(ids)}::uuid[]) as job (id),
    lateral (
      select count(*)::int as applications,
        count(*) filter (where status = 'accepted')::int as accepted,
        count(*) filter (where status = 'refused')::int as refused,
        count(*) filter (where status = 'pending')::int as pending,
        count(*) filter (where status = 'waitlisted')::int as waitlisted
      from ${applications} where job_id = job.id ${seen}
    ) around,
    lateral (
      select count(a.id)::int as taken from ${jobs} j left join ${applications} a on a.job_id = j.id and a.takes_place
      where j.id = job.id and j.vacancies is not null
    ) places,
    lateral (select count(*)::int as favorites from ${favorites} where job_id = job.id) saved,
    lateral (select count(*)::int as views from ${jobViews} where job_id = job.id) seen`)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

type View = { jobId: string; viewer: string; day: string; source: ViewSource | null }

/** Saves a view of an offer, once per viewer and day; the source is that of the first. One that is being deleted has none. */
export async function noteView(db: Db, { jobId, viewer, day, source }: View): Promise<void> {
  await db.execute(sql`
    insert into ${jobViews} (job_id, viewer, day, source)
    select id, ${viewer}, ${day}::date, ${source} from ${jobs} where id = ${jobId} for key share
    on conflict do nothing`)
}

/** Returns the day's salt, which is `fresh` if no process has saved one. */
export async function getDaySalt(db: Db, day: string, fresh: string): Promise<string> {
  await db.insert(viewSalts).values({ day, salt: fresh }).onConflictDoNothing()
  const [row] = await db.select({ salt: viewSalts.salt }).from(viewSalts).where(eq(viewSalts.day, day))
  return row?.salt ?? fresh
}

/** Deletes the salts of earlier days, after which their hashes identify no one. */
export async function forgetSaltsBefore(db: Db, day: string): Promise<void> {
  await db.delete(viewSalts).where(lt(viewSalts.day, day))
}
