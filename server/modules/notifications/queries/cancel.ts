import { and, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import type { Cause } from '../notify.ts'
import { notifications } from '../tables.ts'
import { byCause } from './notifications.ts'

/** Whose notifications these were, each once. */
async function deleteWhere(db: Db, which: SQL | undefined): Promise<string[]> {
  const gone = await db.delete(notifications).where(which).returning({ accountId: notifications.accountId })
  return [...new Set(gone.map(({ accountId }) => accountId))]
}

/** False when nothing was told of it. */
export const deleteByCause = async (db: Db, cause: Cause): Promise<boolean> =>
  (await deleteWhere(db, byCause(cause))).length > 0

/** False when nothing was told of it, or it has been seen. */
export const deleteUnread = async (db: Db, cause: Cause): Promise<boolean> =>
  (await deleteWhere(db, and(byCause(cause), isNull(notifications.readAt)))).length > 0

/** Deletes all that was told of these things, seen or not; whose it was. */
export const deleteAllAbout = (db: Db, actionIds: readonly string[]): Promise<string[]> =>
  deleteWhere(db, inArray(notifications.actionId, [...actionIds]))
