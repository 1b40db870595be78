import { cancelNotification, notify } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'

const news = (detail: 'asked' | 'accepted', actorId: string, accountId: string) =>
  ({ accountId, type: 'friends', detail, actorId, actionId: actorId }) as const

/** An earlier yes of theirs is no news any more: whoever dismissed it would answer this request with it. */
export async function tellAsked(db: Db, askerId: string, friendId: string): Promise<void> {
  await cancelNotification(db, news('accepted', askerId, friendId))
  await notify(db, news('asked', askerId, friendId))
}

/** The request is answered or withdrawn: nobody has to answer it any more. */
export const cancelRequested = (db: Db, askerId: string, friendId: string): Promise<void> =>
  cancelNotification(db, news('asked', askerId, friendId))

/** The one who asked hears that it was a yes. */
export async function tellAccepted(db: Db, accepterId: string, askerId: string): Promise<void> {
  await cancelRequested(db, askerId, accepterId)
  await notify(db, news('accepted', accepterId, askerId))
}
