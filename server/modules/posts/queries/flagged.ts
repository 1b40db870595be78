import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PostCounts } from '#contracts/live.ts'
import type { Db } from '#server/platform/db/index.ts'
import { comments, posts } from '../tables.ts'
import { countComments } from './comments.ts'

export type FlaggedPost = Pick<typeof posts.$inferSelect, 'id' | 'authorId' | 'text' | 'media' | 'hiddenAt'>
export type FlaggedComment = Pick<
  typeof comments.$inferSelect,
  'id' | 'postId' | 'authorId' | 'text' | 'hiddenAt'
>

/** Returns these posts, hidden or not. */
export function findFlaggedPosts(db: Db, ids: readonly string[]): Promise<FlaggedPost[]> {
  const { id, authorId, text, media, hiddenAt } = posts
  return db
    .select({ id, authorId, text, media, hiddenAt })
    .from(posts)
    .where(inArray(id, [...ids]))
}

export function findFlaggedComments(db: Db, ids: readonly string[]): Promise<FlaggedComment[]> {
  const { id, postId, authorId, text, hiddenAt } = comments
  return db
    .select({ id, postId, authorId, text, hiddenAt })
    .from(comments)
    .where(inArray(id, [...ids]))
}

export async function hidePostRow(db: Db, id: string, at: Date | null): Promise<void> {
  await db.update(posts).set({ hiddenAt: at }).where(eq(posts.id, id))
}

/** Hides a comment, which then does not count, or restores it; returns null when nothing changes. */
export async function hideCommentRow(db: Db, id: string, at: Date | null): Promise<PostCounts | null> {
  const wouldChange = at ? isNull(comments.hiddenAt) : isNotNull(comments.hiddenAt)
  const [changed] = await db
    .update(comments)
    .set({ hiddenAt: at })
    .where(and(eq(comments.id, id), wouldChange))
    .returning({ postId: comments.postId, authorSuspended: comments.authorSuspended })
  return changed && !changed.authorSuspended ? countComments(db, changed.postId, at ? -1 : 1) : null
}

/** Marks an author's comments as of a suspended account, or unmarks them; marked ones do not count. */
export async function setAuthorSuspended(db: Db, authorId: string, isSuspended: boolean): Promise<void> {
  await db.execute(sql`
    with changed as (
        update ${comments} set author_suspended = ${isSuspended}
        where author_id = ${authorId} and author_suspended <> ${isSuspended} returning post_id, hidden_at),
      counted as (select post_id, count(*)::int as times from changed where hidden_at is null group by post_id)
    update ${posts} set comments = comments + times * ${isSuspended ? -1 : 1}::int
    from counted where ${posts.id} = counted.post_id`)
}
