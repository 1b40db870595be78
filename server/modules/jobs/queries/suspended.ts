import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { outdateGuestPages } from '#server/platform/live/index.ts'
import { queueWaitingList } from '../applications/waitingList.ts'
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

/** Restores the hidden offers of an owner, except those hidden one by one. */
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
    .returning({ id: jobs.id })
  for (const { id } of restored) {
    await queueMatching(db, id)
    await queueWaitingList(db, id)
  }
  await outdateGuestPages(db)
}
