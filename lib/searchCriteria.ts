import type { SearchCriteria } from '#contracts/savedSearches.ts'
import { getAddress } from './address.ts'
import { type JobSearch, parseSearch, readArea, toArea, toPoint } from './jobSearch.ts'

/** Converts a saved search to the address of /jobs; one of a part of the map opens on the map. */
export function toSearch({
  near,
  placeId,
  place,
  radiusKm,
  bounds,
  startDate,
  deadline,
  verified,
  myAge,
  myTimes,
  ...search
}: SearchCriteria): JobSearch {
  const isPlaced = near !== null || placeId !== null
  return {
    ...search,
    ...(startDate && { startDate }),
    ...(deadline && { deadline }),
    ...(verified && { verified }),
    ...(myAge && { myAge }),
    ...(myTimes && { myTimes }),
    ...(near ? { near: toPoint(near) } : placeId !== null && { placeId, place }),
    ...(isPlaced ? { radiusKm } : bounds && { area: toArea(bounds), view: 'map' }),
  }
}

/** Converts the search of an address to what is saved: its words and filters, without order and page. */
export function toCriteria({
  sort: _,
  page: _a,
  view: _b,
  area = '',
  near,
  ...search
}: JobSearch): Partial<SearchCriteria> {
  const [lat, lng] = near?.split(',').map(Number) ?? []
  const bounds = readArea(area)
  return {
    ...search,
    ...(lat !== undefined && lng !== undefined && { near: { lat, lng } }),
    ...(bounds && { bounds }),
  }
}

/** Whether a saved search is that of an address, whatever its order, page and view. */
export const isSameSearch = (saved: SearchCriteria, search: JobSearch): boolean =>
  getKey(toSearch(saved)) === getKey(search)

function getKey(search: JobSearch): string {
  const { sort: _, page: _a, view: _b, ...asked } = parseSearch(getAddress(search))
  return new URLSearchParams(getAddress(asked)).toString()
}
