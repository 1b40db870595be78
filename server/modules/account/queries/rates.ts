import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { accounts } from '../tables.ts'

/** Serializes the ratings of an organisation until the transaction ends, so that its mean matches them. */
export async function lockRate(db: Db, id: string): Promise<void> {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update')
}

/** How the sum and the number of an organisation's ratings change. */
export type RateChange = { id: string; sum: number; count: number }

/** Adds to the sums and numbers behind the means of organisations, at most one change each. */
export async function addToRates(db: Db, changes: readonly RateChange[]): Promise<void> {
  if (changes.length === 0) return
  const ids = sql.param(changes.map(({ id }) => id))
  const sums = sql.param(changes.map(({ sum }) => sum))
  const counts = sql.param(changes.map(({ count }) => count))
  await db.execute(sql`
    update ${accounts} set rate_sum = rate_sum + change.sum, rate_count = rate_count + change.count
    from unnest(${ids}::uuid[], ${sums}::int[], ${counts}::int[]) as change (id, sum, count)
    where change.id = ${accounts.id}`)
}
