import { and, arrayOverlaps, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { accounts } from '../tables.ts'

export type Named = { id: string; name: string; provider: boolean; ongId: string }

const columns = { id: accounts.id, name: accounts.name, provider: accounts.provider, ongId: accounts.ongId }

/** At most 50 accounts whose names share one of these keys, without `exceptId`; `verified`: only verified organisations. */
export function findLookalikes(
  db: Db,
  keys: readonly string[],
  { exceptId, verified }: { exceptId: string; verified: boolean },
): Promise<Named[]> {
  const known = keys.filter((key) => key !== '')
  if (known.length === 0) return Promise.resolve([])
  return db
    .select(columns)
    .from(accounts)
    .where(
      and(
        arrayOverlaps(accounts.nameKeys, known),
        ne(accounts.id, exceptId),
        verified ? isNotNull(accounts.verifiedAt) : undefined,
      ),
    )
    .limit(50)
}

/** At most 500 accounts older than the keys of names; `verified`: only verified organisations. */
export function findWithoutKeys(db: Db, { verified }: { verified: boolean }): Promise<Named[]> {
  return db
    .select(columns)
    .from(accounts)
    .where(and(sql`${accounts.nameKeys} = '{}'`, verified ? isNotNull(accounts.verifiedAt) : undefined))
    .limit(500)
}

/** Saves the keys of names, except for accounts renamed meanwhile. */
export async function saveNameKeys(
  db: Db,
  rows: readonly { id: string; name: string; nameKeys: string[] }[],
): Promise<void> {
  for (const { id, name, nameKeys } of rows) {
    await db
      .update(accounts)
      .set({ nameKeys })
      .where(and(eq(accounts.id, id), eq(accounts.name, name)))
  }
}

export async function findNamed(db: Db, id: string): Promise<Named | null> {
  const [row] = await db
    .select(columns)
    .from(accounts)
    .where(inArray(accounts.id, [id]))
  return row ?? null
}
