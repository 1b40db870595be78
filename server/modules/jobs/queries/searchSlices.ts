import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { jobDocuments } from '../search/tables.ts'
import { readRarely } from './readRarely.ts'

/** By what a search reads offers: the newest first, or those that close soonest. */
export type Order = 'newest' | 'soonest'

/**
 * How many offers stand before the end of each slice. What is rarer than in one of sixteen of the last is looked up among all.
 * A page needs few offers, so that the first slice has most pages.
 */
const ends = [4_000, 16_000]
/** How many offers the slices have together. */
export const sliced = Math.max(...ends)

type Ends = Record<Order, Date[]>

/** Where the slices of both orders end; a small site has no ends, and so one slice. */
const getEnds = readRarely(readEnds)

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

/** The weeks of a slice, named by tokens in the marks of the function `brota_store_document`. */
const getWeeks = (mark: string, first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => `'${mark}${first + index}'`).join(' | ')
const toInstant = (weeks: number) => new Date(weeks * week).toISOString()

/** What a search reads first: the newest offers, or those that close soonest. */
export type Slices = {
  /** A tsquery for each slice, in the order of the search; none where all offers are read at once. */
  weeks: readonly string[]
  /** Where the rest begins. */
  bound: string | null
}

/** Reads all offers at once. */
export const noSlices: Slices = { weeks: [], bound: null }

/** From next week, because clocks differ, back to the first weeks. */
function getNewest(ends: readonly Date[], now: Date): Slices {
  const firsts = [...new Set(ends.map(getWeek))]
  const oldest = firsts.at(-1)
  return {
    weeks: firsts.map((first, index) => getWeeks('%', first, (firsts[index - 1] ?? getWeek(now) + 2) - 1)),
    bound: oldest === undefined ? null : toInstant(oldest),
  }
}

function getSoonest(ends: readonly Date[], now: Date): Slices {
  const nexts = [...new Set(ends.map((end) => getWeek(end) + 1))]
  const last = nexts.at(-1)
  return {
    weeks: nexts.map((next, index) => getWeeks('&', nexts[index - 1] ?? getWeek(now), next - 1)),
    bound: last === undefined ? null : toInstant(last),
  }
}

/** A page of common words is found among the newest few thousand offers, and only rare ones are looked up among all. */
export async function getSlices(db: Db, order: Order, now: Date): Promise<Slices> {
  const known = (await getEnds(db, now))[order]
  return order === 'newest' ? getNewest(known, now) : getSoonest(known, now)
}

/** The slices as one, to read more than a page: each slice is a search of its own. */
export const asOneSlice = ({ weeks, bound }: Slices): Slices => ({
  weeks: weeks.length > 1 ? [weeks.join(' | ')] : weeks,
  bound,
})
