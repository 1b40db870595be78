import { and, asc, count, eq, gt, isNotNull, isNull, lte, min, type SQL, sql } from 'drizzle-orm'
import { isPresent } from '#server/modules/account/index.ts'
import { blockedBetween } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { applications, jobs } from '../tables.ts'

const isWaiting = (table: SQL) => sql`${table}.status = 'waitlisted' and ${table}.place_offered_until is null`

/** The place on the waiting list of an application that is on it and was not offered a place yet, 1 for the next. */
export const position: SQL<number | null> = sql<
  number | null
>`case when ${isWaiting(sql`${applications}`)} then (
  select count(*)::int from ${applications} ahead
  where ahead.job_id = ${applications.jobId} and ${isWaiting(sql`ahead`)}
    and (ahead.created_at, ahead.id) <= (${applications.createdAt}, ${applications.id})
) end`

/** How many wait for a place of an offer and were offered none yet; 0 for offers without a number of vacancies. */
export const waiting: SQL<number> = sql<number>`case when ${jobs.vacancies} is null then 0 else (
  select count(*)::int from ${applications} waiting where waiting.job_id = ${jobs}.id and ${isWaiting(sql`waiting`)}
) end`

const onList = (jobId: string) => and(eq(applications.jobId, jobId), eq(applications.status, 'waitlisted'))
const touched = { id: applications.id, volunteerId: applications.volunteerId }

type List = { jobId: string; ownerId: string }

/**
 * Offers a place to the first on the waiting list, at most `places` of them, and returns them. Who is suspended or blocked
 * keeps waiting.
 */
export async function offerPlaces(db: Db, { jobId, ownerId }: List, places: number, until: Date) {
  const chosen = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        onList(jobId),
        isNull(applications.placeOfferedUntil),
        isPresent(applications.volunteerId),
        sql`not ${blockedBetween(sql`${applications.volunteerId}`, sql`${ownerId}::uuid`)}`,
      ),
    )
    .orderBy(asc(applications.createdAt), asc(applications.id))
    .limit(places)
    .for('update')
  if (chosen.length === 0) return []
  const ids = chosen.map(({ id }) => id)
  return db
    .update(applications)
    .set({ placeOfferedUntil: until })
    .where(sql`${applications.id} = any(${sql.param(ids)}::uuid[])`)
    .returning(touched)
}

/** Offers the places that are on offer until another moment, and returns to whom. */
export const prolongPlaces = (db: Db, jobId: string, until: Date) =>
  db
    .update(applications)
    .set({ placeOfferedUntil: until })
    .where(and(onList(jobId), isNotNull(applications.placeOfferedUntil)))
    .returning(touched)

/** Offers the places that are on offer beyond a moment until then, and returns to whom. */
export const shortenPlaces = (db: Db, jobId: string, until: Date) =>
  db
    .update(applications)
    .set({ placeOfferedUntil: until })
    .where(and(onList(jobId), gt(applications.placeOfferedUntil, until)))
    .returning(touched)

/** Returns the offers for a place of which an account waits. */
export async function findListsOf(db: Db, volunteerId: string): Promise<string[]> {
  const rows = await db
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(and(eq(applications.volunteerId, volunteerId), eq(applications.status, 'waitlisted')))
  return rows.map(({ jobId }) => jobId)
}

/** Takes those off the waiting list who did not answer in time, and returns them. */
export const deleteUnanswered = (db: Db, jobId: string, now: Date) =>
  db
    .delete(applications)
    .where(and(onList(jobId), lte(applications.placeOfferedUntil, now)))
    .returning(touched)

/** Deletes the waiting list of an offer and returns who was on it. */
export const deleteWaitingList = (db: Db, jobId: string) =>
  db.delete(applications).where(onList(jobId)).returning(touched)

/** Turns an application from the waiting list into a pending one, of now; its place stays held until the decision. */
export async function savePlaceTaken(db: Db, id: string, now: Date): Promise<void> {
  await db.update(applications).set({ status: 'pending', createdAt: now }).where(eq(applications.id, id))
}

/** Returns when the next offered place is to be passed on, null when none is offered; undefined when nobody waits. */
export async function findNextEnd(db: Db, jobId: string): Promise<Date | null | undefined> {
  const [row] = await db
    .select({ waiting: sql<number>`count(*)::int`, next: min(applications.placeOfferedUntil) })
    .from(applications)
    .where(onList(jobId))
  return row && row.waiting > 0 ? row.next : undefined
}

/** How many places of an offer are taken or held, also of one whose places are not limited. */
export async function countPlaces(db: Db, jobId: string): Promise<number> {
  const [row] = await db
    .select({ taken: count() })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.takesPlace, true)))
  return row?.taken ?? 0
}

/** Returns the offers of which an account takes a place, or has one held. */
export async function findPlacesOf(db: Db, volunteerId: string): Promise<string[]> {
  const rows = await db
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(and(eq(applications.volunteerId, volunteerId), eq(applications.takesPlace, true)))
  return rows.map(({ jobId }) => jobId)
}

/** Frees the places of a volunteer whose service at an organisation ended, and returns the applications that had them. */
export async function endPlaces(
  db: Db,
  { ownerId, volunteerId }: { ownerId: string; volunteerId: string },
  now: Date,
) {
  return db
    .update(applications)
    .set({ endedAt: now })
    .from(jobs)
    .where(
      and(
        eq(jobs.id, applications.jobId),
        eq(jobs.ownerId, ownerId),
        eq(applications.volunteerId, volunteerId),
        eq(applications.status, 'accepted'),
        isNull(applications.endedAt),
      ),
    )
    .returning({
      ...{ id: applications.id, volunteerId: applications.volunteerId, undoUntil: applications.undoUntil },
      job: { id: jobs.id, title: jobs.title, ownerId: jobs.ownerId, categories: jobs.categories },
    })
}
