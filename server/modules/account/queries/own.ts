import { eq, type SQL, sql } from 'drizzle-orm'
import { preparedRows } from '#server/platform/db/preparedRows.ts'
import { accounts } from '../tables.ts'
import { accountColumns } from './accounts.ts'

/** The id of the account that `accountWith` reads, for the other column. */
export const ownId: SQL = sql`${accounts.id}`

/** Prepares the read of an account's whole row with a column of another module. */
export const accountWith = <Other>(name: string, other: SQL<Other>) =>
  preparedRows(name, (db) =>
    db
      .select({ ...accountColumns, other: other.as('other') })
      .from(accounts)
      .where(eq(accounts.id, sql.placeholder('id')))
      .limit(1),
  )
