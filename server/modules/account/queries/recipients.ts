import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { accounts } from '../tables.ts'

const amongIds = sql`${accounts.id} = any(${sql.placeholder('ids')}::uuid[])`

const readersByIds = prepared((db) => {
  const { id, name, email, language, provider, timeZone, validatedAt, suspendedAt } = accounts
  return db
    .select({ id, name, email, language, provider, timeZone, validatedAt, suspendedAt })
    .from(accounts)
    .where(amongIds)
    .prepare('account_readers')
})

/** What an email needs of its recipients; at most one row per id. */
export const findReaders = (db: Db, ids: readonly string[]) => readersByIds(db).execute({ ids: [...ids] })

const existingIds = prepared((db) =>
  db.select({ id: accounts.id }).from(accounts).where(amongIds).prepare('account_ids'),
)

/** The ids that are still accounts. */
export async function findExisting(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await existingIds(db).execute({ ids: [...ids] })
  const existing = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => existing.has(id))
}
