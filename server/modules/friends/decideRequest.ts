import type { Db } from '#server/platform/db/index.ts'
import { cancelRequested, notifyAccepted } from './notify.ts'
import { saveDeclined } from './queries/declined.ts'
import { acceptRequest, deletePair, lockPair } from './queries/friendships.ts'

type RequestDecision = { accountId: string; friendId: string; accept: boolean; now: Date }

/**
 * Says yes or no to who asked, in the caller's transaction. A no goes without a word, and for a week. False when nobody had asked;
 * what was told of it goes either way.
 */
export async function decideRequest(
  db: Db,
  { accountId, friendId, accept, now }: RequestDecision,
): Promise<boolean> {
  await lockPair(db, accountId, friendId)
  const isDone = accept
    ? await acceptRequest(db, { accountId, friendId, now })
    : (await deletePair(db, accountId, friendId, friendId)) !== null
  if (isDone && !accept) await saveDeclined(db, { askerId: friendId, declinerId: accountId }, now)
  if (isDone && accept) await notifyAccepted(db, accountId, friendId)
  else await cancelRequested(db, friendId, accountId)
  return isDone
}
