import { useEffect, useEffectEvent } from 'react'
import { useSWRConfig } from 'swr'
import { limits } from '#contracts/limits.ts'
import type { PostCounts } from '#contracts/live.ts'
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
  const comments = useCommentCache()
  const show = useShowCounts(shown)
  useWatchPosts(shown, (counts) => void Promise.all(counts.map(show)))
  useLive('post', show)
  useLive('comment', ({ id, post_id, likes }) => {
    if (!isLikeOnItsWay(id)) void comments.change(post_id, id, (comment) => ({ ...comment, likes }))
  })
}

/** Shows what a post counts by now; comments that are open are asked for when there are others. */
function useShowCounts(shown: readonly Post[]): (counts: PostCounts) => Promise<void> {
  const { mutate } = useSWRConfig()
  const { change } = usePostCache()
  return async ({ id, likes, comments }) => {
    const before = shown.find((post) => post.id === id)
    if (before?.likes === likes && before.comments === comments) return
    // What its reader taps just now shows already what they want.
    await change(id, (post) => ({ ...post, comments, likes: isLikeOnItsWay(id) ? post.likes : likes }))
    if (before && before.comments !== comments) await mutate(keys.comments(id))
  }
}

/** Asks the stream for the counts of what is on the screen; of a long list, for what was read last. */
function useWatchPosts(shown: readonly Post[], onCounts: (counts: PostCounts[]) => void): void {
  const isLive = useIsLive()
  const take = useEffectEvent(onCounts)
  const named = shown
    .slice(-limits.watchedPosts)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (!isLive || !named) return
    const ask = () => watchPosts(named.split(' ')).then(take, () => {})
    const timer = setTimeout(() => void ask(), gatherFor)
    return () => clearTimeout(timer)
  }, [isLive, named])
}
