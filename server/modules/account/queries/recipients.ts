import { type SQL, sql } from 'drizzle-orm'
import { isAmong } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { accounts } from '../tables.ts'

const readersByIds = prepared((db) => {
  const { id, name, email, language, provider, timeZone, validatedAt, suspendedAt } = accounts
  return db
    .select({ id, name, email, language, provider, timeZone, validatedAt, suspendedAt })
    .from(accounts)
    .where(isAmong(accounts.id))
    .prepare('account_readers')
})

/** What an email needs of its recipients; at most one row per id. */
export const findReaders = (db: Db, ids: readonly string[]) => readersByIds(db).execute({ ids: [...ids] })

/** The ids that are still accounts, as rows for a query of another module. */
export const existingAmong = (ids: SQL): SQL =>
  sql`(select ${accounts.id} from ${accounts} where ${accounts.id} = any(${ids}))`
