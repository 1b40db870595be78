import { and, eq, ne, sql } from 'drizzle-orm'
import type { PostCounts } from '#contracts/live.ts'
import type { Db } from '#server/platform/db/index.ts'
import { commentLikes, comments, postLikes, posts } from '../tables.ts'

/** `changed`: whether this call changed anything; `likes` is the count after it. */
export type Counted = { changed: boolean; likes: number }
type PostCounted = Counted & PostCounts

/** The caller has locked the post. A repeated like counts once. */
export async function insertPostLike(
  db: Db,
  postId: string,
  accountId: string,
  createdAt: Date,
): Promise<PostCounted> {
  const created = await db
    .insert(postLikes)
    .values({ postId, accountId, createdAt })
    .onConflictDoNothing()
    .returning({ postId: postLikes.postId })
  return countOnPost(db, postId, created.length)
}

export async function deletePostLike(db: Db, postId: string, accountId: string): Promise<PostCounted> {
  const deleted = await db
    .delete(postLikes)
    .where(and(eq(postLikes.postId, postId), eq(postLikes.accountId, accountId)))
    .returning({ postId: postLikes.postId })
  return countOnPost(db, postId, -deleted.length)
}

async function countOnPost(db: Db, id: string, by: number): Promise<PostCounted> {
  const where = eq(posts.id, id)
  const counts = { likes: posts.likes, comments: posts.comments }
  const increment = { likes: sql`${posts.likes} + ${by}::int` }
  const [row = { likes: 0, comments: 0 }] =
    by === 0
      ? await db.select(counts).from(posts).where(where)
      : await db.update(posts).set(increment).where(where).returning(counts)
  return { changed: by !== 0, id, ...row }
}

/** The caller has locked the comment. */
export async function insertCommentLike(
  db: Db,
  commentId: string,
  accountId: string,
  createdAt: Date,
): Promise<Counted> {
  const created = await db
    .insert(commentLikes)
    .values({ commentId, accountId, createdAt })
    .onConflictDoNothing()
    .returning({ commentId: commentLikes.commentId })
  return countOnComment(db, commentId, created.length)
}

export async function deleteCommentLike(db: Db, commentId: string, accountId: string): Promise<Counted> {
  const deleted = await db
    .delete(commentLikes)
    .where(and(eq(commentLikes.commentId, commentId), eq(commentLikes.accountId, accountId)))
    .returning({ commentId: commentLikes.commentId })
  return countOnComment(db, commentId, -deleted.length)
}

async function countOnComment(db: Db, id: string, by: number): Promise<Counted> {
  const where = eq(comments.id, id)
  const likes = { likes: comments.likes }
  const increment = { likes: sql`${comments.likes} + ${by}::int` }
  const [row] =
    by === 0
      ? await db.select(likes).from(comments).where(where)
      : await db.update(comments).set(increment).where(where).returning(likes)
  return { changed: by !== 0, likes: row?.likes ?? 0 }
}

/** Whether an account likes another comment of this author under the same post. */
export async function likesAnother(
  db: Db,
  comment: { id: string; postId: string; authorId: string },
  accountId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: comments.id })
    .from(comments)
    .innerJoin(
      commentLikes,
      and(eq(commentLikes.commentId, comments.id), eq(commentLikes.accountId, accountId)),
    )
    .where(
      and(
        eq(comments.postId, comment.postId),
        eq(comments.authorId, comment.authorId),
        ne(comments.id, comment.id),
      ),
    )
    .limit(1)
  return rows.length > 0
}
