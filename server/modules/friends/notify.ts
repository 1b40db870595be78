import { cancelNotification, notify } from '#server/modules/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'

const notificationAbout = (detail: 'asked' | 'accepted', actorId: string, accountId: string) =>
  ({ accountId, type: 'friends', detail, actorId, actionId: actorId }) as const

/** An earlier yes of theirs is no notifications any more: whoever dismissed it would answer this request with it. */
export async function notifyRequested(db: Db, askerId: string, friendId: string): Promise<void> {
  await cancelNotification(db, notificationAbout('accepted', askerId, friendId))
  await notify(db, notificationAbout('asked', askerId, friendId))
}

/** The request is answered or withdrawn: nobody has to answer it any more. */
export const cancelRequested = (db: Db, askerId: string, friendId: string): Promise<void> =>
  cancelNotification(db, notificationAbout('asked', askerId, friendId))

/** The one who asked hears that it was a yes. */
export async function notifyAccepted(db: Db, accepterId: string, askerId: string): Promise<void> {
  await cancelRequested(db, askerId, accepterId)
  await notify(db, notificationAbout('accepted', accepterId, askerId))
}
