import { and, eq, isNull } from 'drizzle-orm'
import { addToRates } from '#server/modules/account/index.ts'
import { type PersonalData, readInBatches } from '#server/platform/db/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { outdateGuestPages } from '#server/platform/live/index.ts'
import { ratings } from '../tables.ts'

/** The ratings that an account gave and received. */
export function exportPersonalData(db: Db, id: string): PersonalData {
  const by = ['id']
  return {
    ratingsGiven: readInBatches(db, ratings, { where: eq(ratings.authorId, id), by }),
    // A moderator's removal hides a rating from the organisation, too.
    ratingsReceived: readInBatches(db, ratings, {
      where: and(eq(ratings.organisationId, id), isNull(ratings.hiddenAt)),
      by,
    }),
  }
}

/** Erases the ratings that an account gave and takes them out of the means; those it received go with its account. */
export async function erasePersonalData(db: Db, id: string): Promise<void> {
  const given = await db.delete(ratings).where(eq(ratings.authorId, id)).returning()
  const counted = given.filter(({ hiddenAt }) => hiddenAt === null)
  await addToRates(
    db,
    counted.map(({ organisationId, rate }) => ({ id: organisationId, sum: -rate, count: -1 })),
  )
  await outdateGuestPages(db)
}
