import { and, eq, sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { hiddenPosts, posts, savedPosts } from '../tables.ts'
import { type Bounds, hasMedia } from './feed.ts'

/** The caller has locked the post. A post that was saved before keeps its place. */
export async function insertSaved(db: Db, accountId: string, postId: string): Promise<void> {
  await db.insert(savedPosts).values({ id: newId(), accountId, postId }).onConflictDoNothing()
}

export async function deleteSaved(db: Db, accountId: string, postId: string): Promise<void> {
  await db.delete(savedPosts).where(and(eq(savedPosts.accountId, accountId), eq(savedPosts.postId, postId)))
}

/** Returns the posts that an account saved before the one with the id `below`, the last saved first. */
export async function findSaved(
  db: Db,
  accountId: string,
  { below, limit, withMedia }: Bounds,
): Promise<{ id: string; postId: string }[]> {
  const { rows } = await db.execute<{ id: string; post_id: string }>(sql`
    select ${savedPosts.id}, ${savedPosts.postId} from ${savedPosts}
    join ${posts} on ${posts.id} = ${savedPosts.postId} ${hasMedia(withMedia)}
    where ${savedPosts.accountId} = ${accountId} and ${savedPosts.id} < ${below}
    order by ${savedPosts.id} desc limit ${limit}`)
  return rows.map(({ id, post_id }) => ({ id, postId: post_id }))
}

/** The caller has locked the post. */
export async function insertHidden(
  db: Db,
  accountId: string,
  postId: string,
  createdAt: Date,
): Promise<void> {
  await db.insert(hiddenPosts).values({ accountId, postId, createdAt }).onConflictDoNothing()
}

export async function deleteHidden(db: Db, accountId: string, postId: string): Promise<void> {
  await db
    .delete(hiddenPosts)
    .where(and(eq(hiddenPosts.accountId, accountId), eq(hiddenPosts.postId, postId)))
}
