import type { Comment, Likes, Post } from '#contracts/posts.ts'
import { likeComment, likePost, unlikeComment, unlikePost } from '#services/posts.ts'
import { useCommentCache, usePostCache } from './cache.ts'

/** Likes being sent: id -> the state that the viewer wants. */
const wanted = new Map<string, boolean>()

export const isLikeOnItsWay = (id: string): boolean => wanted.has(id)

type Ways = { like: (id: string) => Promise<Likes>; unlike: (id: string) => Promise<Likes> }

/** Sends the wanted state, one call at a time; null when the call of an earlier tap sends it. */
async function settle(id: string, liked: boolean, { like, unlike }: Ways): Promise<Likes | null> {
  const isSeenTo = wanted.has(id)
  wanted.set(id, liked)
  if (isSeenTo) return null
  try {
    for (;;) {
      const want = wanted.get(id)
      const answer = await (want ? like(id) : unlike(id))
      if (wanted.get(id) === want) return answer
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
async function toggle(thing: Likes & { id: string }, ways: Ways, show: (likes: Likes) => Promise<unknown>) {
  const { id, liked, likes } = thing
  const next = toggled(thing)
  await show(next)
  try {
    const exact = await settle(id, next.liked, ways)
    if (exact) await show({ liked: exact.liked, likes: exact.likes })
  } catch (error) {
    await show({ liked, likes })
    throw error
  }
}

/** Likes or unlikes a post. */
export function useLikePost(): (post: Post) => Promise<void> {
  const { change } = usePostCache()
  const ways = { like: likePost, unlike: unlikePost }
  return (post) => toggle(post, ways, (likes) => change(post.id, (shown) => ({ ...shown, ...likes })))
}

/** Likes or unlikes a comment. */
export function useLikeComment(): (comment: Comment) => Promise<void> {
  const { change } = useCommentCache()
  const ways = { like: likeComment, unlike: unlikeComment }
  return (comment) =>
    toggle(comment, ways, (likes) => change(comment.post_id, comment.id, (shown) => ({ ...shown, ...likes })))
}
