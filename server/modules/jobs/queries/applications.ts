import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { ApplicationStatus } from '#contracts/lists.ts'
import { cardOf } from '#server/modules/account/index.ts'
import { beforeCommit, type Saving } from '#server/platform/db/beforeCommit.ts'
import type { Db } from '#server/platform/db/index.ts'
import { applications, jobs, volunteerings } from '../tables.ts'
import { position } from './waitingList.ts'

export type ApplicationRow = typeof applications.$inferSelect

export const shown = {
  id: applications.id,
  jobId: applications.jobId,
  volunteerId: applications.volunteerId,
  answers: applications.answers,
  status: applications.status,
  createdAt: applications.createdAt,
  decidedAt: applications.decidedAt,
  undoUntil: applications.undoUntil,
  placeOfferedUntil: applications.placeOfferedUntil,
  addedPlace: applications.addedPlace,
  takesPlace: applications.takesPlace,
  position: position.as('position'),
  title: jobs.title,
  ownerId: jobs.ownerId,
  categories: jobs.categories,
}

const user = cardOf(applications.volunteerId).as('user')

export const shownWhere = (db: Db, where: SQL | undefined) =>
  db
    .select({ ...shown, user })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(where)

/** An application with its offer's title, owner and categories, and the card of its volunteer. */
export type ShownApplication = Awaited<ReturnType<typeof shownWhere>>[number]

/** An application that is just made, as it will be read. */
export const toShown = (
  application: NewApplication,
  {
    title,
    ownerId,
    categories,
    card,
  }: Pick<ShownApplication, 'title' | 'ownerId' | 'categories'> & { card: ShownApplication['user'] },
): ShownApplication => ({
  ...application,
  ...{ decidedAt: null, undoUntil: null, placeOfferedUntil: null, addedPlace: false, takesPlace: false },
  ...{ position: null, title, ownerId, categories, user: card },
})

export async function findApplication(db: Db, id: string): Promise<ShownApplication | null> {
  await adding.finishNow(db)
  const [row] = await shownWhere(db, eq(applications.id, id)).limit(1)
  return row ?? null
}

/** Locks an application until the transaction ends. Lock its offer first or not at all, against deadlocks. */
export async function lockApplication(db: Db, id: string): Promise<ShownApplication | null> {
  const locked = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.id, id))
    .for('update')
  return locked.length > 0 ? findApplication(db, id) : null
}

const saving: Saving = {
  kind: 'applications',
  save: [
    (rows) => sql`
      insert into ${applications} (id, job_id, volunteer_id, answers, status, created_at)
      select id, "jobId", "volunteerId", answers, status, "createdAt"
      from jsonb_to_recordset(${rows}) as new (id uuid, "jobId" uuid, "volunteerId" uuid, answers jsonb, status text,
        "createdAt" timestamptz)
      returning id`,
  ],
}

type NewApplication = Pick<
  ApplicationRow,
  'id' | 'jobId' | 'volunteerId' | 'answers' | 'status' | 'createdAt'
>

const adding = beforeCommit<NewApplication>(saving, (rows) => rows)

/**
 * Saves an application when the caller's transaction commits. Of parallel requests of one volunteer the unique index lets one
 * pass; the others are repeated, which find it.
 */
export const addApplication = (db: Db, application: NewApplication): Promise<void> =>
  adding.add(db, [application])

export async function deleteApplication(db: Db, id: string): Promise<void> {
  await db.delete(applications).where(eq(applications.id, id))
}

/** `hidden`: applicants whom the offer's owner does not see. */
type Params = { status?: ApplicationStatus | null; hidden?: readonly string[] }

const ofJob = (jobId: string, { status = null, hidden = [] }: Params = {}) =>
  and(
    eq(applications.jobId, jobId),
    status ? eq(applications.status, status) : undefined,
    hidden.length > 0 ? sql`${applications.volunteerId} <> all(${sql.param(hidden)}::uuid[])` : undefined,
  )

export async function countApplications(db: Db, jobId: string, params?: Params): Promise<number> {
  const [row] = await db.select({ total: count() }).from(applications).where(ofJob(jobId, params))
  return row?.total ?? 0
}

export type Touched = { id: string; volunteerId: string }

/** Refuses all pending applications and returns them. */
export const refuseAllPending = (db: Db, jobId: string, decidedAt: Date, undoUntil: Date) =>
  db
    .update(applications)
    .set({ status: 'refused', decidedAt, undoUntil, endedAt: null })
    .where(ofJob(jobId, { status: 'pending' }))
    .returning({ id: applications.id, volunteerId: applications.volunteerId })

/** Returns the applications in these states that a change or the end of an offer concerns: not of volunteers who have left it. */
export const findConcerned = (
  db: Db,
  jobId: string,
  statuses: readonly ApplicationStatus[],
): Promise<Touched[]> =>
  db
    .select({ id: applications.id, volunteerId: applications.volunteerId })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        sql`${applications.status} = any(${sql.param(statuses)}::text[])`,
        sql`not exists (select 1 from ${volunteerings} served where served.job_id = ${applications.jobId}
          and served.volunteer_id = ${applications.volunteerId} and served.ended_at is not null)`,
      ),
    )

/** Returns the minutes from application to decision of an organisation's last 100 decisions since a moment. */
export async function findDecisionMinutes(db: Db, ownerId: string, since: Date): Promise<number[]> {
  const rows = await db
    .select({
      minutes: sql<number>`(extract(epoch from ${applications.decidedAt} - ${applications.createdAt}) / 60)::float`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(jobs.ownerId, ownerId), gt(applications.decidedAt, since)))
    .orderBy(sql`${applications.decidedAt} desc`)
    .limit(100)
  return rows.map(({ minutes }) => minutes)
}
