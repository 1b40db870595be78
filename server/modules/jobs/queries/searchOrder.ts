import { type SQL, sql } from 'drizzle-orm'
import type { NearJobSort } from '#contracts/lists.ts'
import type { Filters } from './searchFilters.ts'
import { type Likes, scoreLikes } from './searchLikes.ts'

/** What is searched: whole offers for members, previews for others. */
export type SearchedPart = 'whole' | 'preview'

export type Search = {
  part: SearchedPart
  filters: Filters
  sort: NearJobSort
  /** What the sort `match` prefers. */
  likes: Likes | null
  withFacets: boolean
  now: Date
  limit: number
  offset: number
}
/** What a search by words adds. */
export type WordsMatch = {
  /** Tsqueries that documents have to match, as text and as it is asked. */
  asked: readonly string[]
  words: readonly SQL[]
  /** The same without expressions, which are looked up in each text found; null where these are needed, or there are none. */
  single: readonly SQL[] | null
  /** How well a document matches, and the columns that this is read from. */
  score: SQL
  scored: readonly ('head' | SearchedPart)[]
  /** Tsqueries of the best matches by their head: all of a level come before all of the next. */
  levels: readonly (readonly SQL[])[]
  /** Tsqueries of those that may come first after the levels, among matches of all scores; null if the levels have them. */
  better: readonly (readonly SQL[])[] | null
}
const shown = [
  'job_id',
  'categories',
  'type',
  'country',
  'published_at',
  'closes_at',
  'is_full',
  'spot',
] as const

/** What the page and its facets are made from; texts stay out, so that sorting thousands of rows needs little memory. */
export const getShown = ({ sort }: Search) =>
  sort === 'match' ? ([...shown, 'city', 'language', 'work_shift'] as const) : shown

/** Returns the score that sorts matches before their order. */
export function getScore({ sort, likes }: Search, match: WordsMatch | null): SQL {
  if (sort === 'relevance' && match) return match.score
  if (sort !== 'match' || !likes) return sql`0`
  return scoreLikes(likes)
}

/** Near a point online offers come last, and by distance the nearest first. */
export function getGroups({ filters: { near }, sort }: Search): SQL {
  if (!near || near === 'online') return sql``
  const away = sql`(${sql.param(near.kilometres)}::float8[])[array_position(${sql.param(near.spots)}::bigint[], spot)]`
  const isOnline = sql`(type is not distinct from 'online')`
  return sort === 'distance'
    ? sql`${isOnline}, case when ${isOnline} then null else ${away} end,`
    : sql`${isOnline},`
}
