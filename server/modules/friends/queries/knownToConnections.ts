import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { preparedSql } from '#server/platform/db/prepared.ts'
import { friendships } from '../tables.ts'

/** How many connections, and how many of each one's connections, are searched for shared ones, newest first. */
const mostKnown = { connections: 100, theirs: 50, people: 200 }

const half = (of: SQL, mine: SQL, other: SQL) => sql`
  (select ${other} as id, connected_at from ${friendships} where ${mine} = ${of} and state = 'connected')`
const connectionsFrom = (of: SQL, limit: number) => sql`
  (select id from (${half(of, sql`first_id`, sql`second_id`)} union all ${half(of, sql`second_id`, sql`first_id`)}) both_halves
    order by connected_at desc limit ${limit})`
const knownToConnections = preparedSql<{ id: string; shared: number }>(
  'friendships_known_to_connections',
  sql`
    select theirs.id, count(*)::int as shared
    from ${connectionsFrom(sql`${sql.placeholder('id')}::uuid`, mostKnown.connections)} mine,
      lateral ${connectionsFrom(sql`mine.id`, mostKnown.theirs)} theirs
    where theirs.id <> ${sql.placeholder('id')} group by theirs.id order by shared desc, theirs.id limit ${mostKnown.people}`,
)

/** Connections of this person's connections: id -> how many they share, most first. */
export async function findKnownToConnections(db: Db, id: string): Promise<Map<string, number>> {
  const { rows } = await knownToConnections(db).execute({ id })
  return new Map(rows.map(({ id: known, shared }) => [known, shared]))
}
