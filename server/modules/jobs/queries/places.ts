import { and, between, sql } from 'drizzle-orm'
import { getReach, type Point } from '#lib/distance.ts'
import type { Db } from '#server/platform/db/index.ts'
import { outdateGuestPages } from '#server/platform/live/index.ts'
import { jobSpots, jobs } from '../tables.ts'

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
    with batch as (select id, country, state, city, spot from ${jobs} where id > ${after} order by id limit ${batchSize}),
    moved as (
      update ${jobs} set spot = null from batch left join cities
        on cities.id = brota_find_city(batch.country, batch.state, batch.city)
      where ${jobs.id} = batch.id and batch.spot is distinct from brota_spot(cities.lat, cities.lng))
    select max(id::text) as last from batch`)
  return rows[0]?.last ?? null
}
