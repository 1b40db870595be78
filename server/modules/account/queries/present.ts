import { and, eq, gt, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { day } from '#lib/durations.ts'
import { isAmong } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { accounts } from '../tables.ts'

/** Whether others may see the account, as isPublic() of the policy: validated and not suspended. */
export const isShown = sql`(${accounts.validatedAt} is not null and ${accounts.suspendedAt} is null)`

/** Whether the account of this id column is neither erased nor suspended. */
export const isPresent = (id: SQLWrapper): SQL =>
  sql`exists (select 1 from ${accounts} where ${accounts.id} = ${id} and ${accounts.suspendedAt} is null)`

/** Whether the account of this id column is not erased. */
export const isThere = (id: SQLWrapper): SQL =>
  sql`exists (select 1 from ${accounts} where ${accounts.id} = ${id})`

/** Whether the account of this id column is suspended. There are few such accounts: for many ids PostgreSQL reads all of them once. */
export const isSuspended = (id: SQLWrapper): SQL =>
  sql`exists (select 1 from ${accounts} where ${accounts.id} = ${id} and ${accounts.suspendedAt} is not null)`

const presentByIds = prepared((db) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isAmong(accounts.id), isNull(accounts.suspendedAt)))
    .prepare('accounts_present'),
)

/** The accounts among these ids that are neither erased nor suspended. */
export async function findPresent(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await presentByIds(db).execute({ ids: [...new Set(ids)] })
  return new Set(rows.map(({ id }) => id))
}

/** As `isShown`, for the account of this id; null for an unknown one. */
export const isReachable = (id: SQLWrapper): SQL<boolean | null> =>
  sql`(select ${isShown} from ${accounts} where ${accounts.id} = ${id})`

const suspensionLocked = prepared((db) =>
  db
    .select({ suspendedAt: accounts.suspendedAt })
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('id')))
    .for('share')
    .prepare('account_suspension_locked'),
)

/** Whether the account is suspended; locks it, so that this stays so until the transaction ends. */
export async function lockSuspension(db: Db, id: string): Promise<boolean> {
  const [row] = await suspensionLocked(db).execute({ id })
  return row?.suspendedAt != null
}

const firstDays = 7 * day

/** Whether this account was created within the last seven days: it may contact fewer strangers a day. */
export async function isInFirstDays(db: Db, id: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - firstDays)
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), gt(accounts.createdAt, since)))
  return rows.length > 0
}
