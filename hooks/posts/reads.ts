import useSWR from 'swr'
import type { Post, PostsInput } from '#contracts/posts.ts'
import { useIsLive, useLive, useReconnected } from '#hooks/live/live.ts'
import { cacheOnly, useCached } from '#hooks/swr/cached.ts'
import { useReadingOn } from '#hooks/swr/readingOn.ts'
import { minute } from '#lib/durations.ts'
import { keys } from '#lib/keys.ts'
import { listAnswers, listComments, listPosts, readPost } from '#services/posts.ts'
import { useCommentCache } from './cache.ts'
import {
  type CachedPosts,
  countFresh,
  mergeFresh,
  withAnnounced,
  withFreshShown,
  withOlder,
} from './merge.ts'
import {
  type CachedComment,
  type CachedComments,
  mergeFreshComments,
  withLaterAnswers,
  withLaterComments,
} from './mergeComments.ts'
import { useLiveCounts } from './watching.ts'

const refreshInterval = minute
/** In milliseconds: the stream announces new posts, but not changed texts. */
const announcedRefreshInterval = 5 * minute

/**
 * Soon once: the stream does not announce what was published before it opened, while the page started. One function for all
 * renders, because SWR waits anew for another one.
 */
const getAnnouncedRefreshInterval = (): number =>
  performance.now() > refreshInterval ? announcedRefreshInterval : refreshInterval

type Params = Partial<Pick<PostsInput, 'author' | 'media' | 'saved' | 'query'>>

/**
 * The loaded posts of the feed or of someone. One cache entry rather than one a page: counts are updated without moving
 * anything, new posts wait for `showFresh`, and coming back finds all pages.
 */
export function usePosts(params: Params = {}) {
  const key = keys.posts(params)
  const cached = useCached<CachedPosts>(key)
  const isAnnounced = useIsLive() && isFeed(params)
  const stream = useSWR<CachedPosts>(key, async () => mergeFresh(cached(), await listPosts(params)), {
    refreshInterval: isAnnounced ? getAnnouncedRefreshInterval : refreshInterval,
  })
  const { data, mutate } = stream
  useLiveCounts(data?.data)
  useLive('newPost', ({ id }) => {
    if (isFeed(params)) void mutate((now) => now && withAnnounced(now, id), cacheOnly)
  })
  useReconnected(() => {
    if (isFeed(params)) void mutate()
  })
  const { readOn, failed } = useReadingOn(async () => {
    const cursor = data?.nextCursor
    if (!cursor) return
    const older = await listPosts({ ...params, cursor })
    await mutate((now) => now && withOlder(now, cursor, older), cacheOnly)
  })
  return {
    ...stream,
    readOn,
    readingFailed: failed,
    hasMore: Boolean(data?.nextCursor),
    freshCount: data ? countFresh(data) : 0,
    /** Throws when posts that were only announced cannot be loaded. */
    showFresh: async () => {
      const announced = data?.announced
      const page = announced && (await listPosts(params))
      await mutate((now) => {
        if (!now || !page) return now && withFreshShown(now)
        const since = now.announced?.filter((id) => !announced.includes(id)) ?? []
        return since.reduce(withAnnounced, withFreshShown(mergeFresh(now, page)))
      }, cacheOnly)
    },
  }
}

/** Only the feed hears of new posts. */
const isFeed = ({ author, media, saved, query }: Params): boolean => !(author || media || saved || query)

/** One post. */
export function usePost(id: string | null) {
  const post = useSWR<Post>(id ? keys.post(id) : null, () => readPost(id ?? ''), {
    refreshInterval: refreshInterval,
  })
  useLiveCounts(post.data && [post.data])
  return post
}

/** The loaded comments of a post, oldest first. */
export function useComments(postId: string) {
  const key = keys.comments(postId)
  const cached = useCached<CachedComments>(key)
  const stream = useSWR<CachedComments>(key, async () =>
    mergeFreshComments(cached(), await listComments(postId)),
  )
  const { data, mutate } = stream
  const { readOn, failed } = useReadingOn(async () => {
    if (!data?.nextCursor) return
    const later = await listComments(postId, data.nextCursor)
    await mutate((now) => now && withLaterComments(now, later), cacheOnly)
  })
  return { ...stream, readOn, readingFailed: failed, hasMore: Boolean(data?.nextCursor) }
}

/** Loads the next answers to a comment. */
export function useMoreAnswers({ id, post_id, firstAnswers }: CachedComment) {
  const { edit } = useCommentCache()
  return useReadingOn(async () => {
    const later = await listAnswers(post_id, id, firstAnswers.at(-1)?.id)
    await edit(post_id, (cached) => withLaterAnswers(cached, id, later))
  })
}
