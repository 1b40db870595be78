import { cancelAllAbout, cancelUnread, type News, notify } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'

type Told = Pick<News, 'accountId' | 'actorId'> & { postId: string }
type Kind = 'likes' | 'like-comment' | 'comments' | 'mention'

/** What to open is always the post, also where a comment is spoken of. */
const news = (type: Kind, { accountId, actorId, postId }: Told): News => ({
  accountId,
  type,
  actorId,
  actionId: postId,
})

export const tell = (db: Db, type: Kind, told: Told): Promise<void> => notify(db, news(type, told))

/** What is true no longer, unless it was read. */
export const cancel = (db: Db, type: Kind, told: Told): Promise<void> => cancelUnread(db, news(type, told))

/** A text names people: each of them hears of it. */
export async function tellMentioned(
  db: Db,
  accountIds: readonly string[],
  told: Omit<Told, 'accountId'>,
): Promise<void> {
  for (const accountId of accountIds) await tell(db, 'mention', { ...told, accountId })
}

/** A post that is gone is no news any more, to nobody. */
export const cancelPost = (db: Db, postId: string): Promise<void> => cancelAllAbout(db, [postId])
