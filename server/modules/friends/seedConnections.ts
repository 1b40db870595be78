import { insertBlock } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { acceptRequest, requestOrConnect } from './queries/friendships.ts'

/** `from` sent the request or blocked `to`; `at` is the time, for connections also of their acceptance. */
export type PastConnection = { from: string; to: string; state: 'connected' | 'asked' | 'blocked'; at: Date }

/** Inserts the connections and blocks of the demo town; only for the demo module. */
export async function seedConnections(db: Db, connections: readonly PastConnection[]): Promise<void> {
  for (const { from, to, state, at } of connections) {
    if (state === 'blocked') await insertBlock(db, from, to, at)
    else await requestOrConnect(db, { askerId: from, friendId: to, now: at })
    if (state === 'connected') await acceptRequest(db, { accountId: to, friendId: from, now: at })
  }
}
