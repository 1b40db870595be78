import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { accounts } from '../tables.ts'

const isShown = and(
  eq(accounts.provider, true),
  isNotNull(accounts.validatedAt),
  isNull(accounts.suspendedAt),
)

/** Organisations that a guest may see, after an id, in the order of their ids. */
export function listPublicOrganisations(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ id: string; changedAt: Date }[]> {
  return db
    .select({ id: accounts.id, changedAt: accounts.updatedAt })
    .from(accounts)
    .where(and(isShown, after ? gt(accounts.id, after) : undefined))
    .orderBy(asc(accounts.id))
    .limit(limit)
}

/** The last id of each whole run of `size` of them: the next part begins after it. */
export async function findOrganisationParts(db: Db, size: number): Promise<string[]> {
  const ends: string[] = []
  for (;;) {
    const after = ends.at(-1)
    const [end] = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(isShown, after ? gt(accounts.id, after) : undefined))
      .orderBy(asc(accounts.id))
      .offset(size - 1)
      .limit(1)
    if (!end) return ends
    ends.push(end.id)
  }
}
