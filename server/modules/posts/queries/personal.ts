import { eq, sql } from 'drizzle-orm'
import { type PersonalData, readInBatches } from '#server/platform/db/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { commentLikes, comments, hiddenPosts, postLikes, postMentions, posts, savedPosts } from '../tables.ts'
import { recountAfter } from './counts.ts'

/** Exports an account's posts, comments, likes and mentions, and which posts it saved and hid. */
export const exportPersonalData = (db: Db, id: string): PersonalData => ({
  posts: readInBatches(db, posts, { where: eq(posts.authorId, id), by: ['id'] }),
  comments: readInBatches(db, comments, { where: eq(comments.authorId, id), by: ['id'] }),
  likedPosts: readInBatches(db, postLikes, { where: eq(postLikes.accountId, id), by: ['postId'] }),
  likedComments: readInBatches(db, commentLikes, {
    where: eq(commentLikes.accountId, id),
    by: ['commentId'],
  }),
  savedPosts: readInBatches(db, savedPosts, { where: eq(savedPosts.accountId, id), by: ['id'] }),
  hiddenPosts: readInBatches(db, hiddenPosts, { where: eq(hiddenPosts.accountId, id), by: ['postId'] }),
  mentionedIn: readInBatches(db, postMentions, { where: eq(postMentions.accountId, id), by: ['postId'] }),
})

/** Erases an account's posts and comments with what stands under them, its likes and mentions, and corrects the counts of other posts. Returns the ids of its posts. */
export async function erasePersonalData(db: Db, id: string): Promise<string[]> {
  const gone = await db.delete(posts).where(eq(posts.authorId, id)).returning({ id: posts.id })
  const byAccount = eq(comments.authorId, id)
  await recountAfter(db, byAccount, () => db.delete(comments).where(byAccount))
  await db.execute(sql`
    with gone as (delete from ${postLikes} where account_id = ${id} returning post_id)
    update ${posts} set likes = likes - 1 from gone where ${posts.id} = gone.post_id`)
  await db.execute(sql`
    with gone as (delete from ${commentLikes} where account_id = ${id} returning comment_id)
    update ${comments} set likes = likes - 1 from gone where ${comments.id} = gone.comment_id`)
  await db.delete(postMentions).where(eq(postMentions.accountId, id))
  await db.delete(savedPosts).where(eq(savedPosts.accountId, id))
  await db.delete(hiddenPosts).where(eq(hiddenPosts.accountId, id))
  return gone.map((post) => post.id)
}
