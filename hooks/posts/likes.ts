import type { Answer, Likes, Post } from '#contracts/posts.ts'
import { likeComment, likePost, unlikeComment, unlikePost } from '#services/posts.ts'
import { useCommentCache, usePostCache } from './cache.ts'

/** Likes being sent: id -> the state that the viewer wants. */
const wanted = new Map<string, boolean>()

export const isLikeSending = (id: string): boolean => wanted.has(id)

type LikeCalls = { like: (id: string) => Promise<Likes>; unlike: (id: string) => Promise<Likes> }

/** Sends the wanted state, one call at a time; null when the call of an earlier tap sends it. */
async function sendWanted(id: string, liked: boolean, { like, unlike }: LikeCalls): Promise<Likes | null> {
  const isSending = wanted.has(id)
  wanted.set(id, liked)
  if (isSending) return null
  try {
    for (;;) {
      const target = wanted.get(id)
      const answer = await (target ? like(id) : unlike(id))
      if (wanted.get(id) === target) return answer
    }
  } finally {
    wanted.delete(id)
  }
}

const toggled = ({ liked, likes }: Likes): Likes => ({
  liked: !liked,
  likes: Math.max(0, likes + (liked ? -1 : 1)),
})

/** Shows a like at once, then the server's count; undone and thrown when the server refuses. */
async function toggle(
  thing: Likes & { id: string },
  calls: LikeCalls,
  show: (likes: Likes) => Promise<unknown>,
) {
  const { id, liked, likes } = thing
  const next = toggled(thing)
  await show(next)
  try {
    const exact = await sendWanted(id, next.liked, calls)
    if (exact) await show({ liked: exact.liked, likes: exact.likes })
  } catch (error) {
    await show({ liked, likes })
    throw error
  }
}

/** Likes or unlikes a post. */
export function useLikePost(): (post: Post) => Promise<void> {
  const { change } = usePostCache()
  const calls = { like: likePost, unlike: unlikePost }
  return (post) => toggle(post, calls, (likes) => change(post.id, (shown) => ({ ...shown, ...likes })))
}

/** Likes or unlikes a comment or an answer. */
export function useLikeComment(): (comment: Answer) => Promise<void> {
  const { change } = useCommentCache()
  const calls = { like: likeComment, unlike: unlikeComment }
  return (comment) => toggle(comment, calls, (likes) => change(comment.post_id, comment.id, () => likes))
}
