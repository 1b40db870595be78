import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import type { Bounds } from '#server/platform/paging.ts'
import { accounts } from '../tables.ts'
import { isShown } from './present.ts'

/** Organisations that a guest may see, ordered by id, starting after an id. */
export function listPublicOrganisations(
  db: Db,
  { after, limit, offset }: Bounds & { after: string | null },
): Promise<{ id: string; changedAt: Date }[]> {
  return db
    .select({ id: accounts.id, changedAt: accounts.updatedAt })
    .from(accounts)
    .where(and(eq(accounts.provider, true), isShown, after ? gt(accounts.id, after) : undefined))
    .orderBy(asc(accounts.id))
    .limit(limit)
    .offset(offset)
}
