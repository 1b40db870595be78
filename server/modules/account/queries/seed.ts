import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { accounts, ratings } from '../tables.ts'
import type { NewAccount } from './accounts.ts'

/** Whether the database has any account. */
export async function hasAccounts(db: Db): Promise<boolean> {
  const rows = await db.select({ id: accounts.id }).from(accounts).limit(1)
  return rows.length > 0
}

/** Inserts the accounts of the demo town; only for the demo module. */
export async function seedAccounts(db: Db, rows: NewAccount[]): Promise<void> {
  await db.insert(accounts).values(rows)
}

export type RatingSeed = typeof ratings.$inferInsert

/** Inserts the ratings of the demo town and updates their sums and counts; only for the demo module. */
export async function seedRatings(db: Db, rows: RatingSeed[]): Promise<void> {
  if (rows.length === 0) return
  await db.insert(ratings).values(rows)
  await db.execute(sql`
    update ${accounts} set rate_sum = given.sum, rate_count = given.count
    from (select organisation_id, sum(rate)::int as sum, count(*)::int as count from ${ratings} group by 1) given
    where given.organisation_id = ${accounts.id}`)
}
