import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { jobDocuments } from '../tables.ts'

/** By what a search reads offers: the newest first, or those that close soonest. */
export type Order = 'newest' | 'soonest'

const minute = 60_000
/** Slices only save reading; where they end may be as old as this. */
const refreshed = 10 * minute
/** How many offers stand before the end of each slice but the last. */
const ends = [4_000, 16_000, 64_000]

type Ends = Record<Order, Date[]>
const known = new WeakMap<Db, { at: number; ends: Promise<Ends> }>()

/** Returns where the slices of both orders end; a small site has no ends, and so one slice. */
function getEnds(db: Db, now: Date): Promise<Ends> {
  const stored = known.get(db)
  if (stored && Math.abs(now.getTime() - stored.at) < refreshed) return stored.ends
  const read = readEnds(db, now)
  known.set(db, { at: now.getTime(), ends: read })
  read.catch(() => known.delete(db))
  return read
}

async function readEnds(db: Db, now: Date): Promise<Ends> {
  const { publishedAt, closesAt, jobId } = jobDocuments
  const newest = sql`(select ${publishedAt} from ${jobDocuments} order by ${publishedAt} desc, ${jobId} desc offset place limit 1)`
  const soonest = sql`(select ${closesAt} from ${jobDocuments} where ${closesAt} > ${now.toISOString()}::timestamptz
    order by ${closesAt}, ${jobId} offset place limit 1)`
  const { rows } = await db.execute<{ newest: Date | null; soonest: Date | null }>(
    sql`select ${newest} as newest, ${soonest} as soonest from unnest(${sql.param(ends)}::int[]) as place order by place`,
  )
  const toEnds = (order: Order) => rows.flatMap((row) => row[order] ?? []).map((end) => new Date(end))
  return { newest: toEnds('newest'), soonest: toEnds('soonest') }
}

const week = 604_800_000
const getWeek = (at: Date) => Math.floor(at.getTime() / week)

/** The weeks of a slice, named by tokens; the last slice names all, and is what lies beyond its bound. */
type Slice = { weeks: string; bound: string | null }

/** In the marks of the function `brota_store_document`. */
function getSlice(mark: string, first: number, last: number): Slice {
  const weeks = Array.from({ length: last - first + 1 }, (_, index) => `'${mark}${first + index}'`)
  return { weeks: weeks.join(' | '), bound: null }
}
const toInstant = (weeks: number | undefined) =>
  weeks === undefined ? null : new Date(weeks * week).toISOString()

/** From next week, because clocks differ, back to the first weeks. */
function getNewest(ends: readonly Date[], now: Date): Slice[] {
  const firsts = [...new Set(ends.map(getWeek))]
  const slices = firsts.map((first, index) =>
    getSlice('%', first, (firsts[index - 1] ?? getWeek(now) + 2) - 1),
  )
  return [...slices, { weeks: "'%'", bound: toInstant(firsts.at(-1)) ?? 'infinity' }]
}

function getSoonest(ends: readonly Date[], now: Date): Slice[] {
  const nexts = [...new Set(ends.map((end) => getWeek(end) + 1))]
  const slices = nexts.map((next, index) => getSlice('&', nexts[index - 1] ?? getWeek(now), next - 1))
  return [...slices, { weeks: "'&'", bound: toInstant(nexts.at(-1)) ?? '-infinity' }]
}

/**
 * Returns the rows of a table of slices in the order of the search. Common words are found among the newest few thousand
 * offers, and only rare ones are looked up among all.
 */
export async function getSlices(db: Db, order: Order, now: Date): Promise<SQL> {
  const ends = (await getEnds(db, now))[order]
  const slices = order === 'newest' ? getNewest(ends, now) : getSoonest(ends, now)
  return sql`unnest(${sql.param(slices.map(({ weeks }) => weeks))}::text[],
    ${sql.param(slices.map(({ bound }) => bound))}::timestamptz[]) as slice (weeks, bound)`
}
