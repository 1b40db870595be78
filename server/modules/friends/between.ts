import type { ConnectionStatus } from '#contracts/friends.ts'
import type { Db } from '#server/platform/db/index.ts'
import { findBetween, findConnected, findKnownToConnections, findPaired } from './queries/friendships.ts'

/** `incoming`: they asked, and it is for me to answer. */
export type Between = { status: ConnectionStatus; incoming: boolean }

/** More connections than that are not looked through at once. */
const mostConnections = 5_000

/** Ids of this person's connections, the newest first; at most 5,000. */
export const connectedIds = (db: Db, id: string): Promise<string[]> =>
  findConnected(db, id, { limit: mostConnections })

/** Whom this person is connected with, asked, or was asked by; at most 5,000. */
export const pairedIds = (db: Db, id: string): Promise<string[]> => findPaired(db, id, mostConnections)

/** Strangers known to one's connections: id -> to how many of them. Among the newest of each; at most 200. */
export const knownToConnections = (db: Db, id: string): Promise<Map<string, number>> =>
  findKnownToConnections(db, id)

/** id -> what stands between me and them; strangers have status 0, and so has whom a block keeps apart. */
export async function statusBetween(
  db: Db,
  me: string,
  ids: readonly string[],
): Promise<Map<string, Between>> {
  const between = new Map<string, Between>(ids.map((id) => [id, { status: 0, incoming: false }]))
  for (const { otherId, state, askedBy } of await findBetween(db, me, ids)) {
    const isOpen = state === 'requested'
    between.set(otherId, { status: isOpen ? 1 : 2, incoming: isOpen && askedBy !== me })
  }
  return between
}
