import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { accounts } from '../tables.ts'
import { isShown } from './present.ts'

/** What suggestions for a viewer are selected and scored by. */
export type SuggestionParams = {
  /** Null: both kinds. */
  provider: boolean | null
  interests: readonly string[]
  city: string
  country: string
  /** id -> the number of connections in common with the viewer. */
  shared: ReadonlyMap<string, number>
  /** Ids that are never suggested. */
  without: readonly string[]
  /** At most so many of each kind. */
  limit: number
}

/** What a suggested person has in common with the viewer. */
export type Suggestion = {
  id: string
  interests: number
  isNear: boolean
  shared: number
}

/** How many of the newest, and of the newest in the same city, are scored: the cost does not grow with the table. */
const mostScored = 200

const inCommon = (column: SQL, mine: readonly string[]): SQL =>
  sql`(select count(*)::int from unnest(${column}) interest where interest = any(${sql.param(mine)}::text[]))`

/**
 * The best matches of each kind, best first. Candidates come by index: people known to connections, the newest of the
 * same city, the newest of all. Only those are scored.
 */
export async function findSuggestions(db: Db, params: SuggestionParams): Promise<Suggestion[]> {
  const kinds = params.provider === null ? [true, false] : [params.provider]
  const sets = kinds.map((provider) => sql`(${findBest(provider, params)})`)
  const { rows } = await db.execute<Suggestion>(
    sql`select id, interests, "isNear", shared from (${sql.join(sets, sql` union all `)}) suggestion
      order by score desc, created_at desc, id`,
  )
  return rows
}

function findBest(
  provider: boolean,
  { interests, city, country, shared, without, limit }: SuggestionParams,
): SQL {
  const kind = sql`provider = ${provider}`
  const inCity = sql`${city} <> '' and brota_plain(city) = brota_plain(${city})`
  const ids = sql`${sql.param([...shared.keys()])}::uuid[]`
  const friends = sql`(select unnest(${ids}) as id)`
  const knownBy = sql`unnest(${ids}, ${sql.param([...shared.values()])}::int[]) as known (id, shared)`
  return sql`
    select *, least(shared, 5) * 5 + interests * 4 + "isNear"::int * 3 + same_country as score from (
      select person.*, coalesce(known.shared, 0) as shared
      from (
        ${friends}
        union (select id from ${accounts} where ${inCity} and ${kind} order by created_at desc limit ${mostScored})
        union (select id from ${accounts} where ${kind} order by created_at desc, id desc limit ${mostScored})
      ) candidate
      left join ${knownBy} on known.id = candidate.id
      cross join lateral (
        select id, created_at, (${inCity} and country = ${country}) as "isNear",
          (country <> '' and country = ${country})::int as same_country,
          ${inCommon(sql`categories`, interests)} as interests
        from ${accounts} where id = candidate.id and ${kind} and ${isShown}
          and id <> all(${sql.param(without)}::uuid[]) limit 1
      ) person
    ) weighed order by score desc, created_at desc, id limit ${limit}`
}

/** `limit` ids among the newest, in random order; `provider` null: both kinds. */
export async function findRandomPeople(
  db: Db,
  { provider, without, limit }: Pick<SuggestionParams, 'provider' | 'without' | 'limit'>,
): Promise<string[]> {
  const kind = provider === null ? sql`true` : sql`provider = ${provider}`
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select id from ${accounts}
      where ${kind} and ${isShown} and id <> all(${sql.param(without)}::uuid[])
      order by created_at desc, id desc limit ${mostScored}) newest
    order by random() limit ${limit}`)
  return rows.map(({ id }) => id)
}
