import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { accounts } from '../tables.ts'

/** Whom others may see, as `isPublic` of the policy has it: validated and not suspended. */
export const isShown = sql`(${accounts.validatedAt} is not null and ${accounts.suspendedAt} is null)`

/** Whether the person whose id stands in this column is still here: neither erased nor suspended. */
export const isPresent = (id: SQLWrapper): SQL =>
  sql`exists (select 1 from ${accounts} where ${accounts.id} = ${id} and ${accounts.suspendedAt} is null)`
