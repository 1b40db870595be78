import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { jobs } from '../tables.ts'

const isOpen = (now: Date): SQL | undefined => and(eq(jobs.status, 'published'), gt(jobs.closesAt, now))

/** Open offers after an id, in the order of their ids. */
export function listOpenJobs(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
  now: Date,
): Promise<{ id: string; changedAt: Date }[]> {
  return db
    .select({ id: jobs.id, changedAt: jobs.updatedAt })
    .from(jobs)
    .where(and(isOpen(now), after ? gt(jobs.id, after) : undefined))
    .orderBy(asc(jobs.id))
    .limit(limit)
}

/** The last id of each whole run of `size` open offers: the next part begins after it. */
export async function findJobParts(db: Db, size: number, now: Date): Promise<string[]> {
  const ends: string[] = []
  for (;;) {
    const after = ends.at(-1)
    const [end] = await db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(isOpen(now), after ? gt(jobs.id, after) : undefined))
      .orderBy(asc(jobs.id))
      .offset(size - 1)
      .limit(1)
    if (!end) return ends
    ends.push(end.id)
  }
}
