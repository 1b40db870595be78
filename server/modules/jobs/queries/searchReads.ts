import { type SQL, sql } from 'drizzle-orm'
import { jobDocuments } from '../tables.ts'
import { type Facet, type Filters, getTokens, isOpenFor, type Near } from './searchFilters.ts'
import type { Order } from './searchSlices.ts'

/** Which documents a search reads, in which order. */
export type Source = { filters: Filters; now: Date; order: Order; byDistance: boolean; slices: SQL }

type Reading = {
  /** The document that words and tokens are looked up in. */
  column: 'whole' | 'preview' | 'head'
  /** Tsqueries that all have to match. */
  words: readonly SQL[]
  columns: readonly string[]
  most: number
  /** A facet whose own filter does not count. */
  except?: Facet
}

export const orders: Record<Order, SQL> = {
  newest: sql`published_at desc, job_id desc`,
  soonest: sql`closes_at, job_id`,
}

/** Near a point, reads the first documents there and the first that are online; else the first of all. */
export function readGroups(source: Source, reading: Reading): SQL {
  const { filters } = source
  if (!filters.near || filters.near === 'online') return readFirst(source, reading)
  const there = source.byDistance ? readNearest(source, filters.near, reading) : readFirst(source, reading)
  const online = readFirst({ ...source, filters: { ...filters, near: 'online' } }, reading)
  return filters.near.spots.length === 0
    ? online
    : sql`(select * from ${there} there union all select * from ${online} online)`
}

/** Reads the first `most` documents of one point after another, the nearest first and the newest of each first. */
function readNearest(
  { filters, now }: Source,
  { spots }: Near,
  { column, words, columns, most, except }: Reading,
): SQL {
  const listed = sql.raw(columns.join(', '))
  const { spot, publishedAt, jobId, type } = jobDocuments
  const conditions = [
    sql`${spot} = near.spot and ${type} is distinct from 'online' and ${isOpenFor(filters, now)}`,
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
 * Reads the first `most` matching documents in an order. With words or tokens it looks into one slice after another by
 * the index of documents and stops when it has enough; without them it follows the index of the order.
 */
function readFirst(source: Source, { column, words, columns, most, except }: Reading): SQL {
  const { filters, now, order, slices } = source
  const listed = sql.raw(columns.join(', '))
  const isOpen = isOpenFor(filters, now)
  const queries = [...words, ...getTokens(filters, except)]
  if (queries.length === 0)
    return sql`(select ${listed} from ${jobDocuments} where ${isOpen} order by ${orders[order]} limit ${most})`
  // As conditions of their own the index meets them by skipping; joined to one tsquery it would read most lists whole.
  const matches = sql.join(
    [...queries, sql`slice.weeks::tsquery`].map((tsquery) => sql`${jobDocuments[column]} @@ ${tsquery}`),
    sql` and `,
  )
  const isRest =
    order === 'soonest'
      ? sql`${jobDocuments.closesAt} >= slice.bound`
      : sql`${jobDocuments.publishedAt} < slice.bound`
  return sql`(select found.* from ${slices}, lateral (
      select ${listed} from ${jobDocuments}
      where ${matches} and (slice.bound is null or ${isRest}) and ${isOpen}
      order by ${orders[order]} limit ${most}
    ) found limit ${most})`
}
