import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { JobsPage } from '#contracts/jobs.ts'
import type { JobStatus, OwnJobSort } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { Bounds } from '#server/platform/paging.ts'
import { applications, jobs } from '../tables.ts'

export type OwnListing = {
  owner: string
  status: JobStatus | null
  /** A part of the title, without accents and case. */
  query: string
  sort: OwnJobSort | null
}

const waiting = sql`(select count(*) from ${applications}
  where ${applications.jobId} = ${jobs.id} and ${applications.status} = 'pending')`

const orders: Record<OwnJobSort, SQL[]> = {
  newest: [desc(jobs.createdAt), desc(jobs.id)],
  waiting: [desc(waiting), desc(jobs.createdAt), desc(jobs.id)],
  // Deadlines of what is closed or not yet published press nobody.
  deadline: [sql`${jobs.status} <> 'published'`, asc(jobs.closesAt), desc(jobs.createdAt), desc(jobs.id)],
  title: [sql`brota_plain(${jobs.title})`, desc(jobs.id)],
}

const isNamed = ({ owner, query }: OwnListing) =>
  and(
    eq(jobs.ownerId, owner),
    query ? sql`strpos(brota_plain(${jobs.title}), brota_plain(${query})) > 0` : undefined,
  )

/** Returns the ids of a page of an organisation's own offers, and how many there are in each status. */
export async function findOwn(
  db: Db,
  listing: OwnListing,
  { limit, offset }: Bounds,
): Promise<{ ids: string[]; counts: NonNullable<JobsPage['counts']> }> {
  const { status, sort } = listing
  const [rows, counted] = await Promise.all([
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(isNamed(listing), status ? eq(jobs.status, status) : undefined))
      .orderBy(...orders[sort ?? 'newest'])
      .limit(limit)
      .offset(offset),
    db
      .select({ status: jobs.status, count: sql<number>`count(*)::int` })
      .from(jobs)
      .where(isNamed(listing))
      .groupBy(jobs.status),
  ])
  const counts = { all: 0, draft: 0, published: 0, closed: 0 }
  for (const { status, count } of counted) {
    counts[status] = count
    counts.all += count
  }
  return { ids: rows.map(({ id }) => id), counts }
}
