import type { Bounds } from '#contracts/jobSearch.ts'
import type { ListedJob } from '#contracts/jobs.ts'
import { getKilometres, type Point, roundKilometres } from '#lib/distance.ts'
import { findPlace } from '#server/modules/places/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { findSpotsAround, findSpotsWithin, type Spot } from '../queries/places.ts'
import type { Near } from '../queries/searchFilters.ts'

/** Finds where a place was when a search for it was saved. */
export type FindKnown = (placeId: number) => Promise<Point | null>

/**
 * The point of a place, or where it was known to be when the list of cities has it no more; null without a place. Throws
 * `malformed` for an id that no place has.
 */
export async function findPoint(
  db: Db,
  placeId: number | null | undefined,
  findKnown: FindKnown,
): Promise<Point | null> {
  if (placeId === null || placeId === undefined) return null
  const place = (await findPlace(db, placeId)) ?? (await findKnown(placeId))
  if (!place) throw apiError('malformed', { fields: { placeId: 'invalid' } })
  return place
}

/** More points make the query long; the nearest are searched. */
const mostSpots = 2_000

/** The points of offers within this distance, the nearest first. */
export async function findNear(db: Db, point: Point, km: number): Promise<Near> {
  return toNear(await findSpotsAround(db, point, km), point, km)
}

/** The points of offers in a part of a map, those of its middle first. */
export async function findWithin(db: Db, bounds: Bounds): Promise<Near> {
  const { west, south, east, north } = bounds
  const middle = (west + east + (west <= east ? 0 : 360)) / 2
  const point = { lat: (south + north) / 2, lng: middle > 180 ? middle - 360 : middle }
  return toNear(await findSpotsWithin(db, bounds), point)
}

function toNear(spots: readonly Spot[], point: Point, most = Number.POSITIVE_INFINITY): Near {
  const around = spots
    .map((spot) => ({ number: spot.spot, km: getKilometres(point, spot) }))
    .filter(({ km }) => km <= most)
    .sort((one, other) => one.km - other.km)
    .slice(0, mostSpots)
  return { spots: around.map(({ number }) => number), kilometres: around.map(({ km }) => km) }
}

/** Online offers have no distance. */
export function withDistance(job: ListedJob, point: Point): ListedJob {
  const isPlaced = job.type !== 'online' && job.place
  return { ...job, distanceKm: isPlaced ? roundKilometres(getKilometres(point, isPlaced)) : null }
}
