import { eq, inArray } from 'drizzle-orm'
import type { PostCounts } from '#contracts/live.ts'
import type { Db } from '#server/platform/db/index.ts'
import { comments, posts } from '../tables.ts'
import { recountAfter } from './counts.ts'
import { findShownAlone } from './images.ts'

export type ReportedPost = Pick<typeof posts.$inferSelect, 'id' | 'authorId' | 'text' | 'media' | 'hiddenAt'>
export type ReportedComment = Pick<
  typeof comments.$inferSelect,
  'id' | 'postId' | 'authorId' | 'text' | 'hiddenAt'
>

/** Returns these posts, hidden or not. */
export function findReportedPosts(db: Db, ids: readonly string[]): Promise<ReportedPost[]> {
  const { id, authorId, text, media, hiddenAt } = posts
  return db
    .select({ id, authorId, text, media, hiddenAt })
    .from(posts)
    .where(inArray(id, [...ids]))
}

export function findReportedComments(db: Db, ids: readonly string[]): Promise<ReportedComment[]> {
  const { id, postId, authorId, text, hiddenAt } = comments
  return db
    .select({ id, postId, authorId, text, hiddenAt })
    .from(comments)
    .where(inArray(id, [...ids]))
}

/** Hides a post, or restores it; returns the images and videos that it shows and no other post does that is not hidden. */
export async function hidePostRow(db: Db, id: string, at: Date | null): Promise<string[]> {
  const [hidden] = await db
    .update(posts)
    .set({ hiddenAt: at })
    .where(eq(posts.id, id))
    .returning({ images: posts.images })
  return hidden ? findShownAlone(db, { id, ...hidden }) : []
}

/** Hides a comment, which then does not count nor do its answers, or restores it. Returns the counts of its post. */
export async function hideCommentRow(db: Db, id: string, at: Date | null): Promise<PostCounts | null> {
  const [counts] = await recountAfter(db, eq(comments.id, id), () =>
    db.update(comments).set({ hiddenAt: at }).where(eq(comments.id, id)),
  )
  return counts ?? null
}

/** Marks an author's comments as of a suspended account, or unmarks them; marked ones and their answers do not count. */
export async function setAuthorSuspended(db: Db, authorId: string, isSuspended: boolean): Promise<void> {
  await recountAfter(db, eq(comments.authorId, authorId), () =>
    db.update(comments).set({ authorSuspended: isSuspended }).where(eq(comments.authorId, authorId)),
  )
}
