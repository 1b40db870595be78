import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { applications, volunteerings } from '../tables.ts'
import { type ApplicationRow, type ShownApplication, shownWhere, type Touched } from './applications.ts'

const among = (ids: readonly string[]) => sql`${applications.id} = any(${sql.param(ids)}::uuid[])`

/** Locks these applications to an offer in the order of their ids, against deadlocks; withdrawn ones are left out. */
export async function lockApplications(
  db: Db,
  jobId: string,
  ids: readonly string[],
): Promise<ShownApplication[]> {
  const locked = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), among(ids)))
    .orderBy(asc(applications.id))
    .for('update')
  return shownWhere(db, among(locked.map(({ id }) => id)))
}

/** Saves one decision on several applications; whoever is accepted after the end of a service serves again. */
export async function saveDecisions(
  db: Db,
  ids: readonly string[],
  decision: Pick<ApplicationRow, 'status' | 'decidedAt' | 'undoUntil'> &
    Partial<Pick<ApplicationRow, 'placeOfferedUntil' | 'addedPlace'>>,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(applications)
    .set({ ...decision, endedAt: null })
    .where(among(ids))
}

type Volunteering = { organisationId: string; jobId: string; volunteerIds: readonly string[] }

/** Makes these accounts current volunteers of an organisation through an offer from then on, also after an earlier end. */
export async function startVolunteerings(
  db: Db,
  { organisationId, jobId, volunteerIds, since }: Volunteering & { since: Date },
): Promise<void> {
  if (volunteerIds.length === 0) return
  await db
    .insert(volunteerings)
    .values(volunteerIds.map((volunteerId) => ({ organisationId, jobId, volunteerId, since })))
    .onConflictDoUpdate({
      target: [volunteerings.organisationId, volunteerings.volunteerId, volunteerings.jobId],
      set: { since, endedAt: null },
    })
}

/** Forgets the volunteerings of acceptances that were undone. */
export async function forgetVolunteerings(
  db: Db,
  { organisationId, jobId, volunteerIds }: Volunteering,
): Promise<void> {
  await db
    .delete(volunteerings)
    .where(
      and(
        eq(volunteerings.organisationId, organisationId),
        eq(volunteerings.jobId, jobId),
        sql`${volunteerings.volunteerId} = any(${sql.param(volunteerIds)}::uuid[])`,
      ),
    )
}

/** Returns the applications to an offer with this decision, while it can still be undone. */
export const findUndoable = (
  db: Db,
  jobId: string,
  decision: 'accepted' | 'refused',
  now: Date,
): Promise<Touched[]> =>
  db
    .select({ id: applications.id, volunteerId: applications.volunteerId })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        eq(applications.status, decision),
        sql`${applications.undoUntil} > ${now.toISOString()}::timestamptz`,
      ),
    )
