import {
  cancelAllAbout,
  cancelUnread,
  cancelUnreadBy,
  type NewNotification,
  notify,
} from '#server/modules/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { findMentionedBy } from './queries/mentioning.ts'

type AboutPost = Pick<NewNotification, 'accountId' | 'actorId' | 'detail'> & { postId: string }
type Kind = 'likes' | 'like-comment' | 'comments' | 'mention'

/** Notifications of comments also open the post. */
const notificationAbout = (type: Kind, { postId, ...about }: AboutPost): NewNotification => ({
  ...about,
  type,
  actionId: postId,
})

export async function notifyAboutPost(db: Db, type: Kind, about: AboutPost): Promise<void> {
  await notify(db, notificationAbout(type, about))
}

/** Cancels a notification that no longer applies, unless it was read. */
export const cancel = (db: Db, type: Kind, about: AboutPost): Promise<void> =>
  cancelUnread(db, notificationAbout(type, about))

type AboutMany = Omit<AboutPost, 'accountId' | 'detail'>

/** Notifies the accounts that a text mentions. */
export async function notifyMentioned(
  db: Db,
  accountIds: readonly string[],
  about: AboutMany,
): Promise<void> {
  for (const accountId of accountIds) await notifyAboutPost(db, 'mention', { ...about, accountId })
}

/** Notifies the authors of what a comment answers: its settings are those of comments, its sentence is its own. */
export async function notifyAnswered(db: Db, accountIds: readonly string[], about: AboutMany): Promise<void> {
  for (const accountId of accountIds) {
    await notifyAboutPost(db, 'comments', { ...about, accountId, detail: 'answered' })
  }
}

/** Cancels the notifications of these accounts that someone answered them, unless they were read. */
export async function cancelAnswered(db: Db, accountIds: readonly string[], about: AboutMany): Promise<void> {
  for (const accountId of accountIds)
    await cancel(db, 'comments', { ...about, accountId, detail: 'answered' })
}

/** Cancels what is unread of the comments under a post by accounts that have none there any more. */
export const cancelCommentsBy = (db: Db, actorIds: readonly string[], postId: string): Promise<void> =>
  cancelUnreadBy(db, actorIds, { type: 'comments', actionId: postId })

/** Cancels what is unread of mentions by these accounts that are in none of their texts there any more. */
export async function cancelMentionsBy(db: Db, actorIds: readonly string[], postId: string): Promise<void> {
  const still = await findMentionedBy(db, postId, actorIds)
  await cancelUnreadBy(db, actorIds, { type: 'mention', actionId: postId }, still)
}

/** Cancels all notifications of a deleted post. */
export const cancelPost = (db: Db, postId: string): Promise<void> => cancelAllAbout(db, [postId])
