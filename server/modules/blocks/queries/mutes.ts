import { and, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { blocks, mutes } from '../tables.ts'
import { mostHidden } from './blocks.ts'

const id = sql.placeholder('id')
const [asBlock, asMute] = [sql<boolean>`false`.as('muted'), sql<boolean>`true`.as('muted')]
const blockedAndMuted = prepared((db) =>
  unionAll(
    db.select({ id: blocks.blockedId, muted: asBlock }).from(blocks).where(eq(blocks.blockerId, id)),
    db.select({ id: blocks.blockerId, muted: asBlock }).from(blocks).where(eq(blocks.blockedId, id)),
    db.select({ id: mutes.mutedId, muted: asMute }).from(mutes).where(eq(mutes.muterId, id)),
  )
    .limit(mostHidden)
    .prepare('blocks_and_mutes'),
)

/** Ids of the accounts on either side of a block with the viewer, and of those that the viewer mutes; none for a guest. */
export async function blockedAndMutedIds(
  db: Db,
  viewer: { id: string } | null,
): Promise<{ blocked: string[]; muted: string[] }> {
  const rows = viewer ? await blockedAndMuted(db).execute({ id: viewer.id }) : []
  const getIds = (muted: boolean) => rows.filter((row) => row.muted === muted).map((row) => row.id)
  return { blocked: getIds(false), muted: getIds(true) }
}

/** The ids of `blockedAndMutedIds` as SQL for a query of another module: `<> all(…)` excludes them. */
export const exceptBlockedAndMuted = (id: SQL | Placeholder): SQL => sql`array(
  select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${id}
  union all select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${id}
  union all select ${mutes.mutedId} from ${mutes} where ${mutes.muterId} = ${id}
  limit ${mostHidden})`

/** Ids of the accounts that mute this one. */
export async function mutingIds(db: Db, mutedId: string): Promise<string[]> {
  const rows = await db
    .select({ id: mutes.muterId })
    .from(mutes)
    .where(eq(mutes.mutedId, mutedId))
    .limit(mostHidden)
  return rows.map((row) => row.id)
}

const isMute = (muterId: string, mutedId: string) =>
  and(eq(mutes.muterId, muterId), eq(mutes.mutedId, mutedId))

/** Whether the first account mutes the second. */
export async function isMuted(db: Db, muterId: string, mutedId: string): Promise<boolean> {
  const rows = await db.select({ id: mutes.mutedId }).from(mutes).where(isMute(muterId, mutedId)).limit(1)
  return rows.length > 0
}

export async function insertMute(db: Db, muterId: string, mutedId: string, now: Date): Promise<void> {
  await db.insert(mutes).values({ muterId, mutedId, createdAt: now }).onConflictDoNothing()
}

export async function deleteMute(db: Db, muterId: string, mutedId: string): Promise<void> {
  await db.delete(mutes).where(isMute(muterId, mutedId))
}

/** Ids of the accounts that this account mutes, newest first. */
export async function findMuted(db: Db, muterId: string): Promise<string[]> {
  const rows = await db
    .select({ id: mutes.mutedId })
    .from(mutes)
    .where(eq(mutes.muterId, muterId))
    .orderBy(desc(mutes.createdAt))
    .limit(mostHidden)
  return rows.map((row) => row.id)
}
