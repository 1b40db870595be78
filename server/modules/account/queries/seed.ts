import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { accounts, ratings } from '../tables.ts'
import type { NewAccount } from './accounts.ts'

/** Whether anybody has an account here. */
export async function hasAccounts(db: Db): Promise<boolean> {
  const rows = await db.select({ id: accounts.id }).from(accounts).limit(1)
  return rows.length > 0
}

/** Saves the people of a town that is filled from nothing; for the demo room alone. */
export async function seedAccounts(db: Db, rows: NewAccount[]): Promise<void> {
  await db.insert(accounts).values(rows)
}

export type RatingSeed = typeof ratings.$inferInsert

/** Saves what was said before a town was filled, with the sums that follow from it; for the demo room alone. */
export async function seedRatings(db: Db, rows: RatingSeed[]): Promise<void> {
  if (rows.length === 0) return
  await db.insert(ratings).values(rows)
  await db.execute(sql`
    update ${accounts} set rate_sum = given.sum, rate_count = given.count
    from (select organisation_id, sum(rate)::int as sum, count(*)::int as count from ${ratings} group by 1) given
    where given.organisation_id = ${accounts.id}`)
}
