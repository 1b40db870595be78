import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { limits } from '#contracts/limits.ts'
import type { Post } from '#contracts/posts.ts'
import { keys } from '#lib/keys.ts'
import { watchPosts } from '#services/posts.ts'
import { useIsLive, useLive } from '../live.ts'
import { useCommentCache, usePostCache } from './cache.ts'
import { isLikeOnItsWay } from './likes.ts'

/** Scrolling on shows posts in bursts: they are named together. */
const gatherFor = 400

/** Likes and comments of these posts change on the screen as they happen, for as long as they are on it. */
export function useLiveCounts(shown: readonly Post[] = []): void {
  useWatchPosts(shown)
  const { mutate } = useSWRConfig()
  const posts = usePostCache()
  const comments = useCommentCache()
  useLive('post', async ({ id, ...counts }) => {
    await posts.change(id, (post) => ({
      ...post,
      ...counts,
      // What its reader taps just now shows already what they want.
      ...(isLikeOnItsWay(id) && { likes: post.likes }),
    }))
    if (shown.some((post) => post.id === id && post.comments !== counts.comments))
      await mutate(keys.comments(id))
  })
  useLive('comment', ({ id, post_id, likes }) => {
    if (!isLikeOnItsWay(id)) void comments.change(post_id, id, (comment) => ({ ...comment, likes }))
  })
}

/** Asks the stream for the counts of what is on the screen; of a long list, for what was read last. */
function useWatchPosts(shown: readonly Post[]): void {
  const isLive = useIsLive()
  const named = shown
    .slice(-limits.watchedPosts)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (!isLive || !named) return
    const timer = setTimeout(() => void watchPosts(named.split(' ')).catch(() => {}), gatherFor)
    return () => clearTimeout(timer)
  }, [isLive, named])
}
