import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { accounts } from '../tables.ts'

/** Whether the person whose id stands in this column is still here: neither erased nor suspended. */
export const isPresent = (id: SQLWrapper): SQL =>
  sql`exists (select 1 from ${accounts} where ${accounts.id} = ${id} and ${accounts.suspendedAt} is null)`
