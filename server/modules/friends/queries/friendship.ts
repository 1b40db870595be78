import { sql } from 'drizzle-orm'
import type { FriendshipState } from '#contracts/lists.ts'
import { isPresent, isReachable } from '#server/modules/account/index.ts'
import { exceptBlocked } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { preparedSql } from '#server/platform/db/prepared.ts'
import { friendships } from '../tables.ts'

const viewer = sql`${sql.placeholder('viewer')}::uuid`
const id = sql`${sql.placeholder('id')}::uuid`

type FriendshipRow = {
  /** Null for an unknown id. */
  reachable: boolean | null
  isBlocked: boolean
  /** The number of their connections that the viewer may see. */
  connections: number
  state: FriendshipState | null
  askedBy: string | null
}

const friendship = preparedSql<FriendshipRow>(
  'friendship',
  sql`
    with hidden as materialized (select ${exceptBlocked(viewer)} as ids), connected as (
      select second_id as other_id from ${friendships} where first_id = ${id} and state = 'connected'
      union all select first_id from ${friendships} where second_id = ${id} and state = 'connected'
    )
    select ${isReachable(id)} as reachable, ${id} = any(hidden.ids) as "isBlocked", between.state,
      between.asked_by as "askedBy",
      (select count(*)::int from connected
        where other_id <> all(hidden.ids) and ${isPresent(sql`other_id`)}) as connections
    from hidden left join ${friendships} between on between.first_id = least(${viewer}, ${id})
      and between.second_id = greatest(${viewer}, ${id})`,
)

/** Reads in one statement what a viewer may know of their connection with a person. */
export async function findFriendship(
  db: Db,
  viewerId: string,
  personId: string,
): Promise<FriendshipRow | null> {
  const { rows } = await friendship(db).execute({ viewer: viewerId, id: personId })
  return rows[0] ?? null
}
