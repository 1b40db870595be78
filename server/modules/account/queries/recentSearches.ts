import { and, desc, eq, notInArray } from 'drizzle-orm'
import { limits } from '#contracts/limits.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { recentSearches } from '../tables.ts'

export type RecentSearch = { id: string; words: string }

const newest = (db: Db, accountId: string) =>
  db
    .select({ id: recentSearches.id, words: recentSearches.words })
    .from(recentSearches)
    .where(eq(recentSearches.accountId, accountId))
    .orderBy(desc(recentSearches.searchedAt), desc(recentSearches.id))
    .limit(limits.recentSearches)

/** At most ten, newest first. */
export const findRecentSearches = (db: Db, accountId: string): Promise<RecentSearch[]> =>
  newest(db, accountId)

/** Saves a search as the newest and deletes those beyond the tenth. */
export async function upsertRecentSearch(
  db: Db,
  accountId: string,
  words: string,
  now: Date,
): Promise<RecentSearch[]> {
  const latest = { id: newId(now), searchedAt: now }
  await db
    .insert(recentSearches)
    .values({ ...latest, accountId, words })
    .onConflictDoUpdate({ target: [recentSearches.accountId, recentSearches.words], set: latest })
  const stored = await newest(db, accountId)
  const ids = stored.map(({ id }) => id)
  await db
    .delete(recentSearches)
    .where(and(eq(recentSearches.accountId, accountId), notInArray(recentSearches.id, ids)))
  return stored
}

export async function deleteRecentSearches(db: Db, accountId: string): Promise<void> {
  await db.delete(recentSearches).where(eq(recentSearches.accountId, accountId))
}
