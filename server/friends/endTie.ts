import type { Db } from '#server/platform/db/index.ts'
import { deletePair } from './queries/friendships.ts'
import { takeBackAsked } from './tell.ts'

/** Ends what stands between two; of a request that is withdrawn by it nothing is told any more. */
export async function endTie(db: Db, one: string, other: string): Promise<void> {
  const ended = await deletePair(db, one, other)
  if (ended?.state !== 'requested') return
  await takeBackAsked(db, ended.askedBy, ended.askedBy === one ? other : one)
}
