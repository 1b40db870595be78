import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { commentLikes, comments, hiddenPosts, postLikes, postMentions, posts, savedPosts } from '../tables.ts'
import type { NewPost } from './posts.ts'

type SeedLike = { accountId: string; createdAt: Date }
type SeedComment = Pick<
  typeof comments.$inferSelect,
  'id' | 'parentId' | 'authorId' | 'text' | 'mentions' | 'createdAt'
> & { likes: SeedLike[] }

/** A post with its likes and comments. */
export type PostSeed = NewPost & { likes: SeedLike[]; comments: SeedComment[] }

/** Saves the posts of the demo town; there must be at least one mention, like, comment and like of a comment. */
export async function seedPosts(db: Db, seeds: readonly PostSeed[]): Promise<void> {
  const allComments = seeds.flatMap(({ id, comments: all }) =>
    all.map((comment) => ({ ...comment, postId: id })),
  )
  await db.insert(posts).values(
    seeds.map(({ likes, comments: all, ...post }) => ({
      ...post,
      likes: likes.length,
      comments: all.length,
    })),
  )
  await db
    .insert(postMentions)
    .values(seeds.flatMap(({ id, mentions }) => mentions.map((accountId) => ({ accountId, postId: id }))))
  await db
    .insert(postLikes)
    .values(seeds.flatMap(({ id, likes }) => likes.map((like) => ({ ...like, postId: id }))))
  await db
    .insert(comments)
    .values(allComments.map((comment) => ({ ...comment, likes: comment.likes.length })))
  await db
    .insert(commentLikes)
    .values(allComments.flatMap(({ id, likes }) => likes.map((like) => ({ ...like, commentId: id }))))
}

type SeedMark = { accountId: string; postId: string }

/** Saves which posts people saved, and which they hid; neither list may be empty. */
export async function seedMarks(
  db: Db,
  { saved, hidden }: { saved: readonly SeedMark[]; hidden: readonly SeedMark[] },
): Promise<void> {
  await db.insert(savedPosts).values(saved.map((one) => ({ id: newId(), ...one })))
  await db.insert(hiddenPosts).values([...hidden])
}
