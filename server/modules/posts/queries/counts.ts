import { eq, type SQL, sql } from 'drizzle-orm'
import type { PostCounts } from '#contracts/live.ts'
import type { Db } from '#server/platform/db/index.ts'
import { comments, posts } from '../tables.ts'

const counts = { id: posts.id, likes: posts.likes, comments: posts.comments }

/** Adds `by` to a post's number of comments; returns null when the post does not exist. */
export async function addToCount(db: Db, postId: string, by: number): Promise<PostCounts | null> {
  const [row] = await db
    .update(posts)
    .set({ comments: sql`${posts.comments} + ${by}::int` })
    .where(eq(posts.id, postId))
    .returning(counts)
  return row ?? null
}

/**
 * Changes comments that meet this, then counts those of their posts again. The posts are locked first, so that nobody
 * comments meanwhile: a hidden comment also takes its answers out of the count, which no step up or down could know.
 */
export async function recountAfter(
  db: Db,
  which: SQL,
  change: () => Promise<unknown>,
): Promise<PostCounts[]> {
  const locked = await db
    .select({ id: posts.id })
    .from(posts)
    .where(sql`${posts.id} in (select post_id from ${comments} where ${which})`)
    .orderBy(posts.id)
    .for('update')
  await change()
  if (locked.length === 0) return []
  const ids = locked.map(({ id }) => id)
  return db
    .update(posts)
    .set({
      comments: sql`(select count(*)::int from ${comments} one left join ${comments} parent on parent.id = one.parent_id
        where one.post_id = ${posts.id} and one.hidden_at is null and not one.author_suspended
          and (parent.id is null or (parent.hidden_at is null and not parent.author_suspended)))`,
    })
    .where(sql`${posts.id} = any(${sql.param(ids)}::uuid[])`)
    .returning(counts)
}
