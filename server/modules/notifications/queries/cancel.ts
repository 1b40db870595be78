import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import type { Cause } from '../notify.ts'
import { notifications } from '../tables.ts'
import { byCause, saveAdded } from './notifications.ts'

/** Deletes notifications and returns the ids of their accounts, each once. */
async function deleteWhere(db: Db, where: SQL | undefined): Promise<string[]> {
  await saveAdded(db)
  const deleted = await db
    .delete(notifications)
    .where(where)
    .returning({ accountId: notifications.accountId })
  return [...new Set(deleted.map(({ accountId }) => accountId))]
}

/** Returns false when there was none. */
export const deleteByCause = async (db: Db, cause: Cause): Promise<boolean> =>
  (await deleteWhere(db, byCause(cause))).length > 0

/** Returns the ids of the accounts that had one. */
export const deleteByEvent = (
  db: Db,
  accountIds: readonly string[],
  { type, detail = '', actorId, actionId }: Omit<Cause, 'accountId'>,
): Promise<string[]> =>
  deleteWhere(
    db,
    and(
      inArray(notifications.accountId, [...accountIds]),
      eq(notifications.type, type),
      eq(notifications.detail, detail),
      eq(notifications.actorId, actorId),
      eq(notifications.actionId, actionId),
    ),
  )

/** Returns false when there was none or it was read. */
export const deleteUnread = async (db: Db, cause: Cause): Promise<boolean> =>
  (await deleteWhere(db, and(byCause(cause), isNull(notifications.readAt)))).length > 0

/** The pairs are two array parameters, since parameters are limited in number. */
const isNoneOf = (kept: readonly Pair[]): SQL => sql`
  (${notifications.actorId}, ${notifications.accountId}) not in (select * from unnest(
    ${sql.param(kept.map(({ actorId }) => actorId))}::uuid[], ${sql.param(kept.map(({ accountId }) => accountId))}::uuid[]))`

export type Pair = Pick<Cause, 'actorId' | 'accountId'>

/** Deletes the unread notifications of one type by these accounts about one thing, except `kept`; returns the ids of their accounts. */
export const deleteUnreadBy = (
  db: Db,
  actorIds: readonly string[],
  { type, actionId }: Pick<Cause, 'type' | 'actionId'>,
  kept: readonly Pair[],
): Promise<string[]> =>
  deleteWhere(
    db,
    and(
      inArray(notifications.actorId, [...actorIds]),
      eq(notifications.type, type),
      eq(notifications.actionId, actionId),
      isNull(notifications.readAt),
      kept.length > 0 ? isNoneOf(kept) : undefined,
    ),
  )

/** Deletes all notifications about these things, read or not; returns the ids of their accounts. */
export const deleteAllAbout = (db: Db, actionIds: readonly string[]): Promise<string[]> =>
  deleteWhere(db, inArray(notifications.actionId, [...actionIds]))
