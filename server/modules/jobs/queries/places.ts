import { and, between, sql } from 'drizzle-orm'
import type { Bounds } from '#contracts/jobSearch.ts'
import { getReach, kilometresOfADegree, type Point } from '#lib/distance.ts'
import type { Db } from '#server/platform/db/index.ts'
import { outdateGuestPages } from '#server/platform/live/index.ts'
import { jobSpots } from '../search/tables.ts'
import { jobs } from '../tables.ts'

export type Spot = typeof jobSpots.$inferSelect

/** The points of offers in the square around this one; those in its corners are farther than the radius. */
export function findSpotsAround(db: Db, point: Point, km: number): Promise<Spot[]> {
  const reach = getReach(point, km)
  const east = sql`abs(${jobSpots.lng} - ${point.lng}::float8)`
  return db
    .select()
    .from(jobSpots)
    .where(
      and(
        between(jobSpots.lat, point.lat - reach.lat, point.lat + reach.lat),
        sql`least(${east}, 360 - ${east}) <= ${reach.lng}::float8`,
      ),
    )
}

/** The points of offers in a part of a map. */
export function findSpotsWithin(db: Db, { west, south, east, north }: Bounds): Promise<Spot[]> {
  const { lat, lng } = jobSpots
  const isEast = sql`${lng} >= ${west}::float8`
  const isWest = sql`${lng} <= ${east}::float8`
  const isBetween = west <= east ? sql`(${isEast} and ${isWest})` : sql`(${isEast} or ${isWest})`
  return db
    .select()
    .from(jobSpots)
    .where(and(between(lat, south, north), isBetween))
}

/** Where a city lies, by the names of a person's profile, and the points of offers around it; null for unknown cities. */
export async function findAround(
  db: Db,
  { country, state, city }: { country: string; state: string; city: string },
  km: number,
): Promise<{ point: Point; spots: Spot[] } | null> {
  const north = km / kilometresOfADegree
  const { rows } = await db.execute<Point & { spots: Spot[] }>(sql`
    select c.lat, c.lng, coalesce((
      select json_agg(json_build_object('spot', s.spot, 'lat', s.lat, 'lng', s.lng)) from ${jobSpots} s
      where s.lat between c.lat - ${north}::float8 and c.lat + ${north}::float8
        and least(abs(s.lng - c.lng), 360 - abs(s.lng - c.lng)) <= ${north}::float8 / greatest(0.01, cosd(c.lat) - 0.01)
    ), '[]') as spots
    from cities c where c.id = brota_find_city(${country}, ${state}, ${city})`)
  const [found] = rows
  return found ? { point: { lat: found.lat, lng: found.lng }, spots: found.spots } : null
}

const batchSize = 500
const first = '00000000-0000-0000-0000-000000000000'

/** Finds every offer's place again, where the list of cities says another one now. */
export async function replaceJobs(db: Db): Promise<void> {
  for (let after: string | null = first; after !== null; ) after = await replaceBatch(db, after)
  await outdateGuestPages(db)
}

/** Writes the batch after this id; the trigger of `jobs` finds the places. Returns its last id. */
async function replaceBatch(db: Db, after: string): Promise<string | null> {
  const { rows } = await db.execute<{ last: string | null }>(sql`
    with batch as (select id, country, state, city, exact_lat, exact_lng, spot from ${jobs} where id > ${after} order by id limit ${batchSize}),
    moved as (
      update ${jobs} set spot = null from batch left join cities
        on cities.id = brota_find_city(batch.country, batch.state, batch.city, batch.exact_lat, batch.exact_lng)
      where ${jobs.id} = batch.id and batch.spot is distinct from brota_spot(cities.lat, cities.lng))
    select max(id::text) as last from batch`)
  return rows[0]?.last ?? null
}
