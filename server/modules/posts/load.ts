import { apiError } from '#server/platform/http/index.ts'
import { type LockedComment, lockComment } from './queries/comments.ts'
import { type LockedPost, lockPost } from './queries/posts.ts'
import { type Show, visibleCards } from './show.ts'

/** A post that the viewer sees, locked until the transaction ends; `notFound` for all others. */
export async function lockVisiblePost(
  id: string,
  from: 'deletion' | 'change',
  show: Show,
): Promise<LockedPost> {
  const post = await lockPost(show.db, id, from)
  if (!post || !(await visibleCards([post.authorId], show)).has(post.authorId)) throw apiError('notFound')
  return post
}

/** A comment that the viewer sees, under a post that they see, locked until the transaction ends. */
export async function lockVisibleComment(id: string, show: Show): Promise<LockedComment> {
  const comment = await lockComment(show.db, id)
  if (!comment) throw apiError('notFound')
  const { authorId, hostId } = comment
  const cards = await visibleCards([authorId, hostId], show)
  // Whom I shut out may have left words under my own post: I still clear them away.
  if (!cards.has(hostId) || (!cards.has(authorId) && hostId !== show.viewer.id)) throw apiError('notFound')
  return comment
}
