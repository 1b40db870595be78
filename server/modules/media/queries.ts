import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { MediaKind } from '#contracts/lists.ts'
import { type Batches, readInBatches } from '#server/platform/db/batches.ts'
import { lowestId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { media } from './tables.ts'

export type MediaRow = typeof media.$inferSelect
export type NewMedia = typeof media.$inferInsert

export async function insertMedia(db: Db, rows: NewMedia[]): Promise<void> {
  await db.insert(media).values(rows)
}

const mediaByName = prepared((db) =>
  db
    .select()
    .from(media)
    .where(eq(media.imgName, sql.placeholder('imgName')))
    .prepare('media_by_name'),
)

export async function findMedia(db: Db, imgName: string): Promise<MediaRow | null> {
  const [row] = await mediaByName(db).execute({ imgName })
  return row ?? null
}

export async function findMediaById(db: Db, id: string): Promise<MediaRow | null> {
  const [row] = await db.select().from(media).where(eq(media.id, id))
  return row ?? null
}

/** Returns the files with these names, of any owner. */
export function findNamed(db: Db, imgNames: readonly string[]): Promise<MediaRow[]> {
  if (imgNames.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(media)
    .where(inArray(media.imgName, [...imgNames]))
}

/** Does what `findNamed` does, and locks the files against the sweep until the transaction ends. */
export function lockNamed(db: Db, imgNames: readonly string[]): Promise<MediaRow[]> {
  if (imgNames.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(media)
    .where(inArray(media.imgName, [...imgNames]))
    .orderBy(asc(media.id))
    .for('key share')
}

export async function saveWidths(db: Db, imgName: string, widths: number[]): Promise<void> {
  await db.update(media).set({ widths }).where(eq(media.imgName, imgName))
}

/** Returns all uploads of an account. */
export const getUploads = (db: Db, ownerId: string): Batches =>
  readInBatches(db, media, { where: eq(media.ownerId, ownerId), by: ['id'] })

/** Returns the names of an account's uploads of a kind. */
export async function findNamesOf(db: Db, ownerId: string, kind: MediaKind): Promise<string[]> {
  const rows = await db
    .select({ imgName: media.imgName })
    .from(media)
    .where(and(eq(media.ownerId, ownerId), eq(media.kind, kind)))
  return rows.map(({ imgName }) => imgName)
}

/** Withholds these files from everybody without a signed address as of `at`, or opens them again (null). */
export async function withhold(db: Db, imgNames: readonly string[], at: Date | null): Promise<void> {
  if (imgNames.length > 0)
    await db
      .update(media)
      .set({ withheldAt: at })
      .where(inArray(media.imgName, [...imgNames]))
}

/** Marks an account's files as of a suspended owner, or unmarks them; as closesWithOwner() of the policy. */
export async function setOwnerSuspended(db: Db, ownerId: string, isSuspended: boolean): Promise<void> {
  await db
    .update(media)
    .set({ ownerSuspended: isSuspended })
    .where(and(eq(media.ownerId, ownerId), ne(media.kind, 'store')))
}

/** Makes these files nobody's, so that they stay when their owner leaves. */
export async function removeOwner(db: Db, imgNames: readonly string[]): Promise<void> {
  if (imgNames.length > 0)
    await db
      .update(media)
      .set({ ownerId: lowestId })
      .where(inArray(media.imgName, [...imgNames]))
}

export async function deleteUploadsFor(db: Db, ownerId: string): Promise<string[]> {
  const deleted = await db
    .delete(media)
    .where(eq(media.ownerId, ownerId))
    .returning({ imgName: media.imgName })
  return deleted.map(({ imgName }) => imgName)
}

/** Locks and returns a batch of files older than `before`, after an id; skips those already locked. */
export function listOlder(db: Db, before: Date, afterId: string, limit: number): Promise<MediaRow[]> {
  return db
    .select()
    .from(media)
    .where(and(lt(media.createdAt, before), gt(media.id, afterId)))
    .orderBy(asc(media.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function deleteMedia(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(media).where(inArray(media.id, [...ids]))
}
