import { and, asc, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { notifications } from '../tables.ts'

/** Must match the condition of its index exactly. */
const isNotPending = sql`not (${notifications.type} = 'friends' and ${notifications.detail} = 'asked')`

/** Deletes at most `limit` notifications shown before a moment, oldest first; returns their number. */
export async function deleteShownBefore(db: Db, before: Date, limit: number): Promise<number> {
  const oldest = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isNotPending, lt(notifications.visibleFrom, before)))
    .orderBy(asc(notifications.visibleFrom), asc(notifications.id))
    .limit(limit)
  const { rowCount } = await db.delete(notifications).where(inArray(notifications.id, oldest))
  return rowCount ?? 0
}
