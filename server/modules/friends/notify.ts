import { cancelNotification, notify } from '#server/modules/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'

const notificationAbout = (detail: 'asked' | 'accepted', actorId: string, accountId: string) =>
  ({ accountId, type: 'friends', detail, actorId, actionId: actorId }) as const

/** Removes the notification of an earlier acceptance, since dismissing that would answer the new request. */
export async function notifyRequested(db: Db, askerId: string, friendId: string): Promise<void> {
  await cancelNotification(db, notificationAbout('accepted', askerId, friendId))
  await notify(db, notificationAbout('asked', askerId, friendId))
}

/** Removes the notification of a request that was answered or withdrawn. */
export const cancelRequested = (db: Db, askerId: string, friendId: string): Promise<void> =>
  cancelNotification(db, notificationAbout('asked', askerId, friendId))

/** Notifies the sender of a request that it was accepted. */
export async function notifyAccepted(db: Db, accepterId: string, askerId: string): Promise<void> {
  await cancelRequested(db, askerId, accepterId)
  await notify(db, notificationAbout('accepted', accepterId, askerId))
}
