import { and, arrayOverlaps, eq, or, type SQL, sql } from 'drizzle-orm'
import type { UserSort } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import { beginsWith, expectLikeness } from '#server/platform/db/words.ts'
import { mostCounted, toBounds } from '#server/platform/paging.ts'
import { accounts, meanRate } from '../tables.ts'
import { isShown } from './present.ts'
import { closeness, isNamed, likeEnough, soundsLike } from './words.ts'

export type DirectoryParams = {
  /** Null: both kinds. */
  provider: boolean | null
  words: readonly string[]
  country: string
  state: string
  city: string
  categories: string[]
  workShift: string[]
  /** The volunteers whose availability the viewer sees, ids as an array; it finds no other volunteer. */
  availability: 'of all' | 'of nobody' | SQL
  /** Ids of blocked people. */
  hidden: readonly string[]
  sort: UserSort | null
  page: number
  limit: number
}

/** The viewer's interests and place, for the order "match". */
export type Seeker = { categories: string[]; city: string; country: string }

function isMatch(params: DirectoryParams, named: SQL | undefined): SQL | undefined {
  const { provider, country, state, city, categories, hidden } = params
  return and(
    isShown,
    provider === null ? undefined : eq(accounts.provider, provider),
    country ? eq(accounts.country, country) : undefined,
    state ? beginsWith(sql`brota_plain(${accounts.state})`, state) : undefined,
    city ? beginsWith(sql`brota_plain(${accounts.city})`, city) : undefined,
    categories.length > 0 ? sql`${accounts.categories} && ${sql.param(categories)}::text[]` : undefined,
    isFreeIn(params),
    sql`${accounts.id} <> all(${sql.param(hidden)}::uuid[])`,
    named,
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
function getScore({ sort, words }: DirectoryParams, seeker: Seeker | null): SQL {
  if (sort === 'match' && seeker) return suitability(seeker)
  return words.length > 0 && (sort === null || sort === 'relevance') ? closeness(words) : sql`0`
}

const suitability = ({ categories, city, country }: Seeker): SQL => sql`
  (select count(*) from unnest(${accounts.categories}) interest where interest = any(${sql.param(categories)}::text[])) * 4
  + (brota_plain(${accounts.city}) = brota_plain(${city}))::int * 2
  + (${accounts.country} = ${country})::int`

/** `total` is at most 1,001, which means more than are counted. */
type Listed = { ids: string[]; total: number }

/** A page of ids and their total; when the words find no one, similar words are tried. */
export async function listDirectory(db: Db, params: DirectoryParams, seeker: Seeker | null): Promise<Listed> {
  const { words } = params
  if (words.length === 0) return run(db, params, seeker, undefined)
  const found = await run(db, params, seeker, isNamed(words))
  if (found.total > 0) return found
  return db.transaction(async (tx) => {
    await tx.execute(expectLikeness(likeEnough))
    return run(tx, params, seeker, soundsLike(words))
  })
}

/** Reads only the first 1,001 in the order of an index, counts them and sorts them by score. */
async function run(
  db: Db,
  params: DirectoryParams,
  seeker: Seeker | null,
  named: SQL | undefined,
): Promise<Listed> {
  const { limit: pageSize, offset } = toBounds(params)
  const limit = Math.max(0, Math.min(pageSize, mostCounted - offset))
  const order = params.sort === 'rating' ? bestRated : newest
  const { rows } = await db.execute<Listed>(sql`
    with matched as materialized (
      select id, rate_sum, rate_count, created_at, ${getScore(params, seeker)} as score
      from ${accounts} where ${isMatch(params, named)} order by ${order} limit ${mostCounted + 1})
    select (select count(*)::int from matched) as total, array(
      select id from matched order by score desc, ${order} limit ${limit} offset ${offset}
    )::text[] as ids`)
  return rows[0] ?? { ids: [], total: 0 }
}
