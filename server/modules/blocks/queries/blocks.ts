import { and, desc, eq, or, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { blocks } from '../tables.ts'

/** The most blocks and mutes that are read for a person; more would be a campaign for moderators. */
export const mostHidden = 5_000

const id = sql.placeholder('id')
const idsAround = prepared((db) =>
  unionAll(
    db.select({ id: blocks.blockedId }).from(blocks).where(eq(blocks.blockerId, id)),
    db.select({ id: blocks.blockerId }).from(blocks).where(eq(blocks.blockedId, id)),
  )
    .limit(mostHidden)
    .prepare('blocks_around'),
)

/** Ids of the accounts that block the viewer or are blocked by them, at most 5,000; none for a guest. */
export async function blockedIds(db: Db, viewer: Pick<Viewer, 'id'> | null): Promise<string[]> {
  if (!viewer) return []
  const rows = await idsAround(db).execute({ id: viewer.id })
  return rows.map((row) => row.id)
}

/** The blocked ids as SQL for a query of another module: `<> all(…)` excludes them. */
export const exceptBlocked = (id: SQL | Placeholder | string): SQL => sql`array(
  select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${id}
  union all select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${id}
  limit ${mostHidden})`

/** Whether one of two accounts blocks the other, as a column for a query of another module. */
export const blockedBetween = (one: SQLWrapper, other: SQLWrapper): SQL<boolean> => sql<boolean>`exists (
  select 1 from ${blocks} block where (block.blocker_id, block.blocked_id) in ((${one}, ${other}), (${other}, ${one})))`

const [one, other] = [sql.placeholder('one'), sql.placeholder('other')]
const blocksBetween = prepared((db) =>
  db
    .select({ by: blocks.blockerId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
        and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
      ),
    )
    .limit(1)
    .prepare('blocks_between'),
)

/** Whether one of two accounts blocks the other. */
export const isBlockedBetween = async (db: Db, one: string, other: string): Promise<boolean> =>
  (await blocksBetween(db).execute({ one, other })).length > 0

export async function insertBlock(db: Db, blockerId: string, blockedId: string, now: Date): Promise<void> {
  await db.insert(blocks).values({ blockerId, blockedId, createdAt: now }).onConflictDoNothing()
}

export async function deleteBlock(db: Db, blockerId: string, blockedId: string): Promise<void> {
  await db.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
}

/** Ids of the people that this person blocked, newest first. */
export async function findBlocked(db: Db, blockerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .where(eq(blocks.blockerId, blockerId))
    .orderBy(desc(blocks.createdAt))
    .limit(mostHidden)
  return rows.map(({ id }) => id)
}
