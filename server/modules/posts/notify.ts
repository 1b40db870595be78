import {
  cancelAllAbout,
  cancelUnread,
  type NewNotification,
  notify,
} from '#server/modules/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'

type AboutPost = Pick<NewNotification, 'accountId' | 'actorId'> & { postId: string }
type Kind = 'likes' | 'like-comment' | 'comments' | 'mention'

/** What to open is always the post, also where a comment is spoken of. */
const notificationAbout = (type: Kind, { accountId, actorId, postId }: AboutPost): NewNotification => ({
  accountId,
  type,
  actorId,
  actionId: postId,
})

export const notifyAboutPost = (db: Db, type: Kind, about: AboutPost): Promise<void> =>
  notify(db, notificationAbout(type, about))

/** What is true no longer, unless it was read. */
export const cancel = (db: Db, type: Kind, about: AboutPost): Promise<void> =>
  cancelUnread(db, notificationAbout(type, about))

/** A text names people: each of them hears of it. */
export async function notifyMentioned(
  db: Db,
  accountIds: readonly string[],
  about: Omit<AboutPost, 'accountId'>,
): Promise<void> {
  for (const accountId of accountIds) await notifyAboutPost(db, 'mention', { ...about, accountId })
}

/** A post that is gone is no notifications any more, to nobody. */
export const cancelPost = (db: Db, postId: string): Promise<void> => cancelAllAbout(db, [postId])
