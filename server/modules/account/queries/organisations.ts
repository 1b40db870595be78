import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import type { Bounds } from '#server/platform/paging.ts'
import { accounts } from '../tables.ts'

/** A page of ids of verified, or of unverified, organisations, newest first. */
export async function listOrganisationIds(
  db: Db,
  { verified, limit, offset }: Bounds & { verified: boolean },
): Promise<{ ids: string[]; total: number }> {
  const isMatch = and(
    eq(accounts.provider, true),
    isNotNull(accounts.validatedAt),
    verified ? isNotNull(accounts.verifiedAt) : isNull(accounts.verifiedAt),
  )
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(isMatch)
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(accounts).where(isMatch)
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 }
}

/** id -> the registration number that an organisation claims. */
export async function findOngIds(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: accounts.id, ongId: accounts.ongId })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
  return new Map(rows.map(({ id, ongId }) => [id, ongId]))
}
