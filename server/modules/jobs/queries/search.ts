import { type SQL, sql } from 'drizzle-orm'
import type { JobFacets } from '#contracts/jobs.ts'
import type { JobCategory, JobSort } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import { mostCounted } from '#server/platform/paging.ts'
import { jobDocuments, jobs } from '../tables.ts'
import { isFull } from './full.ts'
import { type Facet, type Filters, facets, narrows, whereAll } from './searchFilters.ts'

export type Search = {
  filters: Filters
  sort: JobSort
  /** What the sort `match` prefers. */
  likes: { categories: readonly JobCategory[]; country: string; city: string } | null
  withFacets: boolean
  now: Date
  limit: number
  offset: number
}
/** What a search by words adds: which documents match, and how well. */
export type WordsMatch = { where: SQL; score: SQL }
/** A `total` of 1,001 means more than 1,000. */
export type Found = { ids: string[]; total: number; facets: JobFacets }

const newest = sql`published_at desc, id desc`
const soonest = sql`closes_at, id`

/** Searches by words rank this many matches by how well they fit; of more, the newest. */
const mostRanked = 5_000

/**
 * Returns page, total and facets in one statement. It reads only the first matches by an index's order, so that a search
 * costs no more among 200,000 offers than among 2,000; the page is sorted by vacancies left and score.
 */
export async function search(db: Db, params: Search, words: WordsMatch | null): Promise<Found> {
  const { filters, now, offset } = params
  const limit = Math.max(0, Math.min(params.limit, mostCounted - offset))
  const order = params.sort === 'deadline' ? soonest : newest
  const most = words && params.sort === 'relevance' ? mostRanked : mostCounted
  const from = words ? sql`${jobs} join ${jobDocuments} on ${jobDocuments.jobId} = ${jobs.id}` : sql`${jobs}`
  const where = (except?: Facet) => whereAll(filters, now, words?.where ?? null, except)
  const narrowed = params.withFacets ? facets.filter((facet) => narrows(filters, facet)) : []
  const sets = [
    sql`matched as materialized (select id, categories, type, country, published_at, closes_at,
        ${getScore(params, words)} as score, ${isFull} as is_full
      from ${from} where ${where()} order by ${order} limit ${most + 1})`,
    ...narrowed.map((facet) => facetSet(facet, from, where(facet))),
  ]
  const counts = facets.map((facet) =>
    countFacet(facet, narrowed.includes(facet) ? facetName(facet) : 'matched'),
  )
  const { rows } = await db.execute<{ ids: string[]; total: number } & Partial<JobFacets>>(sql`
    with ${sql.join(sets, sql`, `)}
    select (select least(count(*), ${mostCounted + 1})::int from matched) as total, array(
      select id from matched order by is_full, score desc, ${order} limit ${limit} offset ${offset}
    )::text[] as ids ${params.withFacets ? sql`, ${sql.join(counts, sql`, `)}` : sql``}`)
  const { ids = [], total = 0, categories = {}, type = {}, country = {} } = rows[0] ?? {}
  return { ids, total, facets: { categories, type, country } }
}

/** Returns the score that sorts matches before their index order. */
function getScore({ sort, likes }: Search, words: WordsMatch | null): SQL {
  if (sort === 'relevance' && words) return words.score
  if (sort !== 'match' || !likes) return sql`0`
  return sql`(${jobs.categories} && ${sql.param(likes.categories)}::text[])::int * 3
    + (${jobs.country} = ${likes.country})::int
    + (brota_plain(${jobs.city}) = brota_plain(${likes.city}))::int * 2`
}

const facetName = (facet: Facet) => `without_${facet}`

/** Selects what would match without this facet's own filter. */
const facetSet = (
  facet: Facet,
  from: SQL,
  where: SQL,
): SQL => sql`${sql.identifier(facetName(facet))} as materialized (
  select ${sql.identifier(facet)} from ${from} where ${where} order by ${newest} limit ${mostCounted})`

function countFacet(facet: Facet, from: string): SQL {
  const column = sql.identifier(facet)
  const value = facet === 'categories' ? sql`unnest(${column})` : column
  return sql`(select coalesce(json_object_agg(value, offers), '{}') from (
    select value, count(*)::int as offers
    from (select ${value} as value from (select ${column} from ${sql.identifier(from)} limit ${mostCounted}) counted) each
    group by value) grouped) as ${column}`
}
