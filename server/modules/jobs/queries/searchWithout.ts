import { type SQL, sql } from 'drizzle-orm'
import type { JobFilterName } from '#contracts/jobSearch.ts'
import type { Db } from '#server/platform/db/index.ts'
import { mostCounted } from '#server/platform/paging.ts'
import { type Filters, isSet } from './searchFilters.ts'
import type { Search } from './searchOrder.ts'
import { readGroups } from './searchReads.ts'
import { asOneSlice, getSlices } from './searchSlices.ts'

const unset: Record<Exclude<JobFilterName, 'query'>, Partial<Filters>> = {
  country: { country: '' },
  state: { state: '' },
  city: { city: '' },
  startDate: { startDate: null },
  deadline: { closesBy: null },
  type: { type: [] },
  categories: { categories: [] },
  skills: { skills: [] },
  modes: { modes: [] },
  verified: { verified: false },
  myAge: { age: null },
  languages: { languages: [] },
  times: { times: [] },
  myTimes: { myTimes: [] },
  near: { near: null },
}

const names = Object.keys(unset) as (keyof typeof unset)[]

/** Returns the filters of a search that are set. */
const getSet = (filters: Filters) =>
  names.filter((name) => Object.keys(unset[name]).some((key) => isSet(filters[key as keyof Filters])))

/**
 * Counts what a search finds without each of its filters, and without its words, in one statement; each count stops at
 * 1,001. One filter alone is not left out: that would be all offers.
 */
export async function countWithoutEach(
  db: Db,
  { part, filters, now }: Search,
  words: readonly SQL[],
): Promise<{ filter: JobFilterName; total: number }[]> {
  const set = getSet(filters)
  if (set.length + Math.min(words.length, 1) < 2) return []
  const source = {
    filters,
    now,
    order: 'newest',
    byDistance: false,
    slices: asOneSlice(await getSlices(db, 'newest', now)),
  } as const
  const count = (one: Filters, wanted: readonly SQL[]) =>
    sql`(select count(*)::int from ${readGroups(
      { ...source, filters: one },
      { column: part, words: wanted, columns: ['job_id'], most: mostCounted + 1 },
    )} found)`
  const counts = [
    ...set.map((filter) => ({ filter, sql: count({ ...filters, ...unset[filter] }, words) })),
    ...(words.length > 0 ? [{ filter: 'query' as const, sql: count(filters, []) }] : []),
  ]
  const { rows } = await db.execute<{ totals: number[] }>(
    sql`select array[${sql.join(
      counts.map((one) => one.sql),
      sql`, `,
    )}] as totals`,
  )
  return counts.map(({ filter }, index) => ({ filter, total: rows[0]?.totals[index] ?? 0 }))
}
