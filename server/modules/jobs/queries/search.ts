import { type SQL, sql } from 'drizzle-orm'
import type { JobFacets } from '#contracts/jobSearch.ts'
import type { NearJobSort } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import { mostCounted } from '#server/platform/paging.ts'
import { type Facet, type Filters, facets, narrows } from './searchFilters.ts'
import { getLikedTokens, type Likes, scoreLikes } from './searchLikes.ts'
import { orders, readGroups, type Source } from './searchReads.ts'
import { getSlices } from './searchSlices.ts'

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
  /** Tsqueries that documents have to match. */
  words: readonly SQL[]
  /** How well a document matches, and the columns that this is read from. */
  score: SQL
  scored: readonly ('head' | SearchedPart)[]
  /** Tsqueries of the better matches by their head, best first, so that old ones are found among very many. */
  better: readonly (readonly SQL[])[]
}
/** A `total` of 1,001 means more than 1,000. */
export type Found = { ids: string[]; total: number; facets: JobFacets }

/** Searches by words rank this many matches by how well they fit; of more, the newest. */
const mostRanked = 5_000

/** Of more matches than are counted, the sort `match` adds this many of each kind that it prefers. */
const mostLiked = 200

/** What the page and its facets are made from; texts stay out, so that sorting thousands of rows needs little memory. */
const shown = [
  'job_id',
  'categories',
  'type',
  'country',
  'city',
  'published_at',
  'closes_at',
  'is_full',
  'spot',
]

const listed = sql.raw(shown.join(', '))

/**
 * Returns page, total and facets in one statement. It reads only the first matches in the order of the search, so that a
 * search costs little more among 200,000 offers than among 2,000; the page is sorted by vacancies left and score.
 */
export async function search(db: Db, params: Search, match: WordsMatch | null): Promise<Found> {
  const { sort, now, offset, withFacets } = params
  const limit = Math.max(0, Math.min(params.limit, mostCounted - offset))
  const order = sort === 'deadline' ? 'soonest' : 'newest'
  const source = {
    ...params,
    order,
    byDistance: sort === 'distance',
    slices: await getSlices(db, order, now),
  } as const
  const sets = withFacets ? getFacetSets(source, match) : []
  const counts = facets.map((facet) =>
    countFacet(facet, sets.some((set) => set.facet === facet) ? facetName(facet) : 'matched'),
  )
  const { rows } = await db.execute<{ ids: string[]; total: number } & Partial<JobFacets>>(sql`
    with ${sql.join([getRanked(source, match), ...sets.map(({ as }) => as)], sql`, `)}
    select (select least(count(*), ${mostCounted + 1})::int from matched) as total, array(
      select job_id from ranked order by ${getGroups(params)} is_full, score desc, ${orders[order]} limit ${limit} offset ${offset}
    )::text[] as ids ${withFacets ? sql`, ${sql.join(counts, sql`, `)}` : sql``}`)
  const { ids = [], total = 0, categories = {}, type = {}, country = {} } = rows[0] ?? {}
  return { ids, total, facets: { categories, type, country } }
}

/**
 * The first matches, which are counted, and the rows that the page is sorted from: these, and if there are more than
 * can be ranked, the newest of those that match better.
 */
function getRanked(source: Source & Search, match: WordsMatch | null): SQL {
  const score = getScore(source, match)
  const isRanked = match && source.sort === 'relevance'
  const columns = [...shown, ...(match?.scored ?? [])]
  const matched = sql`matched as materialized (select ${listed}, ${score} as score
    from ${readGroups(source, { column: source.part, words: match?.words ?? [], columns, most: (isRanked ? mostRanked : mostCounted) + 1 })} job_documents)`
  const better = [
    ...(isRanked ? match.better : []).map((words) => ({
      reading: { column: 'head' as const, words, columns, most: mostCounted },
      above: mostRanked,
    })),
    ...getLiked(source).map((tokens) => ({
      reading: { column: source.part, words: [...(match?.words ?? []), ...tokens], columns, most: mostLiked },
      above: mostCounted,
    })),
  ].map(
    ({ reading, above }) => sql` union select ${listed}, ${score} as score
      from ${readGroups(source, reading)} job_documents where (select count(*) > ${above} from matched)`,
  )
  return better.length > 0
    ? sql`${matched}, ranked as materialized (select * from matched ${sql.join(better, sql``)})`
    : sql`${matched}, ranked as (select * from matched)`
}

const getLiked = ({ sort, likes }: Search): SQL[][] =>
  sort === 'match' && likes ? getLikedTokens(likes) : []

/** The first matches without the filter of each facet that is filtered by. */
const getFacetSets = (source: Source & Search, match: WordsMatch | null) =>
  facets
    .filter((facet) => narrows(source.filters, facet))
    .map((facet) => ({
      facet,
      as: sql`${sql.identifier(facetName(facet))} as materialized (select ${sql.identifier(facet)} from ${readGroups(
        source,
        {
          column: source.part,
          words: match?.words ?? [],
          columns: [facet],
          most: mostCounted,
          except: facet,
        },
      )} counted)`,
    }))

/** Returns the score that sorts matches before their order. */
function getScore({ sort, likes }: Search, match: WordsMatch | null): SQL {
  if (sort === 'relevance' && match) return match.score
  if (sort !== 'match' || !likes) return sql`0`
  return scoreLikes(likes)
}

/** Near a point online offers come last, and by distance the nearest first. */
function getGroups({ filters: { near }, sort }: Search): SQL {
  if (!near || near === 'online') return sql``
  const away = sql`(${sql.param(near.kilometres)}::float8[])[array_position(${sql.param(near.spots)}::bigint[], spot)]`
  const isOnline = sql`(type is not distinct from 'online')`
  return sort === 'distance'
    ? sql`${isOnline}, case when ${isOnline} then null else ${away} end,`
    : sql`${isOnline},`
}

const facetName = (facet: Facet) => `without_${facet}`

function countFacet(facet: Facet, from: string): SQL {
  const column = sql.identifier(facet)
  const value = facet === 'categories' ? sql`unnest(${column})` : column
  return sql`(select coalesce(json_object_agg(value, offers), '{}') from (
    select value, count(*)::int as offers
    from (select ${value} as value from (select ${column} from ${sql.identifier(from)} limit ${mostCounted}) counted) each
    where value is not null
    group by value) grouped) as ${column}`
}
