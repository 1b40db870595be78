import { and, asc, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { notifications } from '../tables.ts'

/** Word for word as its index has it. */
const isNotPending = sql`not (${notifications.type} = 'friends' and ${notifications.detail} = 'asked')`

/** Forgets notifications that showed before then, the oldest first, at most `limit`; how many these were. */
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
