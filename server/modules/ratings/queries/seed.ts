import { addToRates, type RateChange } from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { ratings } from '../tables.ts'

export type RatingSeed = typeof ratings.$inferInsert

/** Inserts the ratings of the demo town and updates the means; only for the demo module. */
export async function seedRatings(db: Db, rows: RatingSeed[]): Promise<void> {
  if (rows.length === 0) return
  await db.insert(ratings).values(rows)
  const changes = new Map<string, RateChange>()
  for (const { organisationId: id, rate } of rows) {
    const { sum, count } = changes.get(id) ?? { sum: 0, count: 0 }
    changes.set(id, { id, sum: sum + rate, count: count + 1 })
  }
  await addToRates(db, [...changes.values()])
}
