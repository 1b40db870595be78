import { type SQL, sql } from 'drizzle-orm'
import type { JobSearchInput } from '#contracts/jobSearch.ts'
import type { Slot } from '#contracts/week.ts'
import { jobDocuments } from '../search/tables.ts'

/** The points within the radius, nearest first, by their numbers, and how far each is. */
export type Near = { spots: readonly number[]; kilometres: readonly number[] }

/** The filters of a search. Empty lists and texts do not filter. */
export type Filters = Pick<
  JobSearchInput,
  | 'country'
  | 'state'
  | 'city'
  | 'startDate'
  | 'categories'
  | 'type'
  | 'skills'
  | 'modes'
  | 'verified'
  | 'languages'
> & {
  /** The latest deadline, as the end of its day. */
  closesBy: Date | null
  /** Only offers that someone of this age may apply to. */
  age: number | null
  /** Only offers at one of these times, and at one of those of the reader. */
  times: readonly Slot[]
  myTimes: readonly Slot[]
  /** Only offers that were published since then. */
  since: Date | null
  /** Points near which offers are searched, nearest first; `online` for offers without a distance. */
  near: Near | 'online' | null
  /** Owners on either side of a block with the viewer. */
  hidden: readonly string[]
}
export const facets = ['categories', 'type', 'country'] as const
export type Facet = (typeof facets)[number]

/** The filters of a search for all offers. */
export const noFilters: Omit<Filters, 'hidden'> = {
  country: '',
  state: '',
  city: '',
  startDate: null,
  closesBy: null,
  categories: [],
  type: [],
  skills: [],
  modes: [],
  verified: false,
  age: null,
  languages: [],
  times: [],
  myTimes: [],
  since: null,
  near: null,
}

/** Matches documents with one of these tokens. */
export const anyToken = (mark: string, values: readonly string[]): SQL =>
  sql`${values.map((value) => `'${mark}${value}'`).join(' | ')}::tsquery`
/** Matches documents with a token that begins with this text, without accents and case. */
export const beginning = (mark: string, value: string): SQL => sql`brota_beginning(${mark}, ${value})`

const isOnline = anyToken('=', ['online'])
export const isOnSite = sql`'!''=online'''::tsquery`

/** Filters that documents answer by a token, in the marks of the function `brota_store_document`. */
const tokens: Partial<Record<keyof Filters, (filters: Filters) => SQL | null>> = {
  country: ({ country }) => (country ? anyToken('@', [country.toLowerCase()]) : null),
  state: ({ state }) => (state ? beginning('^', state) : null),
  city: ({ city }) => (city ? beginning('~', city) : null),
  categories: ({ categories }) => (categories.length > 0 ? anyToken('#', categories) : null),
  type: ({ type }) => (type.length > 0 ? anyToken('=', type) : null),
  skills: ({ skills }) => (skills.length > 0 ? anyToken('+', skills) : null),
  // Both modes are all offers.
  modes: ({ modes }) => (modes.length === 1 ? (modes[0] === 'remote' ? isOnline : isOnSite) : null),
  verified: ({ verified }) => (verified ? anyToken('!', ['']) : null),
  languages: ({ languages }) => (languages.length > 0 ? anyToken('_', languages) : null),
  times: ({ times }) => (times.length > 0 ? anyToken('?', times) : null),
  myTimes: ({ myTimes }) => (myTimes.length > 0 ? anyToken('?', myTimes) : null),
  near: ({ near }) => {
    if (near === 'online') return isOnline
    return near ? sql`(${anyToken('*', near.spots.map(String))} && ${isOnSite})` : null
  },
}

/** Returns a tsquery for each filter that a token answers; `except` leaves one out, to count its own facet. */
export const getTokens = (filters: Filters, except?: Facet): SQL[] =>
  Object.entries(tokens).flatMap(([name, getToken]) => {
    const token = name === except ? null : getToken(filters)
    return token ? [token] : []
  })

/** A moment as a statement compares it. */
export const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** Selects open offers that pass the filters for which there is no token. */
export function isOpenFor({ startDate, closesBy, hidden, age, since }: Filters, now: Date): SQL {
  const { closesAt, startDate: starts, ownerId, minimumAge, publishedAt } = jobDocuments
  return sql.join(
    [
      sql`${closesAt} > ${instant(now)}`,
      ...(startDate ? [sql`(${starts} is null or ${starts} >= ${startDate}::date)`] : []),
      ...(closesBy ? [sql`${closesAt} <= ${instant(closesBy)}`] : []),
      ...(since ? [sql`${publishedAt} >= ${instant(since)}`] : []),
      ...(age !== null ? [sql`(${minimumAge} is null or ${minimumAge} <= ${age})`] : []),
      ...(hidden.length > 0 ? [sql`${ownerId} <> all(${sql.param(hidden)}::uuid[])`] : []),
    ],
    sql` and `,
  )
}

/** Whether a filter of this value narrows a search. */
export const isSet = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== '' && value !== null && value !== undefined && value !== false

/** Whether a facet's own filter is set, so that the facet has to be counted without it. */
export const narrows = (filters: Filters, facet: Facet): boolean => filters[facet].length > 0
