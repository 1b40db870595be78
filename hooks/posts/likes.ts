import type { Answer, Likes, Post } from '#contracts/posts.ts'
import { sendWanted } from '#hooks/swr/sendWanted.ts'
import { likeComment, likePost, unlikeComment, unlikePost } from '#services/posts.ts'
import { useCommentCache, usePostCache } from './cache.ts'

type LikeCalls = { like: (id: string) => Promise<Likes>; unlike: (id: string) => Promise<Likes> }

const toggled = ({ liked, likes }: Likes): Likes => ({
  liked: !liked,
  likes: Math.max(0, likes + (liked ? -1 : 1)),
})

/** Shows a like at once, then what the server has; throws when it fails. */
async function toggle(
  { id, liked, likes }: Likes & { id: string },
  { like, unlike }: LikeCalls,
  show: (likes: Likes) => Promise<unknown>,
) {
  const before = { liked, likes }
  await show(toggled(before))
  const sent = await sendWanted(id, !liked, { before, send: (isLiked) => (isLiked ? like(id) : unlike(id)) })
  if (!sent) return
  await show({ liked: sent.state.liked, likes: sent.state.likes })
  if (sent.error) throw sent.error
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
