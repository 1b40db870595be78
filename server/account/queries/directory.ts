import { and, arrayOverlaps, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { UserSort } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import { accounts } from '../tables.ts'
import { type PublicRow, publicColumns } from './accounts.ts'

export type DirectoryQuestion = {
  /** Null: both kinds. */
  provider: boolean | null
  query: string
  country: string
  state: string
  city: string
  categories: string[]
  workShift: string[]
  sort: UserSort | null
  page: number
  limit: number
}

/** Whose interests and place "match" means. */
export type Seeker = { categories: string[]; city: string; country: string }

/** Searches stop counting here. */
export const mostCounted = 1_000

const same = (column: SQL | typeof accounts.city, value: string) =>
  value ? sql`brota_plain(${column}) = brota_plain(${value})` : undefined

/** Every word begins a word of the name or place, or the whole resembles the name. */
function named(words: string): SQL | undefined {
  const starts = (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(' & ')
  if (!starts) return words ? sql`false` : undefined
  return sql`(${accounts.search} @@ to_tsquery('simple', brota_plain(${starts}))
    or brota_plain(${words}) <% brota_plain(${accounts.name})
    or brota_plain(${words}) % brota_plain(${accounts.name}))`
}

function wanted(question: DirectoryQuestion): SQL | undefined {
  const { provider, query, country, state, city, categories, workShift } = question
  return and(
    isNotNull(accounts.validatedAt),
    isNull(accounts.suspendedAt),
    provider === null ? undefined : eq(accounts.provider, provider),
    country ? eq(accounts.country, country) : undefined,
    same(sql`${accounts.state}`, state),
    same(accounts.city, city),
    categories.length > 0 ? sql`${accounts.categories} && ${sql.param(categories)}::text[]` : undefined,
    workShift.length > 0 ? arrayOverlaps(accounts.workShift, workShift) : undefined,
    named(query),
  )
}

const newest = [desc(accounts.createdAt), desc(accounts.id)]

function ordered({ sort, query }: DirectoryQuestion, seeker: Seeker | null): SQL[] {
  if (sort === 'newest') return newest
  if (sort === 'rating') {
    const mean = sql`${accounts.rateSum}::float / greatest(${accounts.rateCount}, 1)`
    return [sql`${mean} desc`, desc(accounts.rateCount), ...newest]
  }
  if (sort === 'match' && seeker) return [...fitting(seeker), ...newest]
  if (!query) return newest
  return [sql`word_similarity(brota_plain(${query}), brota_plain(${accounts.name})) desc`, ...newest]
}

const fitting = ({ categories, city, country }: Seeker): SQL[] => [
  sql`(select count(*) from unnest(${accounts.categories}) one where one = any(${sql.param(categories)}::text[])) desc`,
  sql`(brota_plain(${accounts.city}) = brota_plain(${city})) desc`,
  sql`(${accounts.country} = ${country}) desc`,
]

/** One row more than asked for, when there is one: the caller then knows of a next page. */
export function listDirectory(
  db: Db,
  question: DirectoryQuestion,
  seeker: Seeker | null,
): Promise<PublicRow[]> {
  return db
    .select(publicColumns)
    .from(accounts)
    .where(wanted(question))
    .orderBy(...ordered(question, seeker))
    .limit(question.limit + 1)
    .offset((question.page - 1) * question.limit)
}

/** How many there are, at most one more than `mostCounted`. */
export async function countDirectory(db: Db, question: DirectoryQuestion): Promise<number> {
  const some = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(wanted(question))
    .limit(mostCounted + 1)
    .as('some')
  return db.$count(some)
}
