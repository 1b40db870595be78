import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isAmong } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { accounts } from '../tables.ts'
import type { AccountRow } from './accounts.ts'

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

/** What an email needs of its recipient, as a column of another module's query; times are ISO strings. */
export type StoredRecipient = Pick<
  AccountRow,
  'id' | 'name' | 'email' | 'language' | 'provider' | 'timeZone'
> & { validatedAt: string | null; suspendedAt: string | null }

/** The recipient with this id, for a query of another module, which saves it a second one; null when there is none. */
export const recipientOf = (id: SQLWrapper): SQL<StoredRecipient | null> => sql<StoredRecipient | null>`(
  select json_build_object('id', reader.id, 'name', reader.name, 'email', reader.email, 'language', reader.language,
    'provider', reader.provider, 'timeZone', reader.time_zone, 'validatedAt', reader.validated_at,
    'suspendedAt', reader.suspended_at)
  from ${accounts} reader where reader.id = ${id})`

/** The ids that are still accounts, as rows for a query of another module. */
export const existingAmong = (ids: SQL): SQL =>
  sql`(select ${accounts.id} from ${accounts} where ${accounts.id} = any(${ids}))`
