import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isPresent } from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { outdateGuestPages } from '#server/platform/live/index.ts'
import { resumeChanges } from '../applications/tellChanged.ts'
import { queueListsOf, resumeWaitingList } from '../applications/waitingList.ts'
import { queueMatching } from '../saved/matchOffer.ts'
import { jobs } from '../tables.ts'
import { updateJobRow } from './jobs.ts'

/** What hides an offer; one that is hidden already keeps the status that it had before. */
const hidden = { hiddenFrom: sql`coalesce(${jobs.hiddenFrom}, ${jobs.status})`, status: 'draft' } as const

/** Hides all offers of a suspended owner. */
export async function putOffersAway(db: Db, ownerId: string): Promise<void> {
  await db
    .update(jobs)
    .set(hidden)
    .where(and(eq(jobs.ownerId, ownerId), isNull(jobs.hiddenFrom)))
  await outdateGuestPages(db)
}

/** Shows the offers of an account whose suspension has ended, except removed ones, and gives it its turn on the lists where it waits. */
export async function restoreOffers(db: Db, ownerId: string): Promise<void> {
  await showAgain(db, eq(jobs.ownerId, ownerId))
  await queueListsOf(db, ownerId)
}

/** Removes an offer, also one that is hidden because its owner is suspended. */
export async function removeOffer(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(jobs)
    .set({ ...hidden, removedAt: at })
    .where(eq(jobs.id, id))
  await outdateGuestPages(db)
}

/** Undoes the removal of an offer, which is shown at once unless its owner is suspended. */
export async function restoreOffer(db: Db, id: string): Promise<void> {
  await updateJobRow(db, id, { removedAt: null })
  await showAgain(db, eq(jobs.id, id))
}

const resumed = {
  id: jobs.id,
  title: jobs.title,
  ownerId: jobs.ownerId,
  categories: jobs.categories,
  status: jobs.status,
  closesAt: jobs.closesAt,
}

/** Gives hidden offers their earlier status back, unless they were removed or their owner is suspended. */
async function showAgain(db: Db, chosen: SQL): Promise<void> {
  const restored = await db
    .update(jobs)
    .set({ status: sql`${jobs.hiddenFrom}`, hiddenFrom: null })
    .where(and(chosen, isNotNull(jobs.hiddenFrom), isNull(jobs.removedAt), isPresent(jobs.ownerId)))
    .returning(resumed)
  for (const job of restored) {
    await queueMatching(db, job.id)
    await resumeWaitingList(db, job)
    await resumeChanges(db, job.id)
  }
  await outdateGuestPages(db)
}
