import { sql } from 'drizzle-orm'
import type { JobPoint } from '#contracts/jobSearch.ts'
import type { Db } from '#server/platform/db/index.ts'
import { jobSpots } from '../search/tables.ts'
import { chooseSlices } from './searchEstimates.ts'
import type { Search, WordsMatch } from './searchOrder.ts'
import { readFirst, readThere, type Source } from './searchReads.ts'
import { getSlices } from './searchSlices.ts'

/** So many offers are looked at, the newest, and so many points are shown. */
const most = { offers: 5_000, points: 1_000 }

type FoundPoints = { points: JobPoint[]; total: number; isMore: boolean }

const nowhere: FoundPoints = { points: [], total: 0, isMore: false }

/** Where the first matches of a search are: each point with its number of offers. */
async function searchPoints(
  db: Db,
  { part, filters, now }: Search,
  match: WordsMatch | null,
): Promise<FoundPoints> {
  const { near, modes } = filters
  const isOnline = near === 'online' || (modes.length > 0 && !modes.includes('on-site'))
  if (isOnline || (near && near.spots.length === 0)) return nowhere
  const slices = await getSlices(db, 'newest', now)
  const source: Source = {
    filters: { ...filters, modes: [] },
    now,
    order: 'newest',
    byDistance: false,
    slices: await chooseSlices(db, { part, now, slices }, match, most.offers),
  }
  const reading = {
    ...{ column: part, words: match?.words ?? [], columns: ['spot'] },
    ...{ most: most.offers + 1, onSite: true },
  }
  const found = near ? readThere(source, near, reading) : readFirst(source, reading)
  const { rows } = await db.execute<FoundPoints>(sql`
    with matched as materialized (select spot from ${found} job_documents),
    counted as (select spot, count(*)::int as offers from matched where spot is not null group by spot
      order by offers desc, spot limit ${most.points}),
    placed as (select lat, lng, offers from counted join ${jobSpots} using (spot) order by offers desc, spot)
    select (select count(*) > ${most.offers} from matched) as "isMore",
      (select coalesce(sum(offers), 0)::int from placed) as total,
      (select coalesce(json_agg(json_build_object('lat', lat, 'lng', lng, 'count', offers)), '[]') from placed) as points`)
  return rows[0] ?? nowhere
}

/** The points of the matches. */
export const points = { find: searchPoints, nothing: nowhere }
