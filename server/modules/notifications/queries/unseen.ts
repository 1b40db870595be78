import { and, asc, count, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { type NotificationType, notificationTypes } from '#contracts/lists.ts'
import { isPresent } from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { notifications } from '../tables.ts'
import { isNotBlocked } from './shown.ts'

type Span = { since: Date; until: Date }

const unseenIn = ({ since, until }: Span) =>
  and(
    isNull(notifications.readAt),
    isNull(notifications.clearedAt),
    gt(notifications.visibleFrom, since),
    lte(notifications.visibleFrom, until),
    // Saved searches send their own email.
    ne(notifications.detail, 'found'),
  )

/** Returns at most `limit` accounts after an id, by id, with unread notifications of a period. */
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

export type Unseen = { accountId: string; type: NotificationType; total: number }

/** Counts these accounts' unread notifications of a period by type, without those by erased, suspended or blocked accounts. */
export const countUnseen = (db: Db, accountIds: readonly string[], span: Span): Promise<Unseen[]> =>
  db
    .select({ accountId: notifications.accountId, type: notifications.type, total: count() })
    .from(notifications)
    .where(
      and(
        inArray(notifications.accountId, [...accountIds]),
        unseenIn(span),
        isPresent(notifications.actorId),
        isNotBlocked(sql`${notifications.accountId}`),
      ),
    )
    .groupBy(notifications.accountId, notifications.type)
    .limit(notificationTypes.length * accountIds.length)
