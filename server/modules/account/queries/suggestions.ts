import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { accounts } from '../tables.ts'
import { isShown } from './present.ts'

/** Who is looked for, by what speaks to somebody. */
export type Liking = {
  /** null: both kinds. */
  provider: boolean | null
  interests: readonly string[]
  city: string
  country: string
  /** id -> how many connections they have in common. */
  shared: ReadonlyMap<string, number>
  /** Never among them. */
  without: readonly string[]
  /** Of each kind. */
  limit: number
}

/** What somebody has in common with whom it is suggested to. */
export type Liked = {
  id: string
  interests: number
  isNear: boolean
  shared: number
}

/** How many of the newest, and of the newest in the same city, are weighed: the town may grow as it likes. */
const mostWeighed = 200

const inCommon = (column: SQL, mine: readonly string[]): SQL =>
  sql`(select count(*)::int from unnest(${column}) one where one = any(${sql.param(mine)}::text[]))`

/**
 * The best matches of each kind, best first. Candidates come by index: people known to connections, the newest of the
 * same city, the newest of all. Only those are weighed.
 */
export async function findLiked(db: Db, liking: Liking): Promise<Liked[]> {
  const kinds = liking.provider === null ? [true, false] : [liking.provider]
  const sets = kinds.map((provider) => sql`(${best(provider, liking)})`)
  const { rows } = await db.execute<Liked>(
    sql`select id, interests, "isNear", shared from (${sql.join(sets, sql` union all `)}) liked
      order by score desc, created_at desc, id`,
  )
  return rows
}

function best(provider: boolean, { interests, city, country, shared, without, limit }: Liking): SQL {
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
        union (select id from ${accounts} where ${inCity} and ${kind} order by created_at desc limit ${mostWeighed})
        union (select id from ${accounts} where ${kind} order by created_at desc, id desc limit ${mostWeighed})
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

/** So many of the newest, in no order; both kinds unless told. */
export async function findSome(
  db: Db,
  { provider, without, limit }: Pick<Liking, 'provider' | 'without' | 'limit'>,
): Promise<string[]> {
  const kind = provider === null ? sql`true` : sql`provider = ${provider}`
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select id from ${accounts}
      where ${kind} and ${isShown} and id <> all(${sql.param(without)}::uuid[])
      order by created_at desc, id desc limit ${mostWeighed}) newest
    order by random() limit ${limit}`)
  return rows.map(({ id }) => id)
}
