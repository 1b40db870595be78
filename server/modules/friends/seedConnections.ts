import { insertBlock } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { acceptRequest, requestOrConnect } from './queries/friendships.ts'

/** `from` asked, or shut `to` out; `at` is when, for connections also when they were agreed to. */
export type PastConnection = { from: string; to: string; state: 'connected' | 'asked' | 'blocked'; at: Date }

/** Saves what stood between people before a town was filled; for the demo room alone. */
export async function seedConnections(db: Db, connections: readonly PastConnection[]): Promise<void> {
  for (const { from, to, state, at } of connections) {
    if (state === 'blocked') await insertBlock(db, from, to, at)
    else await requestOrConnect(db, { askerId: from, friendId: to, now: at })
    if (state === 'connected') await acceptRequest(db, { accountId: to, friendId: from, now: at })
  }
}
