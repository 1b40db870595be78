import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { outdateGuestPages } from '#server/platform/live/index.ts'
import { queueListsOf, resumeWaitingList } from '../applications/waitingList.ts'
import { queueMatching } from '../saved/matchOffer.ts'
import { jobs } from '../tables.ts'

/** Hides all offers of a suspended owner. */
export async function putOffersAway(db: Db, ownerId: string): Promise<void> {
  await db
    .update(jobs)
    .set({ hiddenFrom: sql`${jobs.status}`, status: 'draft' })
    .where(and(eq(jobs.ownerId, ownerId), isNull(jobs.hiddenFrom)))
  await outdateGuestPages(db)
}

const resumed = {
  id: jobs.id,
  title: jobs.title,
  ownerId: jobs.ownerId,
  categories: jobs.categories,
  status: jobs.status,
  closesAt: jobs.closesAt,
}

/** Restores the hidden offers of an account, except those hidden one by one, and its turn on the lists where it waits. */
export async function restoreOffers(db: Db, ownerId: string, except: readonly string[]): Promise<void> {
  const restored = await db
    .update(jobs)
    .set({ status: sql`${jobs.hiddenFrom}`, hiddenFrom: null })
    .where(
      and(
        eq(jobs.ownerId, ownerId),
        isNotNull(jobs.hiddenFrom),
        except.length > 0 ? notInArray(jobs.id, [...except]) : undefined,
      ),
    )
    .returning(resumed)
  for (const job of restored) {
    await queueMatching(db, job.id)
    await resumeWaitingList(db, job)
  }
  await queueListsOf(db, ownerId)
  await outdateGuestPages(db)
}
