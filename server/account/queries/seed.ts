import type { Db } from '#server/platform/db/index.ts'
import { accounts } from '../tables.ts'
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
