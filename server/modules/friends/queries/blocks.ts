import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/index.ts'
import { blocks } from '../tables.ts'

/** So many can be kept apart from one person; more would be a campaign, for moderators to see. */
const mostHidden = 5_000

/** Ids of whom one shut out and who shut one out. */
export async function findHidden(db: Db, id: string): Promise<string[]> {
  const rows = await unionAll(
    db.select({ id: blocks.blockedId }).from(blocks).where(eq(blocks.blockerId, id)),
    db.select({ id: blocks.blockerId }).from(blocks).where(eq(blocks.blockedId, id)),
  ).limit(mostHidden)
  return rows.map((row) => row.id)
}

/** The same inside a query of another module: `<> all(…)` leaves out whom the two keep from each other. */
export const exceptBlocked = (id: SQL | string): SQL => sql`array(
  select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${id}
  union all select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${id}
  limit ${mostHidden})`

/** Whether either of two shut the other out. */
export async function isBlocked(db: Db, one: string, other: string): Promise<boolean> {
  const rows = await db
    .select({ by: blocks.blockerId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
        and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function insertBlock(db: Db, blockerId: string, blockedId: string, now: Date): Promise<void> {
  await db.insert(blocks).values({ blockerId, blockedId, createdAt: now }).onConflictDoNothing()
}

export async function deleteBlock(db: Db, blockerId: string, blockedId: string): Promise<void> {
  await db.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
}

/** Whom one shut out, the last first. */
export async function findBlocked(db: Db, blockerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .where(eq(blocks.blockerId, blockerId))
    .orderBy(desc(blocks.createdAt))
    .limit(mostHidden)
  return rows.map(({ id }) => id)
}
