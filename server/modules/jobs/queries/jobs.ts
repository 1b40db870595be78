import { and, eq, getTableColumns, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { cardOf, factsOf, findUserCards } from '#server/modules/account/index.ts'
import { blockedBetween } from '#server/modules/blocks/index.ts'
import { hasConversation } from '#server/modules/chat/index.ts'
import { toldOf } from '#server/modules/notifications/index.ts'
import { inOrder, isAmong } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { preparedSql } from '#server/platform/db/prepared.ts'
import { preparedRows, type RowOf } from '#server/platform/db/preparedRows.ts'
import { outdateGuestPages } from '#server/platform/live/index.ts'
import { applications, favorites, jobs, volunteerings } from '../tables.ts'
import { taken } from './full.ts'
import { position, waiting } from './waitingList.ts'

const { organisation: _, organisationVerified: _a, ...columns } = getTableColumns(jobs)

const shownColumns = {
  ...columns,
  taken: taken.as('taken'),
  waiting: waiting.as('waiting'),
  favorite: sql<boolean>`${favorites.jobId} is not null`.as('favorite'),
  applicationId: applications.id,
  applicationStatus: applications.status,
  appliedAt: applications.createdAt,
  undoUntil: applications.undoUntil,
  serviceEndedAt: applications.endedAt,
  placeOfferedUntil: applications.placeOfferedUntil,
  position: position.as('position'),
  owner: cardOf(jobs.ownerId).as('owner'),
}

const viewer = sql.placeholder('viewer')
const viewerId = sql`${viewer}::uuid`
const saved = and(eq(favorites.jobId, jobs.id), eq(favorites.volunteerId, viewer))
const applied = and(eq(applications.jobId, jobs.id), eq(applications.volunteerId, viewer))

const shownJobs = preparedRows('jobs_shown', (db) =>
  db
    .select(shownColumns)
    .from(jobs)
    .leftJoin(favorites, saved)
    .leftJoin(applications, applied)
    .where(isAmong(jobs.id)),
)

const serviceEnded = sql<boolean>`exists (select from ${volunteerings} where ${and(
  eq(volunteerings.organisationId, jobs.ownerId),
  eq(volunteerings.volunteerId, viewer),
  eq(volunteerings.jobId, jobs.id),
  isNotNull(volunteerings.endedAt),
)})`

const oneColumns = {
  ...shownColumns,
  blocked: blockedBetween(viewerId, jobs.ownerId).as('blocked'),
  serviceEnded: serviceEnded.as('service_ended'),
  applicant: factsOf(viewerId).as('applicant'),
}

const shownJob = preparedRows('job_shown', (db) =>
  db
    .select(oneColumns)
    .from(jobs)
    .leftJoin(favorites, saved)
    .leftJoin(applications, applied)
    .where(eq(jobs.id, sql.placeholder('id'))),
)

const { id, ownerId, status, title, categories, closesAt, minimumAge, questions, vacancies } = columns

/** Reads only what applying needs, because the offer is locked meanwhile. */
const jobToApply = preparedRows('job_to_apply', (db) =>
  db
    .select({
      ...{ id, ownerId, status, title, categories, closesAt, minimumAge, questions },
      ...{ vacancies, taken: taken.as('taken'), waiting: waiting.as('waiting') },
      ...{
        applicationId: applications.id,
        applicationStatus: applications.status,
        undoUntil: applications.undoUntil,
      },
      blocked: blockedBetween(viewerId, jobs.ownerId).as('blocked'),
      applicant: factsOf(viewerId).as('applicant'),
      card: cardOf(viewerId).as('card'),
      told: toldOf({ accountId: jobs.ownerId, actorId: viewerId }, 'jobs').as('told'),
      haveConversed: hasConversation(viewerId, jobs.ownerId).as('have_conversed'),
    })
    .from(jobs)
    .leftJoin(applications, applied)
    .where(eq(jobs.id, sql.placeholder('id'))),
)

/** Returns these offers in the order of `ids`, with the viewer's favourite and application, in one statement. */
export async function findJobs(db: Db, ids: readonly string[], viewer: string | null): Promise<ShownJob[]> {
  if (ids.length === 0) return []
  const rows = await shownJobs(db).execute({ ids, viewer })
  return inOrder(ids, rows)
}

/** The title of the offer with this id, for a query of another module; null when a moderator hid it. */
export const titleOf = (id: SQLWrapper): SQL<string | null> => sql<string | null>`(
  select titled.title from ${jobs} titled where titled.id = ${id} and titled.hidden_from is null)`

export type JobRow = Omit<typeof jobs.$inferSelect, 'organisation' | 'organisationVerified'>
export type ShownJob = RowOf<typeof shownJobs>
export type NewJob = typeof jobs.$inferInsert

/**
 * An offer with whether its organisation and the viewer block each other, whether it ended the viewer's service, and the
 * viewer's facts if they are a volunteer.
 */
export type OneJob = RowOf<typeof shownJob>

export async function findJob(db: Db, id: string, viewer: string | null): Promise<OneJob | null> {
  const [row] = await shownJob(db).execute({ id, viewer })
  return row ?? null
}

/** An offer with what decides whether the viewer may apply, and what the application and its messages say. */
export async function findJobToApply(db: Db, id: string, viewer: string) {
  const [row] = await jobToApply(db).execute({ id, viewer })
  return row ?? null
}

const jobById = sql`select true from ${jobs} where ${jobs.id} = ${sql.placeholder('id')}`
const lockedJob = {
  share: preparedSql('job_locked_to_share', sql`${jobById} for share`),
  change: preparedSql('job_locked_to_change', sql`${jobById} for no key update`),
}

/**
 * Locks an offer until the transaction ends; false when there is none. `share` allows parallel applications but no
 * changes by its owner; `change` excludes applications, decisions and changes.
 */
export async function lockJob(db: Db, id: string, lock: 'share' | 'change'): Promise<boolean> {
  return (await lockedJob[lock](db).execute({ id })).rows.length > 0
}

export async function insertJob(db: Db, job: NewJob): Promise<void> {
  await db.insert(jobs).values(job)
  await outdateGuestPages(db)
}

export async function updateJobRow(db: Db, id: string, changes: Partial<NewJob>): Promise<void> {
  await db.update(jobs).set(changes).where(eq(jobs.id, id))
  await outdateGuestPages(db)
}

/** Deletes an offer with its applications, favourites and views. */
export async function deleteJobRow(db: Db, id: string): Promise<void> {
  await db.delete(jobs).where(eq(jobs.id, id))
  await outdateGuestPages(db)
}

/** What offers store of their organisation, so that searches find them by it. */
export async function describeOwner(
  db: Db,
  ownerId: string,
): Promise<Pick<typeof jobs.$inferSelect, 'organisation' | 'organisationVerified'>> {
  const owner = (await findUserCards(db, [ownerId])).get(ownerId)
  return { organisation: owner?.name ?? '', organisationVerified: owner?.verified ?? false }
}

/** Copies what has changed of an organisation to its offers. */
export async function copyOwner(db: Db, ownerId: string): Promise<void> {
  await db
    .update(jobs)
    .set(await describeOwner(db, ownerId))
    .where(eq(jobs.ownerId, ownerId))
  await outdateGuestPages(db)
}
