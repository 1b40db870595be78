import { and, desc, eq, inArray, isNull, max, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/index.ts'
import type { Bounds } from '#server/platform/paging.ts'
import { applications, jobs, volunteerings } from '../tables.ts'

/** Makes someone a current volunteer by an offer; who left and comes back serves again. */
export async function startVolunteering(
  db: Db,
  volunteering: { organisationId: string; volunteerId: string; jobId: string; since: Date },
): Promise<void> {
  await db
    .insert(volunteerings)
    .values(volunteering)
    .onConflictDoUpdate({
      target: [volunteerings.organisationId, volunteerings.volunteerId, volunteerings.jobId],
      set: { since: volunteering.since, endedAt: null },
    })
}

/** Ends all that someone does for an organisation; false when they never served there. */
export async function endVolunteerings(
  db: Db,
  organisationId: string,
  volunteerId: string,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .update(volunteerings)
    .set({ endedAt: sql`coalesce(${volunteerings.endedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(volunteerings.organisationId, organisationId), eq(volunteerings.volunteerId, volunteerId)))
    .returning({ jobId: volunteerings.jobId })
  return ended.length > 0
}

/** `hidden`: volunteers whom the organisation does not see. */
export type Serving = { organisationId: string; hidden?: readonly string[] }

const serving = ({ organisationId, hidden = [] }: Serving) =>
  and(
    eq(volunteerings.organisationId, organisationId),
    isNull(volunteerings.endedAt),
    hidden.length > 0 ? sql`${volunteerings.volunteerId} <> all(${sql.param(hidden)}::uuid[])` : undefined,
  )

/** The current volunteers of an organisation, the newest first. */
export async function findServing(db: Db, whose: Serving, bounds: Bounds): Promise<string[]> {
  const rows = await db
    .select({ id: volunteerings.volunteerId })
    .from(volunteerings)
    .where(serving(whose))
    .groupBy(volunteerings.volunteerId)
    .orderBy(desc(max(volunteerings.since)), volunteerings.volunteerId)
    .limit(bounds.limit)
    .offset(bounds.offset)
  return rows.map(({ id }) => id)
}

export async function countServing(db: Db, whose: Serving): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(distinct ${volunteerings.volunteerId})::int` })
    .from(volunteerings)
    .where(serving(whose))
  return row?.total ?? 0
}

export type Service = { volunteerId: string; id: string; title: string }

/** In which offers these people serve; offers deleted since are left out. */
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

/** At which of these organisations someone serves or has served: an ended volunteering counts. */
export async function servedAmong(
  db: Db,
  volunteerId: string,
  organisationIds: readonly string[],
): Promise<Set<string>> {
  if (organisationIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: volunteerings.organisationId })
    .from(volunteerings)
    .where(
      and(
        eq(volunteerings.volunteerId, volunteerId),
        inArray(volunteerings.organisationId, [...organisationIds]),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Whether someone serves or has served there: what the right to rate stands on. */
export const hasServedAt = async (db: Db, volunteerId: string, organisationId: string): Promise<boolean> =>
  (await servedAmong(db, volunteerId, [organisationId])).size > 0

/** More applicants than that are not looked through at once. */
const mostApplicants = 5_000

/** Inside a query of another module: the ids of all who applied to an organisation or serve or have served there. */
export const getApplicants = (organisationId: string): SQL => sql`array(
  select ${applications.volunteerId} from ${applications}
    join ${jobs} on ${jobs.id} = ${applications.jobId} where ${jobs.ownerId} = ${organisationId}
  union select ${volunteerings.volunteerId} from ${volunteerings}
    where ${volunteerings.organisationId} = ${organisationId}
  limit ${mostApplicants})`

/** Who of these applied to an organisation, or serves or has served there. */
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

/** More organisations than that nobody serves at once. */
const mostOrganisations = 200

/** The organisations where someone is a current volunteer; at most 200. */
export async function volunteersWith(db: Db, volunteerId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: volunteerings.organisationId })
    .from(volunteerings)
    .where(and(eq(volunteerings.volunteerId, volunteerId), isNull(volunteerings.endedAt)))
    .limit(mostOrganisations)
  return rows.map(({ id }) => id)
}
