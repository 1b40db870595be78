import type { NotificationDetail, NotificationType } from '#contracts/lists.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { deleteOfDeed, saveNotification } from './queries.ts'

/** Who hears what of whom: the same news again renews its one row. */
export type News = {
  accountId: string
  type: NotificationType
  detail: NotificationDetail
  actorId: string
  /** What to open: an offer, a post, a person. */
  actionId: string
  /** Kept back until then. */
  visibleFrom?: Date
}

/**
 * Tells someone of a deed, in its transaction, by the same clock that shows it. What is kept back is news of the time
 * when it shows: it comes on top then, and behind no cursor. One's own acts are told to nobody.
 */
export async function notify(db: Db, news: News): Promise<void> {
  if (news.accountId === news.actorId) return
  const now = platform().clock.now()
  const visibleFrom = news.visibleFrom ?? now
  const id = visibleFrom > now ? newId(visibleFrom) : newId()
  await saveNotification(db, { ...news, id, createdAt: visibleFrom, visibleFrom })
}

/** Takes news back that is true no longer, e.g. a refusal that was undone. */
export const takeBackNotification = (db: Db, news: Omit<News, 'visibleFrom'>): Promise<void> =>
  deleteOfDeed(db, news)
