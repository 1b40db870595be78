import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import type { Bounds } from '#server/platform/paging.ts'
import { jobs } from '../tables.ts'

const isOpen = (now: Date): SQL | undefined => and(eq(jobs.status, 'published'), gt(jobs.closesAt, now))

/** Returns open offers after an id, ordered by id. */
export function listOpenJobs(
  db: Db,
  { after, limit, offset }: Bounds & { after: string | null },
  now: Date,
): Promise<{ id: string; changedAt: Date }[]> {
  return db
    .select({ id: jobs.id, changedAt: jobs.updatedAt })
    .from(jobs)
    .where(and(isOpen(now), after ? gt(jobs.id, after) : undefined))
    .orderBy(asc(jobs.id))
    .limit(limit)
    .offset(offset)
}
