import { and, arrayOverlaps, eq, or, type SQL, sql } from 'drizzle-orm'
import type { UserSort } from '#contracts/lists.ts'
import type { Match } from '#server/modules/words/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { beginsWith } from '#server/platform/db/words.ts'
import { mostCounted, toBounds } from '#server/platform/paging.ts'
import { accounts, meanRate } from '../tables.ts'
import { type Among, closeness, isAmong, isMet, scoreWords } from './words.ts'

export type DirectoryParams = Among & {
  query: string
  country: string
  state: string
  city: string
  categories: string[]
  workShift: string[]
  /** The volunteers whose availability the viewer sees, ids as an array; it finds no other volunteer. */
  availability: 'of all' | 'of nobody' | SQL
  sort: UserSort | null
  page: number
  limit: number
}

/** The viewer's interests and place, for the order "match". */
export type Seeker = { categories: string[]; city: string; country: string }

function isListed(params: DirectoryParams, match: Match | null): SQL | undefined {
  const { country, state, city, categories } = params
  return and(
    isAmong(params),
    country ? eq(accounts.country, country) : undefined,
    state ? beginsWith(sql`brota_plain(${accounts.state})`, state) : undefined,
    city ? beginsWith(sql`brota_plain(${accounts.city})`, city) : undefined,
    categories.length > 0 ? sql`${accounts.categories} && ${sql.param(categories)}::text[]` : undefined,
    isFreeIn(params),
    match ? isMet(match, 'whole') : undefined,
  )
}

/** Organisations always match by availability: theirs is public. */
function isFreeIn({ workShift, availability }: DirectoryParams): SQL | undefined {
  if (workShift.length === 0) return undefined
  const isFree = arrayOverlaps(accounts.workShift, workShift)
  if (availability === 'of all') return isFree
  const visibleIds = availability === 'of nobody' ? sql`array[]::uuid[]` : availability
  return and(isFree, or(accounts.provider, sql`${accounts.id} = any(${visibleIds})`))
}

const newest = sql`created_at desc, id desc`
const bestRated = sql`${meanRate} desc, rate_count desc, created_at desc, id desc`

/** The score that people are sorted by before the order of the index. */
function getScore({ sort }: DirectoryParams, seeker: Seeker | null, match: Match | null): SQL {
  if (sort === 'match' && seeker) return suitability(seeker)
  return match && (sort === null || sort === 'relevance')
    ? sql`${scoreWords(match)} + ${closeness(match.wanted)}`
    : sql`0`
}

const suitability = ({ categories, city, country }: Seeker): SQL => sql`
  (select count(*) from unnest(${accounts.categories}) interest where interest = any(${sql.param(categories)}::text[])) * 4
  + (brota_plain(${accounts.city}) = brota_plain(${city}))::int * 2
  + (${accounts.country} = ${country})::int`

/** `total` is at most 1,001, which means more than are counted. */
export type Listed = { ids: string[]; total: number }

/** Reads only the first 1,001 in the order of an index, counts them and sorts them by score. */
export async function findListed(
  db: Db,
  params: DirectoryParams,
  seeker: Seeker | null,
  match: Match | null,
): Promise<Listed> {
  const { limit: pageSize, offset } = toBounds(params)
  const limit = Math.max(0, Math.min(pageSize, mostCounted - offset))
  const order = params.sort === 'rating' ? bestRated : newest
  const { rows } = await db.execute<Listed>(sql`
    with matched as materialized (
      select id, rate_sum, rate_count, created_at, ${getScore(params, seeker, match)} as score
      from ${accounts} where ${isListed(params, match)} order by ${order} limit ${mostCounted + 1})
    select (select count(*)::int from matched) as total, array(
      select id from matched order by score desc, ${order} limit ${limit} offset ${offset}
    )::text[] as ids`)
  return rows[0] ?? { ids: [], total: 0 }
}
