import { type SQL, sql } from 'drizzle-orm'
import type { JobCategory, OfferLanguage } from '#contracts/lists.ts'
import type { Slot } from '#contracts/week.ts'
import { anyToken, beginning, isOnSite } from './searchFilters.ts'

/** What the sort `match` prefers. Empty texts and lists prefer nothing. */
export type Likes = {
  categories: readonly JobCategory[]
  country: string
  /** For cities that the list of cities lacks; else empty. */
  city: string
  /** The points of offers that are near. */
  spots: readonly number[]
  /** Whether offers that one can join from anywhere are preferred to those elsewhere in the country. */
  online: boolean
  languages: readonly OfferLanguage[]
  times: readonly Slot[]
}

const isOnline = sql`type is not distinct from 'online'`

/**
 * Scores an offer: near 3, online 2, in the same country 1; and 3 more if its categories are liked and it is one of these.
 * So what is liked and within reach comes first, and what is liked but far away stays behind. Of each score, what is in a
 * language of the reader comes first, and of that what is at their times.
 */
export function scoreLikes({ categories, country, city, spots, online, languages, times }: Likes): SQL {
  const isThere =
    spots.length > 0
      ? sql`coalesce(spot = any(${sql.param(spots)}::bigint[]), false)`
      : sql`${city} <> '' and country = ${country} and city = brota_plain(${city})`
  const reach = sql`case when ${online} and ${isOnline} then 2 when ${isThere} then 3 when country <> '' and country = ${country} then 1 else 0 end`
  const language = sql`case when coalesce(language = any(${sql.param(languages)}::text[]), false)
    then 2 + (work_shift && ${sql.param(times)}::text[])::int else 0 end`
  return sql`(select 4 * (reach + case when reach > 0 and categories && ${sql.param(categories)}::text[] then 3 else 0 end)
    + ${language} from (select ${reach} as reach) reached)`
}

/** Returns the tsqueries of the offers with each score, the best first; those of a worse score may have a better one, too. */
export function getLikedTokens(likes: Likes): SQL[][] {
  const { languages, times } = likes
  if (languages.length === 0) return getReachTokens(likes)
  const read = anyToken('_', languages)
  const best = times.length > 0 ? [[read, anyToken('?', times)], [read]] : [[read]]
  const ofReach = getReachTokens(likes).flatMap((tokens) => [
    ...best.map((more) => [...tokens, ...more]),
    tokens,
  ])
  return [...ofReach, ...best]
}

/** Returns the tsqueries of the offers with each score, whatever their language and times. */
export function getReachTokens({ categories, country, city, spots, online }: Likes): SQL[][] {
  const liked = categories.length > 0 ? anyToken('#', categories) : null
  const onSite = online ? [isOnSite] : []
  const inCountry = country ? [anyToken('@', [country.toLowerCase()])] : []
  const there = [
    ...(spots.length > 0 ? [[both([anyToken('*', spots.map(String)), ...onSite])]] : []),
    ...(city && country ? [[both([beginning('~', city), ...onSite]), ...inCountry]] : []),
    ...(online ? [[anyToken('=', ['online'])]] : []),
    ...(country ? [inCountry] : []),
  ]
  return [...(liked ? there.map((tokens) => [liked, ...tokens]) : []), ...there]
}

const both = (tokens: readonly SQL[]): SQL => sql`(${sql.join([...tokens], sql` && `)})`
