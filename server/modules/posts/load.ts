import type { Comment } from '#contracts/posts.ts'
import { apiError } from '#server/platform/http/index.ts'
import { type LockedComment, type LockedFrom, lockComment } from './queries/comments.ts'
import { type LockedPost, lockPost } from './queries/posts.ts'
import { type Show, showComment, visibleCards } from './show.ts'

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
export async function lockVisibleComment(id: string, from: LockedFrom, show: Show): Promise<LockedComment> {
  const comment = await lockComment(show.db, id, from)
  if (!comment) throw apiError('notFound')
  const { authorId, parentAuthorId, hostId } = comment
  const authorIds = [authorId, ...(parentAuthorId ? [parentAuthorId] : [])]
  const cards = await visibleCards([...authorIds, hostId], show)
  // A post's author may still delete the comments of accounts they blocked.
  const isShown = hostId === show.viewer.id || authorIds.every((one) => cards.has(one))
  if (!cards.has(hostId) || !isShown) throw apiError('notFound')
  return comment
}

/**
 * Returns the visible comment of a post that is answered, and the comment under which the answer stands, locked against
 * deletion. Only that one is locked, because a deletion locks it before its answers.
 */
export async function lockAnswered(
  id: string,
  postId: string,
  show: Show,
): Promise<{ answered: Comment; top: LockedComment }> {
  const answered = await showComment(id, show)
  if (answered.post_id !== postId) throw apiError('notFound')
  return { answered, top: await lockVisibleComment(answered.parent_id ?? id, 'deletion', show) }
}
