import type { Db } from '#server/platform/db/index.ts'
import { cancelRequested } from './notify.ts'
import { deletePair } from './queries/friendships.ts'

/** Ends a connection or withdraws a request, and removes the notification of the request. */
export async function endConnection(db: Db, one: string, other: string): Promise<void> {
  const ended = await deletePair(db, one, other)
  if (ended?.state !== 'requested') return
  await cancelRequested(db, ended.askedBy, ended.askedBy === one ? other : one)
}
