import type { ConnectionStatus } from '#contracts/friends.ts'
import type { FriendshipState } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import { findBetween, findPaired, mostConnections } from './queries/friendships.ts'
import { findKnownToConnections } from './queries/knownToConnections.ts'

/** `incoming`: the other person sent the request, and the viewer may accept it. */
export type Between = { status: ConnectionStatus; incoming: boolean }

/** Ids of people with a connection or an open request with this person; at most 5,000. */
export const pairedIds = (db: Db, id: string): Promise<string[]> => findPaired(db, id, mostConnections)

/** Connections of the person's connections: id -> how many connections they share. Reads the newest of each; at most 200. */
export const knownToConnections = (db: Db, id: string): Promise<Map<string, number>> =>
  findKnownToConnections(db, id)

/** The connection that a row says; `state` is null for strangers. */
export function toBetween(
  { state, askedBy }: { state: FriendshipState | null; askedBy: string | null },
  me: string,
): Between {
  if (!state) return { status: 0, incoming: false }
  const isOpen = state === 'requested'
  return { status: isOpen ? 1 : 2, incoming: isOpen && askedBy !== me }
}

/** id -> the viewer's connection with them; status 0 for strangers and blocked people. */
export async function statusBetween(
  db: Db,
  me: string,
  ids: readonly string[],
): Promise<Map<string, Between>> {
  const between = new Map<string, Between>(ids.map((id) => [id, { status: 0, incoming: false }]))
  for (const { otherId, state, askedBy } of await findBetween(db, me, ids)) {
    between.set(otherId, toBetween({ state, askedBy }, me))
  }
  return between
}
