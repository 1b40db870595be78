import { type SQL, sql } from 'drizzle-orm'
import { mostCounted } from '#server/platform/paging.ts'
import { jobDocuments } from '../search/tables.ts'
import { type Facet, type Filters, getTokens, isOpenFor, type Near } from './searchFilters.ts'
import type { Order, Slices } from './searchSlices.ts'

/** Which documents a search reads, in which order. */
export type Source = { filters: Filters; now: Date; order: Order; byDistance: boolean; slices: Slices }

export type Reading = {
  /** The document that words and tokens are looked up in. */
  column: 'whole' | 'preview' | 'head'
  /** Tsqueries that all have to match. */
  words: readonly SQL[]
  columns: readonly string[]
  most: number
  /** A facet whose own filter does not count. */
  except?: Facet
  /** Leaves out offers whose vacancies are all taken. */
  vacant?: boolean
  /** Leaves out online offers, by their column: for a token that must be missing the index of documents is read whole. */
  onSite?: boolean
  /** Whether of more matches any will do; else these are the first in the order of the search. */
  anyOrder?: boolean
}

export const orders: Record<Order, SQL> = {
  newest: sql`published_at desc, job_id desc`,
  soonest: sql`closes_at, job_id`,
}

const isVacant = sql`not ${jobDocuments.isFull}`
const isOnSite = sql`${jobDocuments.type} is distinct from 'online'`

/** Near a point, reads the first documents there and the first that are online; else the first of all. */
export function readGroups(source: Source, reading: Reading): SQL {
  const { filters } = source
  if (!filters.near || filters.near === 'online') return readFirst(source, reading)
  const online = readFirst({ ...source, filters: { ...filters, near: 'online' } }, reading)
  if (filters.near.spots.length === 0) return online
  // Results end at a thousand, and those online come last: they are read for as many as are missing.
  const missing =
    reading.most > mostCounted ? sql`limit (select ${reading.most}::int - count(*) from there)` : sql``
  return sql`(with there as materialized (select * from ${readThere(source, filters.near, reading)} found)
    select * from there union all (select * from ${online} online ${missing}))`
}

/** So many lists of points or terms are merged, which reads no more of them than is shown; each makes the statement longer. */
export const mostMerged = 16

/** Reads the first documents at points. Points alone are followed by their index; with words or other tokens, documents are looked up by these as well. */
export function readThere(source: Source, near: Near, reading: Reading): SQL {
  if (source.byDistance) return readNearest(source, near, reading)
  const { filters, order } = source
  const isPlain =
    reading.words.length === 0 && getTokens({ ...filters, near: null }, reading.except).length === 0
  const isMerged = isPlain && order === 'newest' && near.spots.length <= mostMerged
  return isMerged ? mergeSpots(source, near, reading) : readFirst(source, reading)
}

/** Reads the newest documents of some points, each from the index of points, no more of them than are asked for. */
function mergeSpots({ filters, now }: Source, { spots }: Near, { columns, most, vacant }: Reading): SQL {
  const { spot, publishedAt, jobId } = jobDocuments
  const names = sql.raw(columns.map((column) => column.split(' as ').at(-1)).join(', '))
  const listed = sql`${sql.raw(columns.join(', '))}, ${publishedAt} as merged_at, ${jobId} as merged_id`
  const isOpen = sql.join([isOpenFor(filters, now), ...(vacant ? [isVacant] : [])], sql` and `)
  const each = spots.map(
    (number) => sql`(select ${listed} from ${jobDocuments}
      where ${spot} = ${number}::bigint and ${isOnSite} and ${isOpen}
      order by ${publishedAt} desc, ${jobId} desc)`,
  )
  return sql`(select ${names} from (${sql.join(each, sql` union all `)}) each
    order by merged_at desc, merged_id desc limit ${most})`
}

/** Reads the first `most` documents of one point after another, the nearest first and the newest of each first. */
function readNearest(
  { filters, now }: Source,
  { spots }: Near,
  { column, words, columns, most, except, vacant }: Reading,
): SQL {
  const listed = sql.raw(columns.join(', '))
  const { spot, publishedAt, jobId } = jobDocuments
  const conditions = [
    sql`${spot} = near.spot and ${isOnSite} and ${isOpenFor(filters, now)}`,
    ...(vacant ? [isVacant] : []),
    ...[...words, ...getTokens({ ...filters, near: null }, except)].map(
      (tsquery) => sql`${jobDocuments[column]} @@ ${tsquery}`,
    ),
  ]
  return sql`(select found.* from unnest(${sql.param(spots)}::bigint[]) near (spot), lateral (
      select ${listed} from ${jobDocuments} where ${sql.join(conditions, sql` and `)}
      order by ${publishedAt} desc, ${jobId} desc limit ${most}
    ) found limit ${most})`
}

/**
 * Reads the first `most` matching documents in an order. With words or tokens it looks them up by the index of documents: on
 * a large site among the first ones, and among the rest only for as many as are still missing. Without them it follows the
 * index of the order.
 */
export function readFirst(source: Source, reading: Reading): SQL {
  const { filters, now, order, slices } = source
  const { column, words, columns, most, except, vacant, onSite, anyOrder } = reading
  const isOpen = sql.join(
    [isOpenFor(filters, now), ...(vacant ? [isVacant] : []), ...(onSite ? [isOnSite] : [])],
    sql` and `,
  )
  const queries = [...words, ...getTokens(filters, except)]
  const listed = sql.raw(columns.join(', '))
  const ordered = anyOrder ? sql`` : sql`order by ${orders[order]}`
  const read = (conditions: readonly SQL[], limit: SQL) => sql`(select ${listed} from ${jobDocuments}
    where ${sql.join([...conditions, isOpen], sql` and `)} ${ordered} limit ${limit})`
  if (queries.length === 0) return read([], sql`${most}`)
  // As conditions of their own the index meets them by skipping; joined to one tsquery it would read most lists whole.
  const names = queries.map((_, index) => sql.identifier(`query_${index}`))
  const matches = names.map((name) => sql`${jobDocuments[column]} @@ asked.${name}`)
  // As values of a row: where PostgreSQL knows how common a word is, it may read each text instead of the index.
  const asked = sql`(select ${sql.join(
    queries.map((tsquery, index) => sql`${tsquery} as ${sql.identifier(`query_${index}`)}`),
    sql`, `,
  )} offset 0) asked`
  if (slices.weeks.length === 0)
    return sql`(select found.* from ${asked}, lateral ${read(matches, sql`${most}`)} found)`
  const inSlice = sql`${jobDocuments[column]} @@ slice.weeks::tsquery`
  const isRest =
    order === 'soonest'
      ? sql`${jobDocuments.closesAt} >= ${slices.bound}`
      : sql`${jobDocuments.publishedAt} < ${slices.bound}`
  return sql`(with sliced as materialized (
      select found.* from ${asked}, unnest(${sql.param(slices.weeks)}::text[]) as slice (weeks),
        lateral ${read([...matches, inSlice], sql`${most}`)} found limit ${most})
    select * from sliced union all
    select found.* from ${asked}, lateral ${read([...matches, isRest], sql`(select ${most}::int - count(*) from sliced)`)} found)`
}
