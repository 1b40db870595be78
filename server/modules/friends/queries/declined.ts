import { and, eq, gt, lt } from 'drizzle-orm'
import { day } from '#lib/durations.ts'
import type { Db } from '#server/platform/db/index.ts'
import { declinedRequests } from '../tables.ts'

type Pair = { askerId: string; declinerId: string }

const isPair = ({ askerId, declinerId }: Pair) =>
  and(eq(declinedRequests.askerId, askerId), eq(declinedRequests.declinerId, declinerId))

const weekBefore = (now: Date) => new Date(now.getTime() - 7 * day)

/** Saves that a request was declined, and deletes rows older than a week. */
export async function saveDeclined(db: Db, pair: Pair, now: Date): Promise<void> {
  await db.delete(declinedRequests).where(lt(declinedRequests.declinedAt, weekBefore(now)))
  await db
    .insert(declinedRequests)
    .values({ ...pair, declinedAt: now })
    .onConflictDoUpdate({
      target: [declinedRequests.askerId, declinedRequests.declinerId],
      set: { declinedAt: now },
    })
}

/** Whether this request was declined within the last seven days. */
export async function wasDeclinedLately(db: Db, pair: Pair, now: Date): Promise<boolean> {
  const rows = await db
    .select({ askerId: declinedRequests.askerId })
    .from(declinedRequests)
    .where(and(isPair(pair), gt(declinedRequests.declinedAt, weekBefore(now))))
  return rows.length > 0
}

/** Forgets a declined request once the person who declined sends one. */
export async function forgetDeclined(db: Db, pair: Pair): Promise<void> {
  await db.delete(declinedRequests).where(isPair(pair))
}
