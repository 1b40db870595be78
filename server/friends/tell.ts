import { notify, takeBackNotification } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'

const asked = (askerId: string, friendId: string) =>
  ({ accountId: friendId, type: 'friends', detail: 'asked', actorId: askerId, actionId: askerId }) as const

/** An earlier yes of theirs is no news any more: whoever dismissed it would answer this request with it. */
export async function tellAsked(db: Db, askerId: string, friendId: string): Promise<void> {
  await takeBackNotification(db, { ...asked(askerId, friendId), detail: 'accepted' })
  await notify(db, asked(askerId, friendId))
}

/** The request is answered or withdrawn: nobody has to answer it any more. */
export const takeBackAsked = (db: Db, askerId: string, friendId: string): Promise<void> =>
  takeBackNotification(db, asked(askerId, friendId))

/** The one who asked hears that it was a yes. */
export async function tellAccepted(db: Db, accepterId: string, askerId: string): Promise<void> {
  await takeBackAsked(db, askerId, accepterId)
  await notify(db, {
    accountId: askerId,
    type: 'friends',
    detail: 'accepted',
    actorId: accepterId,
    actionId: accepterId,
  })
}
