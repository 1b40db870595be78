import { type SQL, sql } from 'drizzle-orm'
import type { JobFacets } from '#contracts/jobs.ts'
import type { Interest, JobCategory, JobSort } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import { jobs } from '../tables.ts'
import { type Facet, type Filters, facets, narrows, whereAll } from './searchFilters.ts'
import { likeEnough, likeness, saysAll, saysAllInTitle, soundsLike } from './searchWords.ts'

/** Searches stop counting here. */
export const mostCounted = 1_000

export type Search = {
  words: string[]
  filters: Filters
  sort: JobSort
  /** For the sort `match`: what speaks to the viewer. */
  likes: { categories: readonly JobCategory[]; country: string; city: string } | null
  withFacets: boolean
  now: Date
  limit: number
  offset: number
}
/** `total` goes to 1,001: more than counted. */
export type Found = { ids: string[]; total: number; facets: JobFacets }
export type { Facet, Interest }

const newest = sql`published_at desc, id desc`

/** Page, total and facets of a search in one statement. When the words find nothing, words like them are tried. */
export async function search(db: Db, asked: Search): Promise<Found> {
  const found = await run(db, asked, asked.words.length > 0 ? saysAll(asked.words) : null, pageOf(asked))
  if (found.total > 0 || asked.words.length === 0) return found
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeEnough)}, true)`)
    return run(tx, asked, soundsLike(asked.words), likest(asked))
  })
}

async function run(db: Db, asked: Search, words: SQL | null, page: (where: SQL) => SQL): Promise<Found> {
  const where = whereAll(asked.filters, asked.now, words)
  const sets = asked.withFacets ? facets.filter((facet) => narrows(asked.filters, facet)) : []
  const matches = (name: string, condition: SQL) => sql`${sql.identifier(name)} as materialized (
    select ${jobs.categories}, ${jobs.type}, ${jobs.country} from ${jobs} where ${condition}
    limit ${mostCounted + 1})`
  const named = [
    matches('matched', where),
    ...sets.map((facet) => matches(facet, whereAll(asked.filters, asked.now, words, facet))),
  ]
  const counts = facets.map((facet) => countFacet(facet, sets.includes(facet) ? facet : 'matched'))
  const { rows } = await db.execute<{ ids: string[]; total: number } & Partial<JobFacets>>(sql`
    with ${sql.join(named, sql`, `)}
    select (select count(*)::int from matched) as total,
      array(${page(where)})::text[] as ids
      ${asked.withFacets ? sql`, ${sql.join(counts, sql`, `)}` : sql``}`)
  const { ids = [], total = 0, categories = {}, type = {}, country = {} } = rows[0] ?? {}
  return { ids, total, facets: { categories, type, country } }
}

const countFacet = (facet: Facet, from: string): SQL => {
  const value = sql.identifier(facet)
  const values = facet === 'categories' ? sql`unnest(${value})` : value
  return sql`(select coalesce(json_object_agg(value, offers), '{}') from (
    select value, count(*)::int as offers
    from (select ${values} as value from (select * from ${sql.identifier(from)} limit ${mostCounted}) counted) each
    group by value) grouped) as ${value}`
}

/** The ids of a page in the order asked for; each order walks an index or a bounded set, never all offers. */
function pageOf(asked: Search): (where: SQL) => SQL {
  const bounds = sql`limit ${asked.limit} offset ${asked.offset}`
  const plain = (order: SQL) => (where: SQL) =>
    sql`select id from ${jobs} where ${where} order by ${order} ${bounds}`
  if (asked.sort === 'deadline') return plain(sql`closes_at, id`)
  if (asked.sort === 'match' && asked.likes) return bestMatches(asked.likes, bounds)
  if (asked.sort === 'relevance' && asked.words.length > 0) return titlesFirst(asked, bounds)
  return plain(newest)
}

/** Offers that say the words in their title, then the others; the newest first within both. */
function titlesFirst({ words, limit, offset }: Search, bounds: SQL) {
  const inTitle = saysAllInTitle(words)
  const tier = (number: number, where: SQL) => sql`
    (select id, published_at, ${sql.raw(String(number))} as tier from ${jobs} where ${where}
    order by ${newest} limit ${offset + limit})`
  return (where: SQL) => sql`select id from (
    ${tier(0, sql`${where} and ${inTitle}`)} union all ${tier(1, sql`${where} and not (${inTitle})`)}
  ) tiers order by tier, ${newest} ${bounds}`
}

/** The newest offers that fit the filters, those that speak most to the viewer first. */
function bestMatches(likes: NonNullable<Search['likes']>, bounds: SQL) {
  const score = sql`(categories && ${sql.param(likes.categories)}::text[])::int * 3
    + (country = ${likes.country})::int + (brota_plain(city) = brota_plain(${likes.city}))::int * 2`
  return (where: SQL) => sql`select id from (
    select id, published_at, categories, country, city from ${jobs} where ${where}
    order by ${newest} limit ${mostCounted}
  ) newest order by ${score} desc, ${newest} ${bounds}`
}

const likest =
  ({ words, limit, offset }: Search) =>
  (where: SQL) =>
    sql`select id from ${jobs} where ${where} order by ${likeness(words)} desc, ${newest}
      limit ${limit} offset ${offset}`
