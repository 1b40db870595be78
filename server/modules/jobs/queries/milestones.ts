import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { jobs, volunteerings } from '../tables.ts'
import { hasBegun } from './volunteerings.ts'

/** An offer on an account's timeline: published by an organisation, or one that accepted a volunteer. */
export type JobMilestone = {
  kind: 'published' | 'accepted'
  at: Date
  jobId: string
  title: string
  organisationId: string
  /** Whether everyone can open the offer now. */
  isOpen: boolean
}

const isOpen = (now: Date): SQL<boolean> =>
  sql<boolean>`(${jobs.status} = 'published' and ${jobs.closesAt} > ${now.toISOString()}::timestamptz)`

type Bounds = { now: Date; limit: number }

const isNotHidden = isNull(jobs.hiddenFrom)

/** Returns the offers that an organisation has published, newest first, without drafts and those that a moderator hid. */
async function findPublished(db: Db, ownerId: string, { now, limit }: Bounds): Promise<JobMilestone[]> {
  const rows = await db
    .select({ at: jobs.publishedAt, jobId: jobs.id, title: jobs.title, isOpen: isOpen(now) })
    .from(jobs)
    .where(and(eq(jobs.ownerId, ownerId), isNotNull(jobs.publishedAt), isNotHidden))
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
    .limit(limit)
  return rows.flatMap(({ at, ...row }) =>
    at ? [{ kind: 'published' as const, at, organisationId: ownerId, ...row }] : [],
  )
}

/** Returns the offers that accepted a volunteer, newest first, without deleted and hidden ones. */
async function findAccepted(db: Db, volunteerId: string, { now, limit }: Bounds): Promise<JobMilestone[]> {
  const rows = await db
    .select({
      at: volunteerings.since,
      jobId: jobs.id,
      title: jobs.title,
      organisationId: volunteerings.organisationId,
      isOpen: isOpen(now),
    })
    .from(volunteerings)
    .innerJoin(jobs, eq(jobs.id, volunteerings.jobId))
    .where(and(eq(volunteerings.volunteerId, volunteerId), hasBegun(now), isNotHidden))
    .orderBy(desc(volunteerings.since), desc(jobs.id))
    .limit(limit)
  return rows.map((row) => ({ kind: 'accepted' as const, ...row }))
}

/** Returns the newest milestones of an organisation or a volunteer, at most `limit`. */
export const findJobMilestones = (
  db: Db,
  person: { id: string; provider: boolean },
  bounds: Bounds,
): Promise<JobMilestone[]> =>
  person.provider ? findPublished(db, person.id, bounds) : findAccepted(db, person.id, bounds)
