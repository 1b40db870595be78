import { type SQL, sql } from 'drizzle-orm'
import type { JobFacets } from '#contracts/jobs.ts'
import type { JobCategory, JobSort } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import { expectLikeness } from '#server/platform/db/words.ts'
import { mostCounted } from '#server/platform/paging.ts'
import { jobs } from '../tables.ts'
import { isFull } from './full.ts'
import { type Facet, type Filters, facets, narrows, whereAll } from './searchFilters.ts'
import {
  matchesAll,
  minSimilarity,
  rank,
  resemblesAll,
  type SearchedPart,
  similarity,
} from './searchWords.ts'

export type Search = {
  words: string[]
  part: SearchedPart
  filters: Filters
  sort: JobSort
  /** What the sort `match` prefers. */
  likes: { categories: readonly JobCategory[]; country: string; city: string } | null
  withFacets: boolean
  now: Date
  limit: number
  offset: number
}
/** A `total` of 1,001 means more than 1,000. */
export type Found = { ids: string[]; total: number; facets: JobFacets }

/** Returns page, total and facets in one statement. When the words find nothing, similar words are tried. */
export async function search(db: Db, params: Search): Promise<Found> {
  if (params.words.length === 0) return run(db, params, null, null)
  const { words, part } = params
  const found = await run(db, params, matchesAll(words, part), rank(words, part))
  if (found.total > 0) return found
  return db.transaction(async (tx) => {
    await tx.execute(expectLikeness(minSimilarity))
    return run(tx, params, resemblesAll(words), similarity(words))
  })
}

const newest = sql`published_at desc, id desc`
const soonest = sql`closes_at, id`

/**
 * Reads only the first 1,001 matches by an index's order, so that a search costs no more among 200,000 offers than among
 * 2,000. They give the total, the facets and the page, which is sorted by vacancies left and score.
 */
async function run(db: Db, params: Search, words: SQL | null, fit: SQL | null): Promise<Found> {
  const { filters, now, offset } = params
  const limit = Math.max(0, Math.min(params.limit, mostCounted - offset))
  const score = getScore(params, fit)
  const order = params.sort === 'deadline' ? soonest : newest
  const narrowed = params.withFacets ? facets.filter((facet) => narrows(filters, facet)) : []
  const sets = [
    sql`matched as materialized (select id, categories, type, country, published_at, closes_at, ${score} as score,
        ${isFull} as is_full
      from ${jobs}
      where ${whereAll(filters, now, words)} order by ${order} limit ${mostCounted + 1})`,
    ...narrowed.map((facet) => facetSet(facet, whereAll(filters, now, words, facet))),
  ]
  const counts = facets.map((facet) =>
    countFacet(facet, narrowed.includes(facet) ? facetName(facet) : 'matched'),
  )
  const { rows } = await db.execute<{ ids: string[]; total: number } & Partial<JobFacets>>(sql`
    with ${sql.join(sets, sql`, `)}
    select (select count(*)::int from matched) as total, array(
      select id from matched order by is_full, score desc, ${order} limit ${limit} offset ${offset}
    )::text[] as ids ${params.withFacets ? sql`, ${sql.join(counts, sql`, `)}` : sql``}`)
  const { ids = [], total = 0, categories = {}, type = {}, country = {} } = rows[0] ?? {}
  return { ids, total, facets: { categories, type, country } }
}

/** Returns the score that sorts matches before their index order. */
function getScore({ sort, likes }: Search, fit: SQL | null): SQL {
  if (sort === 'relevance' && fit) return fit
  if (sort !== 'match' || !likes) return sql`0`
  return sql`(${jobs.categories} && ${sql.param(likes.categories)}::text[])::int * 3
    + (${jobs.country} = ${likes.country})::int
    + (brota_plain(${jobs.city}) = brota_plain(${likes.city}))::int * 2`
}

const facetName = (facet: Facet) => `without_${facet}`

/** Selects what would match without this facet's own filter. */
const facetSet = (facet: Facet, where: SQL): SQL => sql`${sql.identifier(facetName(facet))} as materialized (
  select ${sql.identifier(facet)} from ${jobs} where ${where} order by ${newest} limit ${mostCounted})`

function countFacet(facet: Facet, from: string): SQL {
  const column = sql.identifier(facet)
  const value = facet === 'categories' ? sql`unnest(${column})` : column
  return sql`(select coalesce(json_object_agg(value, offers), '{}') from (
    select value, count(*)::int as offers
    from (select ${value} as value from (select ${column} from ${sql.identifier(from)} limit ${mostCounted}) counted) each
    group by value) grouped) as ${column}`
}
