import type { Db } from '#server/platform/db/index.ts'
import { cancelRequested } from './notify.ts'
import { deletePair } from './queries/friendships.ts'

/** Ends what stands between two; of a request that is withdrawn by it nothing is told any more. */
export async function endConnection(db: Db, one: string, other: string): Promise<void> {
  const ended = await deletePair(db, one, other)
  if (ended?.state !== 'requested') return
  await cancelRequested(db, ended.askedBy, ended.askedBy === one ? other : one)
}
