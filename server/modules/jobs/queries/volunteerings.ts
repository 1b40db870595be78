import { and, desc, eq, inArray, isNull, lte, max, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import type { Bounds } from '#server/platform/paging.ts'
import { applications, jobs, volunteerings } from '../tables.ts'

const { since, endedAt } = volunteerings

/**
 * Whether a service has begun: it does once its acceptance can no longer be undone, and never when it ended before. Everybody but
 * the organisation knows only of these.
 */
export const hasBegun = (now: Date | Placeholder): SQL | undefined => {
  const moment = sql.param(now, since)
  return and(lte(since, moment), or(isNull(endedAt), lte(since, endedAt)))
}

/**
 * Ends all volunteerings of an account at an organisation; null when there are none, and otherwise whether one has ended just
 * now that had begun.
 */
export async function endVolunteerings(
  db: Db,
  organisationId: string,
  volunteerId: string,
  now: Date,
): Promise<{ hasServed: boolean } | null> {
  const ended = await db
    .update(volunteerings)
    .set({ endedAt: sql`coalesce(${volunteerings.endedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(volunteerings.organisationId, organisationId), eq(volunteerings.volunteerId, volunteerId)))
    .returning({ since, endedAt })
  if (ended.length === 0) return null
  const isNow = (moment: Date | null) => moment?.getTime() === now.getTime()
  return { hasServed: ended.some((service) => isNow(service.endedAt) && service.since <= now) }
}

/** `hidden`: volunteers that the organisation does not see; `begunBy`: only those whose service had begun by then. */
export type Serving = { organisationId: string; hidden?: readonly string[]; begunBy?: Date }

const serving = ({ organisationId, hidden = [], begunBy }: Serving) =>
  and(
    eq(volunteerings.organisationId, organisationId),
    isNull(endedAt),
    begunBy && hasBegun(begunBy),
    hidden.length > 0 ? sql`${volunteerings.volunteerId} <> all(${sql.param(hidden)}::uuid[])` : undefined,
  )

/** Returns a page of an organisation's current volunteers, newest first. */
export async function findServing(db: Db, params: Serving, bounds: Bounds): Promise<string[]> {
  const rows = await db
    .select({ id: volunteerings.volunteerId })
    .from(volunteerings)
    .where(serving(params))
    .groupBy(volunteerings.volunteerId)
    .orderBy(desc(max(volunteerings.since)), volunteerings.volunteerId)
    .limit(bounds.limit)
    .offset(bounds.offset)
  return rows.map(({ id }) => id)
}

export async function countServing(db: Db, params: Serving): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(distinct ${volunteerings.volunteerId})::int` })
    .from(volunteerings)
    .where(serving(params))
  return row?.total ?? 0
}

export type Service = { volunteerId: string; id: string; title: string }

/** Returns the offers in which these volunteers serve, without deleted ones. */
export function findServices(
  db: Db,
  organisationId: string,
  volunteerIds: readonly string[],
): Promise<Service[]> {
  if (volunteerIds.length === 0) return Promise.resolve([])
  return db
    .select({ volunteerId: volunteerings.volunteerId, id: jobs.id, title: jobs.title })
    .from(volunteerings)
    .innerJoin(jobs, eq(jobs.id, volunteerings.jobId))
    .where(and(serving({ organisationId }), inArray(volunteerings.volunteerId, [...volunteerIds])))
    .orderBy(desc(volunteerings.since))
}

const organisationsServed = prepared((db) =>
  db
    .selectDistinct({ id: volunteerings.organisationId })
    .from(volunteerings)
    .where(
      and(
        eq(volunteerings.volunteerId, sql.placeholder('volunteerId')),
        sql`${volunteerings.organisationId} = any(${sql.placeholder('organisationIds')}::uuid[])`,
        hasBegun(sql.placeholder('now')),
      ),
    )
    .prepare('organisations_served'),
)

/** Returns at which of these organisations a volunteer serves or has served. */
export async function servedAmong(
  db: Db,
  volunteerId: string,
  organisationIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (organisationIds.length === 0) return new Set()
  const served = { volunteerId, organisationIds: [...organisationIds], now }
  const rows = await organisationsServed(db).execute(served)
  return new Set(rows.map(({ id }) => id))
}

/** Whether a volunteer serves or has served there, which gives the right to rate. */
export const hasServedAt = async (
  db: Db,
  volunteerId: string,
  organisationId: string,
  now: Date,
): Promise<boolean> => (await servedAmong(db, volunteerId, [organisationId], now)).size > 0

/** Bounds the applicants that one query compares. */
const maxApplicants = 5_000

/** A subquery for other modules: ids of the accounts that applied to an organisation or serve or have served there. */
export const getApplicants = (organisationId: string): SQL => sql`array(
  select ${applications.volunteerId} from ${applications}
    join ${jobs} on ${jobs.id} = ${applications.jobId} where ${jobs.ownerId} = ${organisationId}
  union select ${volunteerings.volunteerId} from ${volunteerings}
    where ${volunteerings.organisationId} = ${organisationId}
  limit ${maxApplicants})`

/** Returns which of these volunteers applied to an organisation, or serve or have served there. */
export async function appliedAmong(
  db: Db,
  organisationId: string,
  volunteerIds: readonly string[],
): Promise<Set<string>> {
  if (volunteerIds.length === 0) return new Set()
  const ids = [...volunteerIds]
  const rows = await union(
    db
      .select({ id: applications.volunteerId })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(inArray(applications.volunteerId, ids), eq(jobs.ownerId, organisationId))),
    db
      .select({ id: volunteerings.volunteerId })
      .from(volunteerings)
      .where(and(inArray(volunteerings.volunteerId, ids), eq(volunteerings.organisationId, organisationId))),
  )
  return new Set(rows.map(({ id }) => id))
}

/** Bounds the organisations that a volunteer serves at once. */
const maxOrganisations = 200

/** The organisations where an account is a current volunteer, at most 200, for a query of another module. */
export const organisationsOf = (db: Db, volunteerId: Placeholder, now: Placeholder) =>
  db
    .selectDistinct({ id: volunteerings.organisationId })
    .from(volunteerings)
    .where(and(eq(volunteerings.volunteerId, volunteerId), isNull(endedAt), hasBegun(now)))
    .limit(maxOrganisations)
