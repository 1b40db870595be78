import type { Comment, Likes, Post } from '#contracts/posts.ts'
import { likeComment, likePost, unlikeComment, unlikePost } from '#services/posts.ts'
import { useCommentCache, usePostCache } from './cache.ts'

/** Of each thing whose like is on its way: what its reader wants by now. */
const wanted = new Map<string, boolean>()

export const isLikeOnItsWay = (id: string): boolean => wanted.has(id)

type Ways = { like: (id: string) => Promise<Likes>; unlike: (id: string) => Promise<Likes> }

/** Sends what is wanted, one call after the other; null when an earlier tap's call sees to it. */
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

/** Shows a like at once, then what the server counted; takes it back and throws when it was refused. */
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

/** Likes a post or no longer. */
export function useLikePost(): (post: Post) => Promise<void> {
  const { change } = usePostCache()
  const ways = { like: likePost, unlike: unlikePost }
  return (post) => toggle(post, ways, (likes) => change(post.id, (shown) => ({ ...shown, ...likes })))
}

/** Likes a comment or no longer. */
export function useLikeComment(): (comment: Comment) => Promise<void> {
  const { change } = useCommentCache()
  const ways = { like: likeComment, unlike: unlikeComment }
  return (comment) =>
    toggle(comment, ways, (likes) => change(comment.post_id, comment.id, (shown) => ({ ...shown, ...likes })))
}
