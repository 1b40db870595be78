import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { PostCounts } from '#contracts/live.ts'
import { type StoredCard, shownCardsAmong } from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { commentLikes, comments, posts } from '../tables.ts'

type CommentRow = typeof comments.$inferSelect
/** `hostId` is the post's author; `people` as in ShownPost. */
export type ShownComment = Omit<CommentRow, 'hiddenAt' | 'authorSuspended'> & {
  hostId: string
  liked: boolean
  people: StoredCard[]
}

/** Returns the ids of a post's comments after the cursor, oldest first. */
export async function findCommentIds(
  db: Db,
  postId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.postId, postId), after ? gt(comments.id, after) : undefined))
    .orderBy(asc(comments.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Returns these comments, unordered, each with whether the viewer likes it. */
export function findComments(db: Db, ids: readonly string[], viewerId: string): Promise<ShownComment[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .select({
      id: comments.id,
      postId: comments.postId,
      authorId: comments.authorId,
      text: comments.text,
      mentions: comments.mentions,
      likes: comments.likes,
      createdAt: comments.createdAt,
      editedAt: comments.editedAt,
      hostId: posts.authorId,
      liked: sql<boolean>`exists (select 1 from ${commentLikes}
        where ${commentLikes.commentId} = ${comments.id} and ${commentLikes.accountId} = ${viewerId})`,
      people: shownCardsAmong(sql`array_append(${comments.mentions}, ${comments.authorId})`),
    })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(and(inArray(comments.id, [...ids]), isNull(comments.hiddenAt)))
}

export type LockedComment = Pick<CommentRow, 'id' | 'postId' | 'authorId' | 'mentions' | 'likes'> & {
  hostId: string
}

/**
 * Locks a comment until the transaction ends, against deletion or against any change. Its post is locked first, in the
 * order in which deleting a post locks them, against deadlocks.
 */
export async function lockComment(
  db: Db,
  id: string,
  from: 'deletion' | 'change',
): Promise<LockedComment | null> {
  const postId = sql`(select ${comments.postId} from ${comments} where ${comments.id} = ${id})`
  const [post] = await db
    .select({ hostId: posts.authorId })
    .from(posts)
    .where(and(eq(posts.id, postId), isNull(posts.hiddenAt)))
    .for('key share')
  if (!post) return null
  const [comment] = await db
    .select({
      id: comments.id,
      postId: comments.postId,
      authorId: comments.authorId,
      mentions: comments.mentions,
      likes: comments.likes,
    })
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.hiddenAt)))
    .for(from === 'deletion' ? 'key share' : 'no key update')
  return comment ? { ...comment, ...post } : null
}

/** The caller has locked the post. */
export async function insertComment(
  db: Db,
  comment: Pick<CommentRow, 'id' | 'postId' | 'authorId' | 'text' | 'mentions' | 'createdAt'>,
): Promise<PostCounts | null> {
  await db.insert(comments).values(comment)
  return countComments(db, comment.postId, 1)
}

/** The caller has locked the comment against changes. */
export async function updateCommentRow(
  db: Db,
  id: string,
  changes: Pick<CommentRow, 'text' | 'mentions' | 'editedAt'>,
): Promise<void> {
  await db.update(comments).set(changes).where(eq(comments.id, id))
}

/** Deletes a comment with its likes. Returns null when no count changes: it was deleted before, or its author is suspended. */
export async function deleteCommentRow(
  db: Db,
  { id, postId }: Pick<CommentRow, 'id' | 'postId'>,
): Promise<PostCounts | null> {
  const [deleted] = await db
    .delete(comments)
    .where(eq(comments.id, id))
    .returning({ authorSuspended: comments.authorSuspended })
  return deleted && !deleted.authorSuspended ? countComments(db, postId, -1) : null
}

/** Adds `by` to a post's number of comments; returns null when the post does not exist. */
export async function countComments(db: Db, postId: string, by: number): Promise<PostCounts | null> {
  const [counts] = await db
    .update(posts)
    .set({ comments: sql`${posts.comments} + ${by}::int` })
    .where(eq(posts.id, postId))
    .returning({ id: posts.id, likes: posts.likes, comments: posts.comments })
  return counts ?? null
}

/** Whether an account has a comment under this post. */
export async function hasCommented(db: Db, postId: string, authorId: string): Promise<boolean> {
  const rows = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.postId, postId), eq(comments.authorId, authorId)))
    .limit(1)
  return rows.length > 0
}
