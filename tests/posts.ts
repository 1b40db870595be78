import { comments, postMentions, posts } from '#server/modules/posts/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { platform } from '#server/platform/index.ts'
import type { Person } from './people.ts'

export type Post = typeof posts.$inferSelect
export type Comment = typeof comments.$inferSelect

/** A post of this person, created now by default. */
export async function buildPost(
  author: Pick<Person, 'id'>,
  overrides: Partial<typeof posts.$inferInsert> = {},
): Promise<Post> {
  const { db } = platform().database
  const [saved] = await db
    .insert(posts)
    .values({ id: newId(), authorId: author.id, text: 'The first beans are up.', ...overrides })
    .returning()
  if (!saved) throw new Error('the post was not saved')
  const { id: postId, mentions } = saved
  if (mentions.length > 0) {
    await db.insert(postMentions).values(mentions.map((accountId) => ({ accountId, postId })))
  }
  return saved
}

/** An answer to a comment, oldest first as they are built. */
export const buildAnswer = (comment: Comment, author: Person, text = 'As tall as you.'): Promise<Comment> =>
  buildComment({ id: comment.postId }, author, text, comment.id)

/** A comment under a post, with the post's count updated as the endpoints do. */
export async function buildComment(
  post: Pick<Post, 'id'>,
  author: Person,
  text = 'How tall?',
  parentId: string | null = null,
): Promise<Comment> {
  const { database } = platform()
  const [saved] = await database.db
    .insert(comments)
    .values({ id: newId(), postId: post.id, parentId, authorId: author.id, text })
    .returning()
  if (!saved) throw new Error('the comment was not saved')
  await database.pool.query('update posts set comments = comments + 1 where id = $1', [post.id])
  return saved
}
