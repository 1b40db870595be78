import type { Db } from '#server/platform/db/index.ts'
import { cancelRequested, notifyAccepted } from './notify.ts'
import { saveDeclined } from './queries/declined.ts'
import { acceptRequest, deletePair, lockPair } from './queries/friendships.ts'

type RequestDecision = { accountId: string; friendId: string; accept: boolean; now: Date }

/**
 * Accepts or declines a request in the caller's transaction. Declining sends no notification and prevents new requests
 * for a week. False when there was no request; its notification is removed either way.
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
