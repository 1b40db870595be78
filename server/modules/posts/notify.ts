import {
  cancelAllAbout,
  cancelUnread,
  type NewNotification,
  notify,
} from '#server/modules/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'

type AboutPost = Pick<NewNotification, 'accountId' | 'actorId'> & { postId: string }
type Kind = 'likes' | 'like-comment' | 'comments' | 'mention'

/** Notifications of comments also open the post. */
const notificationAbout = (type: Kind, { accountId, actorId, postId }: AboutPost): NewNotification => ({
  accountId,
  type,
  actorId,
  actionId: postId,
})

export async function notifyAboutPost(db: Db, type: Kind, about: AboutPost): Promise<void> {
  await notify(db, notificationAbout(type, about))
}

/** Cancels a notification that no longer applies, unless it was read. */
export const cancel = (db: Db, type: Kind, about: AboutPost): Promise<void> =>
  cancelUnread(db, notificationAbout(type, about))

/** Notifies the accounts that a text mentions. */
export async function notifyMentioned(
  db: Db,
  accountIds: readonly string[],
  about: Omit<AboutPost, 'accountId'>,
): Promise<void> {
  for (const accountId of accountIds) await notifyAboutPost(db, 'mention', { ...about, accountId })
}

/** Cancels all notifications of a deleted post. */
export const cancelPost = (db: Db, postId: string): Promise<void> => cancelAllAbout(db, [postId])
