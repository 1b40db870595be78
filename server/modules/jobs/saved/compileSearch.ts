import type { SearchCriteria } from '#contracts/savedSearches.ts'
import { toSlots } from '#contracts/week.ts'
import { endOfDay } from '#lib/dates.ts'
import { findLargestCity } from '#server/modules/places/index.ts'
import { getVocabularyVersion, readSearch } from '#server/modules/words/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { countMet, writeQueries } from '../queries/savedSearches.ts'
import { type Filters, getTokens, type Near, noFilters } from '../queries/searchFilters.ts'
import { askForAll } from '../queries/searchWords.ts'
import { type FindKnown, findNear, findPoint, findWithin } from '../search/near.ts'
import { getAreaCells, getCells } from './cells.ts'
import { getKeys } from './keys.ts'
import type { savedSearches } from './tables.ts'

export type CompiledSearch = Pick<
  typeof savedSearches.$inferInsert,
  | 'conditions'
  | 'keys'
  | 'lat'
  | 'lng'
  | 'radiusKm'
  | 'west'
  | 'south'
  | 'east'
  | 'north'
  | 'areaCity'
  | 'startDate'
  | 'closesBy'
  | 'myAge'
  | 'vocabulary'
>

/** What every document has. */
const everyDocument = '%'
const online = '=online'

/** Raised when this file compiles in another way; then, or with another vocabulary, all are compiled again. */
const version = 2
export const getCompilation = (): string => `${version} ${getVocabularyVersion()}`

/** What an offer has to meet for one word or filter: keys, and how many offers meet it, at most a thousand. */
type Group = { keys: string[] | null; met: number }

/**
 * Compiles a search to what a new offer is matched with: the very tsqueries that the search itself asks, and the keys of
 * the one that the fewest offers meet. `findKnown` finds where its place was when it is in the list of cities no more.
 */
export async function compileSearch(
  db: Db,
  search: SearchCriteria,
  findKnown: FindKnown,
): Promise<CompiledSearch> {
  const { query, deadline, near, placeId, radiusKm, bounds, myAge, times, ...rest } = search
  const { myTimes: _, place: _a, ...filters } = rest
  const point = near ?? (await findPoint(db, placeId, findKnown))
  // As in the search itself, a point goes before an area.
  const area = point ? null : bounds
  const set: Filters = { ...noFilters, ...filters, times: times.flatMap(toSlots), hidden: [] }
  const words = await askForAll(db, readSearch(query))
  const conditions = [...words, ...getTokens(set)]
  const texts = await writeQueries(db, conditions)
  const groups: Group[] = [
    ...(await countMet(db, texts)).map((met, index) => ({ keys: getKeys(texts[index] ?? ''), met })),
    ...(point ? [await findThere(db, await findNear(db, point, radiusKm), getCells(point, radiusKm))] : []),
    ...(area ? [await findThere(db, await findWithin(db, area), getAreaCells(area))] : []),
  ]
  const [rarest] = groups.filter(({ keys }) => keys).sort((one, other) => one.met - other.met)
  return {
    conditions: texts.length > 0 ? texts.map((text) => `(${text})`).join(' & ') : null,
    keys: rarest?.keys ?? [everyDocument],
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    radiusKm: point ? radiusKm : null,
    west: area?.west ?? null,
    south: area?.south ?? null,
    east: area?.east ?? null,
    north: area?.north ?? null,
    areaCity: area && (await findLargestCity(db, area)),
    startDate: filters.startDate,
    closesBy: deadline ? endOfDay(deadline, platform().config.timeZone) : null,
    myAge,
    vocabulary: getCompilation(),
  }
}

/** Near a point, or in an area, are the offers at these points and those that are online. */
async function findThere(db: Db, near: Near, cells: readonly string[]): Promise<Group> {
  const places: Filters['near'][] = near.spots.length > 0 ? [near, 'online'] : ['online']
  const texts = await writeQueries(
    db,
    places.flatMap((place) => getTokens({ ...noFilters, hidden: [], near: place })),
  )
  const met = await countMet(db, texts)
  return { keys: [...cells, online], met: met.reduce((sum, one) => sum + one, 0) }
}
