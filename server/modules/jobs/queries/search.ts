import { type SQL, sql } from 'drizzle-orm'
import type { JobFacets } from '#contracts/jobSearch.ts'
import type { Db } from '#server/platform/db/index.ts'
import { mostCounted } from '#server/platform/paging.ts'
import { findBest, getStages } from './searchBest.ts'
import { findCounted, getCountedKey, storeCounted } from './searchCounted.ts'
import { chooseSlices } from './searchEstimates.ts'
import { type Facet, facets, narrows } from './searchFilters.ts'
import { getGroups, getScore, getShown, type Search, type WordsMatch } from './searchOrder.ts'
import { orders, readGroups, type Source } from './searchReads.ts'
import { getSlices } from './searchSlices.ts'
import { countBits, follow, readTerms } from './searchTerms.ts'

/** A `total` of 1,001 means more than 1,000. */
export type Found = { ids: string[]; total: number; facets: JobFacets }

const nothing: Found = { ids: [], total: 0, facets: { categories: {}, type: {}, country: {} } }

/**
 * Returns page, total and facets. The first statement reads and counts matches, more than are counted at most; if these are
 * not all, another one looks up which come first. So a search costs little more among 200,000 offers than among 2,000.
 */
export async function search(db: Db, params: Search, match: WordsMatch | null): Promise<Found> {
  const { sort, now, offset } = params
  const order = sort === 'deadline' ? 'soonest' : 'newest'
  const source = {
    ...params,
    limit: Math.max(0, Math.min(params.limit, mostCounted - offset)),
    order,
    byDistance: sort === 'distance',
    slices: await getSlices(db, order, now),
  } as const
  const stages = getStages(source, match)
  const found = await count(db, source, match, stages.length > 0)
  if (found.total <= mostCounted || source.limit === 0 || stages.length === 0) return found
  // Most pages are filled by the first stage, and planning all takes longer than that.
  const first = await findBest(db, source, match, stages.slice(0, 1))
  const isFilled = first.length === source.limit || stages.length === 1
  return { ...found, ids: isFilled ? first : await findBest(db, source, match, stages) }
}

/** Reads the first matches; `isStaged` where of more than are counted the best are looked up apart. */
async function count(
  db: Db,
  source: Source & Search,
  match: WordsMatch | null,
  isStaged: boolean,
): Promise<Found> {
  const { now } = source
  // In their order, common matches are read of a short slice, as sorting all of a long one takes longer.
  if (!isStaged) return findFirst(db, { ...source, anyOrder: false }, match)
  const key = getCountedKey(source, match)
  const facets = findCounted(db, key, now)
  if (facets) return { ids: [], total: mostCounted + 1, facets }
  const slices = await chooseSlices(db, source, match, mostCounted)
  const found = await findFirst(db, { ...source, anyOrder: true, slices }, match)
  if (found.total > mostCounted) storeCounted(db, key, now, found.facets)
  return found
}

/** `anyOrder`: of more matches than are counted the best are looked up apart, so that ordering these would be in vain. */
type First = Source & Search & { anyOrder: boolean }

async function findFirst(db: Db, source: First, match: WordsMatch | null): Promise<Found> {
  const { limit, offset, withFacets, anyOrder } = source
  const followed = match ? null : await follow(db, source)
  const narrowed = withFacets ? facets.filter((facet) => narrows(source.filters, facet)) : []
  const read = (name: string, columns: readonly string[], except?: Facet) =>
    followed
      ? [sql`${sql.identifier(name)} as materialized ${readTerms(followed, mostCounted + 1, except)}`]
      : readEnough(name, columns, source, match, except)
  const sets = [
    ...read('matched', followed ? getShown(source) : [...getShown(source), 'ctid as stored_at']),
    ...narrowed.flatMap((facet) => read(facetName(facet), [facet], facet)),
  ]
  const counts = facets.map((facet) => {
    const from = sql`${sql.identifier(narrowed.includes(facet) ? facetName(facet) : 'matched')}`
    return sql`${followed ? countBits(facet, sql`(select * from ${from} limit ${mostCounted})`) : countFacet(facet, from)}
      as ${sql.identifier(facet)}`
  })
  // Documents are long, so they are read again for the few that are ranked, and not sorted with all that match; where they
  // were found in this statement, which is quicker than by their ids.
  const isThere = followed
    ? sql`job_documents.job_id = matched.job_id`
    : sql`job_documents.ctid = matched.stored_at`
  const score = sql`(select ${getScore(source, match)} from job_documents where ${isThere}) desc,`
  const areAll = sql`where (select count(*) <= ${mostCounted} from matched)`
  const { rows } = await db.execute<{ ids: string[]; total: number } & Partial<JobFacets>>(sql`
    with ${sql.join(sets, sql`, `)}
    select (select least(count(*), ${mostCounted + 1})::int from matched) as total, array(
      select job_id from matched ${anyOrder ? areAll : sql``}
      order by ${getGroups(source)} is_full, ${anyOrder ? score : sql``} ${orders[source.order]} limit ${limit} offset ${offset}
    )::text[] as ids ${withFacets ? sql`, ${sql.join(counts, sql`, `)}` : sql``}`)
  const { ids = [], total = 0, categories = {}, type = {}, country = {} } = rows[0] ?? {}
  return { ids, total, facets: { categories, type, country } }
}

/**
 * A set of the first matches, more of them than are counted. Whether a text has an expression is seen in the text alone, so
 * on a large site expressions are looked up only if there are not enough matches without them, unless the order needs all.
 */
function readEnough(
  name: string,
  columns: readonly string[],
  source: First,
  match: WordsMatch | null,
  except?: Facet,
): SQL[] {
  const most = mostCounted + 1
  const { part, anyOrder } = source
  const read = (words: readonly SQL[]) =>
    sql`(select * from ${readGroups(source, { column: part, words, columns, most, anyOrder, ...(except && { except }) })} read)`
  const all = read(match?.words ?? [])
  const set = sql.identifier(name)
  if (!match?.single || source.sort !== 'relevance' || source.slices.weeks.length === 0)
    return [sql`${set} as materialized ${all}`]
  const single = sql.identifier(`${name}_by_single_words`)
  return [
    sql`${single} as materialized ${read(match.single)}`,
    sql`${set} as materialized (select * from ${single} where (select count(*) = ${most} from ${single})
      union all select * from ${all} every where (select count(*) < ${most} from ${single}))`,
  ]
}

const facetName = (facet: Facet) => `without_${facet}`

function countFacet(facet: Facet, from: SQL): SQL {
  const column = sql.identifier(facet)
  const value = facet === 'categories' ? sql`unnest(${column})` : column
  return sql`(select coalesce(json_object_agg(value, offers), '{}') from (
    select value, count(*)::int as offers
    from (select ${value} as value from (select ${column} from ${from} limit ${mostCounted}) counted) each
    where value is not null
    group by value) grouped)`
}

/** A page of the matches, with their facets. */
export const pages = { find: search, nothing }
