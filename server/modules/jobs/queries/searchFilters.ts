import { type SQL, sql } from 'drizzle-orm'
import type { JobSearchInput } from '#contracts/jobs.ts'
import { beginsWith } from '#server/platform/db/words.ts'
import { jobs } from '../tables.ts'

/** The filters of a search. Empty lists and texts do not filter. */
export type Filters = Pick<
  JobSearchInput,
  'country' | 'state' | 'city' | 'startDate' | 'categories' | 'type' | 'skills'
> & {
  /** The latest deadline, as the end of its day. */
  closesBy: Date | null
  /** Owners on either side of a block with the viewer. */
  hidden: readonly string[]
}
export const facets = ['categories', 'type', 'country'] as const
export type Facet = (typeof facets)[number]

const list = (values: readonly unknown[]) => sql`${sql.param(values)}::text[]`

const conditions: Record<keyof Filters, (filters: Filters) => SQL | null> = {
  country: ({ country }) => (country ? sql`${jobs.country} = ${country}` : null),
  state: ({ state }) => (state ? beginsWith(sql`brota_plain(${jobs.state})`, state) : null),
  city: ({ city }) => (city ? beginsWith(sql`brota_plain(${jobs.city})`, city) : null),
  startDate: ({ startDate }) =>
    startDate ? sql`(${jobs.startDate} is null or ${jobs.startDate} >= ${startDate}::date)` : null,
  closesBy: ({ closesBy }) =>
    closesBy ? sql`${jobs.closesAt} <= ${closesBy.toISOString()}::timestamptz` : null,
  categories: ({ categories }) =>
    categories.length > 0 ? sql`${jobs.categories} && ${list(categories)}` : null,
  type: ({ type }) => (type.length > 0 ? sql`${jobs.type} = any(${list(type)})` : null),
  hidden: ({ hidden }) =>
    hidden.length > 0 ? sql`${jobs.ownerId} <> all(${sql.param(hidden)}::uuid[])` : null,
  skills: ({ skills }) => (skills.length > 0 ? sql`${jobs.skills} && ${list(skills)}` : null),
}

/** Selects open offers that pass all filters; `except` leaves one filter out, to count its own facet. */
export function whereAll(filters: Filters, now: Date, words: SQL | null, except?: Facet): SQL {
  const params = Object.entries(conditions).flatMap(([name, getCondition]) => {
    const condition = name === except ? null : getCondition(filters)
    return condition ? [condition] : []
  })
  const open = sql`${jobs.status} = 'published' and ${jobs.closesAt} > ${now.toISOString()}::timestamptz`
  return sql.join([open, ...params, ...(words ? [words] : [])], sql` and `)
}

/** Whether a facet's own filter is set, so that the facet has to be counted without it. */
export const narrows = (filters: Filters, facet: Facet): boolean => filters[facet].length > 0
