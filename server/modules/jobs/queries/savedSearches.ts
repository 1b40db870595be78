import { and, asc, count, eq, getTableColumns, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { everyOffer, type SearchCriteria } from '#contracts/savedSearches.ts'
import type { Point } from '#lib/distance.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { CompiledSearch } from '../saved/compileSearch.ts'
import { savedSearches, savedSearchMatches } from '../saved/tables.ts'
import { jobDocuments } from '../search/tables.ts'

export type SavedSearchRow = typeof savedSearches.$inferSelect

/** What a search asks; filters that did not exist when it was saved are not set. */
export const withDefaults = (search: SQLWrapper): SQL<SearchCriteria> =>
  sql<SearchCriteria>`(${JSON.stringify(everyOffer)}::jsonb || ${search})`

const search = withDefaults(savedSearches.search)
const columns = { ...getTableColumns(savedSearches), search }

/** How PostgreSQL writes these tsqueries. */
export async function writeQueries(db: Db, tsqueries: readonly SQL[]): Promise<string[]> {
  if (tsqueries.length === 0) return []
  const texts = tsqueries.map((tsquery) => sql`(${tsquery})::text`)
  const { rows } = await db.execute<{ texts: string[] }>(
    sql`select array[${sql.join(texts, sql`, `)}] as texts`,
  )
  return rows[0]?.texts ?? []
}

const mostCounted = 1_000

/** Counts the offers that match each tsquery, up to a thousand. */
export async function countMet(db: Db, tsqueries: readonly string[]): Promise<number[]> {
  if (tsqueries.length === 0) return []
  const counts = tsqueries.map(
    (tsquery) => sql`(select count(*)::int from (
      select from ${jobDocuments} where ${jobDocuments.whole} @@ ${tsquery}::tsquery limit ${mostCounted}) met)`,
  )
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  )
  return rows[0]?.counts ?? []
}

/** Lets one call at a time keep searches of an account, so that their number is bounded. */
export async function lockSearchesOf(db: Db, accountId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`searches ${accountId}`}, 0))`)
}

export async function countSearches(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(savedSearches)
    .where(eq(savedSearches.accountId, accountId))
  return row?.total ?? 0
}

/** The searches of an account, oldest first; their number is bounded. */
export const findSearches = (db: Db, accountId: string): Promise<SavedSearchRow[]> =>
  db
    .select(columns)
    .from(savedSearches)
    .where(eq(savedSearches.accountId, accountId))
    .orderBy(asc(savedSearches.id))

/** Returns a function that finds where a place was when this account saved a search for it. */
export const knownBy =
  (db: Db, accountId: string | undefined) =>
  async (placeId: number): Promise<Point | null> => {
    if (!accountId) return null
    const { lat, lng } = savedSearches
    const isOfPlace = sql`${savedSearches.search} -> 'placeId' = to_jsonb(${placeId}::int)`
    const [known] = await db
      .select({ lat: sql<number>`${lat}`, lng: sql<number>`${lng}` })
      .from(savedSearches)
      .where(and(eq(savedSearches.accountId, accountId), isOfPlace, isNotNull(lat), isNotNull(lng)))
      .limit(1)
    return known ?? null
  }

/** The id of the same search of this account; null without one. */
export async function findSame(db: Db, accountId: string, same: SearchCriteria): Promise<string | null> {
  const [row] = await db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(eq(savedSearches.accountId, accountId), sql`${search} = ${JSON.stringify(same)}::jsonb`))
  return row?.id ?? null
}

export async function insertSearch(db: Db, row: typeof savedSearches.$inferInsert): Promise<SavedSearchRow> {
  const [saved] = await db.insert(savedSearches).values(row).returning()
  if (!saved) throw new Error('the search was not saved')
  return saved
}

type Changes = Pick<SavedSearchRow, 'frequency' | 'channels'> & { pausedAt: Date | null; now: Date }

/** Changes how a search of this account tells; one that goes on after a pause finds only newer offers. Null without one. */
export async function changeSearch(
  db: Db,
  { id, accountId }: Pick<SavedSearchRow, 'id' | 'accountId'>,
  { frequency, channels, pausedAt, now }: Changes,
): Promise<SavedSearchRow | null> {
  const goesOn = sql`${savedSearches.pausedAt} is not null and ${pausedAt === null}`
  const [changed] = await db
    .update(savedSearches)
    .set({
      frequency,
      channels,
      pausedAt: pausedAt && sql`coalesce(${savedSearches.pausedAt}, ${pausedAt.toISOString()}::timestamptz)`,
      since: sql`case when ${goesOn} then ${now.toISOString()}::timestamptz else ${savedSearches.since} end`,
    })
    .where(and(eq(savedSearches.id, id), eq(savedSearches.accountId, accountId)))
    .returning(columns)
  return changed ?? null
}

/** Deletes what waits to be told. */
export async function deletePending(db: Db, searchId: string): Promise<void> {
  await db
    .delete(savedSearchMatches)
    .where(and(eq(savedSearchMatches.searchId, searchId), sql`${savedSearchMatches.alertedAt} is null`))
}

/** False when this account has no such search. */
export async function deleteSearch(db: Db, id: string, accountId: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.accountId, accountId)))
  return rowCount === 1
}

/** Pauses the search, or all searches of the account, that the link of an email names; false when there are none. */
export async function pauseSearches(
  db: Db,
  of: { searchId: string } | { searchesOf: string },
  now: Date,
): Promise<boolean> {
  const named =
    'searchId' in of ? eq(savedSearches.id, of.searchId) : eq(savedSearches.accountId, of.searchesOf)
  const paused = await db
    .update(savedSearches)
    .set({ pausedAt: sql`coalesce(${savedSearches.pausedAt}, ${now.toISOString()}::timestamptz)` })
    .where(named)
    .returning({ id: savedSearches.id })
  for (const { id } of paused) await deletePending(db, id)
  return paused.length > 0
}

/** At most `limit` searches after this id that were compiled with another vocabulary. */
export const findOutdated = (
  db: Db,
  vocabulary: string,
  limit: number,
): Promise<Pick<SavedSearchRow, 'id' | 'search' | 'lat' | 'lng'>[]> =>
  db
    .select({ id: savedSearches.id, search, lat: savedSearches.lat, lng: savedSearches.lng })
    .from(savedSearches)
    .where(sql`${savedSearches.vocabulary} < ${vocabulary} or ${savedSearches.vocabulary} > ${vocabulary}`)
    .limit(limit)

export async function storeCompiled(db: Db, id: string, compiled: CompiledSearch): Promise<void> {
  await db.update(savedSearches).set(compiled).where(eq(savedSearches.id, id))
}
