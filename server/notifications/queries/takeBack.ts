import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import type { News } from '../notify.ts'
import { notifications } from '../tables.ts'

/** Deletes news that nobody has seen yet; whose it was. */
export async function deleteUnread(db: Db, news: Omit<News, 'visibleFrom'>): Promise<string[]> {
  const gone = await db
    .delete(notifications)
    .where(
      and(
        eq(notifications.accountId, news.accountId),
        eq(notifications.type, news.type),
        eq(notifications.detail, news.detail ?? ''),
        eq(notifications.actorId, news.actorId),
        eq(notifications.actionId, news.actionId),
        isNull(notifications.readAt),
      ),
    )
    .returning({ accountId: notifications.accountId })
  return gone.map(({ accountId }) => accountId)
}

/** Deletes all that was told of a thing, seen or not; whose it was. */
export async function deleteAllAbout(db: Db, actionId: string): Promise<string[]> {
  const gone = await db
    .delete(notifications)
    .where(eq(notifications.actionId, actionId))
    .returning({ accountId: notifications.accountId })
  return [...new Set(gone.map(({ accountId }) => accountId))]
}
