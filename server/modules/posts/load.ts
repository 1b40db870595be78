import { apiError } from '#server/platform/http/index.ts'
import { type LockedComment, lockComment } from './queries/comments.ts'
import { type LockedPost, lockPost } from './queries/posts.ts'
import { type Show, visibleCards } from './show.ts'

/** Locks a visible post until the transaction ends; throws `notFound` for others. */
export async function lockVisiblePost(
  id: string,
  from: 'deletion' | 'change',
  show: Show,
): Promise<LockedPost> {
  const post = await lockPost(show.db, id, from)
  if (!post || !(await visibleCards([post.authorId], show)).has(post.authorId)) throw apiError('notFound')
  return post
}

/** Locks a visible comment under a visible post until the transaction ends; throws `notFound` for others. */
export async function lockVisibleComment(
  id: string,
  from: 'deletion' | 'change',
  show: Show,
): Promise<LockedComment> {
  const comment = await lockComment(show.db, id, from)
  if (!comment) throw apiError('notFound')
  const { authorId, hostId } = comment
  const cards = await visibleCards([authorId, hostId], show)
  // A post's author may still delete the comments of accounts they blocked.
  if (!cards.has(hostId) || (!cards.has(authorId) && hostId !== show.viewer.id)) throw apiError('notFound')
  return comment
}
