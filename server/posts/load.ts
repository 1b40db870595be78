import { apiError } from '#server/platform/http/index.ts'
import { type HeldComment, holdComment } from './queries/comments.ts'
import { type HeldPost, holdPost } from './queries/posts.ts'
import { type Show, visibleCards } from './show.ts'

/** A post that the viewer sees, held until the transaction ends; `notFound` for all others. */
export async function holdVisiblePost(
  id: string,
  from: 'deletion' | 'change',
  show: Show,
): Promise<HeldPost> {
  const post = await holdPost(show.db, id, from)
  if (!post || !(await visibleCards([post.authorId], show)).has(post.authorId)) throw apiError('notFound')
  return post
}

/** A comment that the viewer sees, under a post that they see, held until the transaction ends. */
export async function holdVisibleComment(id: string, show: Show): Promise<HeldComment> {
  const comment = await holdComment(show.db, id)
  if (!comment) throw apiError('notFound')
  const { authorId, hostId } = comment
  const cards = await visibleCards([authorId, hostId], show)
  // Whom I shut out may have left words under my own post: I still clear them away.
  if (!cards.has(hostId) || (!cards.has(authorId) && hostId !== show.viewer.id)) throw apiError('notFound')
  return comment
}
