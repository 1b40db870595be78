import type { SearchCriteria } from '#contracts/savedSearches.ts'
import { type JobSearch, toPoint } from './jobSearch.ts'

/** Converts a saved search to the address of /jobs. */
export function toSearch({
  near,
  placeId,
  place,
  radiusKm,
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
    ...(isPlaced && { radiusKm }),
  }
}

/** Converts the search of an address to what is saved: its words and filters, without order and page. */
export function toCriteria({
  sort: _,
  page: _a,
  view: _b,
  area: _c,
  near,
  ...search
}: JobSearch): Partial<SearchCriteria> {
  const [lat, lng] = near?.split(',').map(Number) ?? []
  return { ...search, ...(lat !== undefined && lng !== undefined && { near: { lat, lng } }) }
}
