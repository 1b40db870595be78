import { and, eq, getTableColumns, gt, inArray, lte, or } from 'drizzle-orm'
import { type PersonalData, type Row, readInBatches } from '#server/platform/db/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { outdateGuestPages } from '#server/platform/live/index.ts'
import { applicantNotes } from '../applications/tables.ts'
import { savedSearches, savedSearchMatches } from '../saved/tables.ts'
import { applications, favorites, jobs, jobViews, volunteerings } from '../tables.ts'

const ofService = (id: string) => or(eq(volunteerings.organisationId, id), eq(volunteerings.volunteerId, id))

/** A volunteer sees a service once its acceptance can no longer be undone. */
const ofSeenService = (id: string, now: Date) =>
  or(
    eq(volunteerings.organisationId, id),
    and(eq(volunteerings.volunteerId, id), lte(volunteerings.since, now)),
  )

/** While a decision can be undone its applicant sees a pending application. */
const showTo = (now: Date) => (row: Row) =>
  row.undoUntil instanceof Date && now < row.undoUntil
    ? { ...row, status: 'pending', decidedAt: null, undoUntil: null, addedPlace: false, endedAt: null }
    : row

/** What its owner chose of a saved search; the rest is compiled from it. */
const { conditions: _, keys: _a, vocabulary: _b, ...written } = getTableColumns(savedSearches)

/**
 * Exports an account's offers, applications, notes about applicants, favourites, volunteerings, saved searches and views.
 * Notes are in the export of the organisation that wrote them only, and decisions in that of the applicant once they are final.
 */
export const exportPersonalData = (db: Db, id: string, now: Date): PersonalData => ({
  offers: readInBatches(db, jobs, { where: eq(jobs.ownerId, id), by: ['id'] }),
  applications: readInBatches(db, applications, {
    where: eq(applications.volunteerId, id),
    by: ['id'],
    show: showTo(now),
  }),
  applicantNotes: readInBatches(db, applicantNotes, {
    where: eq(applicantNotes.ownerId, id),
    by: ['applicationId'],
  }),
  favourites: readInBatches(db, favorites, { where: eq(favorites.volunteerId, id), by: ['jobId'] }),
  volunteering: readInBatches(db, volunteerings, {
    where: ofSeenService(id, now),
    by: ['organisationId', 'volunteerId', 'jobId'],
  }),
  savedSearches: readInBatches(db, savedSearches, {
    where: eq(savedSearches.accountId, id),
    by: ['id'],
    columns: written,
  }),
  found: readInBatches(db, savedSearchMatches, {
    where: inArray(
      savedSearchMatches.searchId,
      db.select({ id: savedSearches.id }).from(savedSearches).where(eq(savedSearches.accountId, id)),
    ),
    by: ['searchId', 'jobId'],
  }),
  viewed: readInBatches(db, jobViews, { where: eq(jobViews.viewer, id), by: ['jobId', 'day'] }),
})

/** Returns the volunteers who see a pending or accepted application to this organisation, or who wait for a place. */
export async function findApplicantsFor(db: Db, ownerId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ volunteerId: applications.volunteerId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(jobs.ownerId, ownerId),
        or(
          inArray(applications.status, ['pending', 'accepted', 'waitlisted']),
          // While a refusal can be undone its applicant sees a pending application.
          gt(applications.undoUntil, now),
        ),
      ),
    )
  return rows.map(({ volunteerId }) => volunteerId)
}

/** Deletes an account's offers with their dependent rows, and its applications, favourites, volunteerings, saved searches and views. */
export async function deleteAllFor(db: Db, id: string): Promise<void> {
  await db.delete(jobs).where(eq(jobs.ownerId, id))
  await db.delete(applications).where(eq(applications.volunteerId, id))
  await db.delete(favorites).where(eq(favorites.volunteerId, id))
  await db.delete(volunteerings).where(ofService(id))
  await db.delete(savedSearches).where(eq(savedSearches.accountId, id))
  await db.delete(jobViews).where(eq(jobViews.viewer, id))
  await outdateGuestPages(db)
}
