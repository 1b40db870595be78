import { hiddenFrom } from '#server/friends/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { countUnreadConversations } from './queries/reads.ts'

/** account id -> in how many conversations something waits to be read: what the header's badge shows. */
export async function countUnreadOf(db: Db, accountIds: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const id of new Set(accountIds)) {
    counts.set(id, await countUnreadConversations(db, id, await hiddenFrom(db, { id })))
  }
  return counts
}
