import { and, asc, count, eq, gt, isNull, lte } from 'drizzle-orm'
import type { NotificationDetail, NotificationType } from '#contracts/lists.ts'
import { isPresent } from '#server/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { notifications } from '../tables.ts'

type Span = { since: Date; until: Date }

const unseenIn = ({ since, until }: Span) =>
  and(
    isNull(notifications.readAt),
    gt(notifications.visibleFrom, since),
    lte(notifications.visibleFrom, until),
  )

/** People with news of that time that they have not seen, by their ids, at most `limit` after the given one. */
export async function findPeopleWithUnseen(
  db: Db,
  span: Span,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: notifications.accountId })
    .from(notifications)
    .where(and(unseenIn(span), gt(notifications.accountId, after)))
    .orderBy(asc(notifications.accountId))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export type Unseen = { type: NotificationType; detail: NotificationDetail | ''; total: number }

/** What one person has not seen of that time, by what happened; without people who are gone. */
export const countUnseen = (db: Db, accountId: string, span: Span): Promise<Unseen[]> =>
  db
    .select({ type: notifications.type, detail: notifications.detail, total: count() })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), unseenIn(span), isPresent(notifications.actorId)))
    .groupBy(notifications.type, notifications.detail)
    .limit(50)
