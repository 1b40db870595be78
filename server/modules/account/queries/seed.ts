import type { Db } from '#server/platform/db/index.ts'
import { accounts } from '../tables.ts'
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
