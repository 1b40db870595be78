import { type SQL, sql } from 'drizzle-orm'
import { jobCategories, jobTypes, offerLanguages, skills } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import { jobTerms } from '../search/tables.ts'
import { type Facet, type Filters, instant, isSet, noFilters } from './searchFilters.ts'
import { mostMerged, orders } from './searchReads.ts'
import type { Order } from './searchSlices.ts'
import { findCities, getShares } from './searchTermLists.ts'

/** The tokens of the bits of a row, in the order of the function `brota_bits`; it has no others but the last. */
export const bitTokens: readonly string[] = [
  ...jobCategories.map((category) => `#${category}`),
  ...skills.map((skill) => `+${skill}`),
  ...jobTypes.map((type) => `=${type}`),
  ...offerLanguages.map((language) => `_${language}`),
]
const fullBit = 62

/** The filters that rows of terms answer. A search with any other one, or with words, reads documents. */
const answered: readonly (keyof Filters)[] = [
  'country',
  'city',
  'categories',
  'type',
  'skills',
  'modes',
  'languages',
  'closesBy',
  'since',
]

/** What a search by filters follows: for each of its sets the shortest list of terms. */
export type Followed = {
  filters: Filters
  now: Date
  order: Order
  getTerms(except?: Facet): readonly string[]
}

/** Returns null where rows of terms do not answer all filters. */
export async function follow(
  db: Db,
  { filters, now, order }: { filters: Filters; now: Date; order: Order },
): Promise<Followed | null> {
  const names = ['hidden', ...Object.keys(noFilters)] as (keyof Filters)[]
  if (names.some((name) => !answered.includes(name) && isSet(filters[name]))) return null
  const [shares, cities] = await Promise.all([
    getShares(db, now),
    filters.city ? findCities(db, filters.city) : [],
  ])
  if (!cities) return null
  const getShare = (terms: readonly string[]) =>
    terms.reduce((share, term) => share + (shares.get(term) ?? 0), 0)
  const country = filters.country ? [`@${filters.country.toLowerCase()}`] : []
  const lists = { ...getTokenLists(filters), country }
  const getTerms = (except?: Facet) => {
    // No bit says which city it is.
    if (filters.city) return cities
    const known = Object.entries(lists).flatMap(([name, terms]) =>
      name === except || terms.length === 0 ? [] : [terms],
    )
    return known.sort((one, other) => getShare(one) - getShare(other))[0] ?? ['']
  }
  return { filters, now, order, getTerms }
}

/** The tokens of the filters that have a list and a bit for each of their values. */
const getTokenLists = ({ skills: wanted, categories, languages }: Filters) => ({
  skills: wanted.map((skill) => `+${skill}`),
  categories: categories.map((category) => `#${category}`),
  languages: languages.map((language) => `_${language}`),
})

const toBits = (tokens: readonly string[]): bigint =>
  tokens.reduce((bits, token) => bits | (1n << BigInt(bitTokens.indexOf(token))), 0n)
const hasOne = (tokens: readonly string[]): SQL => sql`bits & ${String(toBits(tokens))}::bigint <> 0`

/** Written so that PostgreSQL expects many of them; it expects few where bits are equal to something, and sorts all. */
const isOnSite = sql.raw(`bits >> ${bitTokens.indexOf('=online')} & 1 < 1`)

/** Selects the rows that pass the filters, except that of a facet. */
function passes({ filters, now }: Followed, except?: Facet): SQL {
  const { country, type, modes, closesBy, since } = filters
  const { categories, ...tokens } = getTokenLists(filters)
  const lists = [
    except === 'categories' ? [] : categories,
    ...Object.values(tokens),
    except === 'type' ? [] : type.map((one) => `=${one}`),
    // Both modes are all offers.
    modes.length === 1 && modes[0] === 'remote' ? ['=online'] : [],
  ]
  return sql.join(
    [
      sql`closes_at > ${instant(now)}`,
      ...(closesBy ? [sql`closes_at <= ${instant(closesBy)}`] : []),
      ...(since ? [sql`published_at >= ${instant(since)}`] : []),
      ...(country && except !== 'country' ? [sql`country = ${country}`] : []),
      ...lists.filter((list) => list.length > 0).map(hasOne),
      ...(modes.length === 1 && modes[0] === 'on-site' ? [isOnSite] : []),
    ],
    sql` and `,
  )
}

/** By these an offer stands beside itself where lists are merged. */
const keys: Record<Order, SQL> = { newest: sql`published_at, job_id`, soonest: sql`closes_at, job_id` }

/** Reads the first `most` offers in the order of the search, and of each no more than the index has. */
export function readTerms(followed: Followed, most: number, except?: Facet): SQL {
  const terms = followed.getTerms(except)
  const order = orders[followed.order]
  const read = (
    term: SQL,
  ) => sql`(select job_id, published_at, closes_at, country, bits, (bits >> ${sql.raw(String(fullBit))} & 1) = 1 as is_full
    from ${jobTerms} where term = ${term} and ${passes(followed, except)} order by ${order} limit ${most})`
  const [term] = terms
  if (term !== undefined && terms.length === 1) return read(sql`${term}`)
  if (terms.length > 1 && terms.length <= mostMerged)
    return sql`(select distinct on (${keys[followed.order]}) * from (${sql.join(
      terms.map((one) => read(sql`${one}`)),
      sql` union all `,
    )}) each order by ${order} limit ${most})`
  // An offer is in several of the lists, or in none of them.
  return sql`(select * from (select distinct on (job_id) found.* from unnest(${sql.param(terms)}::text[]) listed (name),
    lateral ${read(sql`listed.name`)} found) each order by ${order} limit ${most})`
}

/** Counts the rows with each of these values. Their numbers are written into the statement, since they never change. */
const sumBits = (mark: string, values: readonly string[]): SQL =>
  sql.raw(
    values
      .map((value) => `'${value}', nullif(sum(bits >> ${bitTokens.indexOf(mark + value)} & 1), 0)`)
      .join(', '),
  )
const sums = { categories: sumBits('#', jobCategories), type: sumBits('=', jobTypes) }

/** Counts the values of a facet in a set of rows. */
export function countBits(facet: Facet, from: SQL): SQL {
  if (facet === 'country')
    return sql`(select coalesce(json_object_agg(country, offers), '{}')
      from (select country, count(*)::int as offers from ${from} counted group by country) grouped)`
  return sql`(select json_strip_nulls(json_build_object(${sums[facet]})) from ${from} counted)`
}
