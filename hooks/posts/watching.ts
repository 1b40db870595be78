import { useEffect, useEffectEvent } from 'react'
import { useSWRConfig } from 'swr'
import { limits } from '#contracts/limits.ts'
import type { PostCounts } from '#contracts/live.ts'
import type { Post } from '#contracts/posts.ts'
import { useIsLive, useLive } from '#hooks/live/live.ts'
import { isSending } from '#hooks/swr/sendWanted.ts'
import { keys } from '#lib/keys.ts'
import { watchPosts } from '#services/posts.ts'
import { useCommentCache, usePostCache } from './cache.ts'

/** Scrolling shows posts in bursts: their ids are sent together after so many milliseconds. */
const gatherFor = 400

/** Updates likes and comments of these posts live while they are on the screen. */
export function useLiveCounts(shown: readonly Post[] = []): void {
  const comments = useCommentCache()
  const { mutate } = useSWRConfig()
  const show = useShowCounts(shown)
  useWatchPosts(shown, (counts) => void Promise.all(counts.map(show)))
  useLive('post', show)
  useLive('comment', ({ id, post_id, likes, edited }) => {
    if (edited) return void mutate(keys.comments(post_id))
    if (!isSending(id)) void comments.change(post_id, id, () => ({ likes }))
  })
}

/** Shows the new counts of a post; open comments are fetched when their number changed. */
function useShowCounts(shown: readonly Post[]): (counts: PostCounts) => Promise<void> {
  const { mutate } = useSWRConfig()
  const { change } = usePostCache()
  return async ({ id, likes, comments }) => {
    const before = shown.find((post) => post.id === id)
    if (before?.likes === likes && before.comments === comments) return
    // A like that the viewer just tapped is shown already.
    await change(id, (post) => ({ ...post, comments, likes: isSending(id) ? post.likes : likes }))
    if (before && before.comments !== comments) await mutate(keys.comments(id))
  }
}

/** Subscribes to the counts of the posts on the screen; of a long list, to those read last. */
function useWatchPosts(shown: readonly Post[], onCounts: (counts: PostCounts[]) => void): void {
  const isLive = useIsLive()
  const showCounts = useEffectEvent(onCounts)
  const named = shown
    .slice(-limits.watchedPosts)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (!isLive || !named) return
    const subscribe = () => watchPosts(named.split(' ')).then(showCounts, () => {})
    const timer = setTimeout(() => void subscribe(), gatherFor)
    return () => clearTimeout(timer)
  }, [isLive, named])
}
