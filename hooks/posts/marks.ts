import { useSWRConfig } from 'swr'
import type { Post } from '#contracts/posts.ts'
import { cacheOnly } from '#hooks/swr/cached.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { hidePost, savePost, unhidePost, unsavePost } from '#services/posts.ts'
import { usePostCache } from './cache.ts'
import { type CachedPosts, withoutPost } from './merge.ts'

/** Shows a mark at once; undone and thrown when the server refuses. */
async function mark(show: (to: boolean) => Promise<unknown>, to: boolean, send: () => Promise<unknown>) {
  await show(to)
  try {
    await send()
  } catch (error) {
    await show(!to)
    throw error
  }
}

/** Saves a post for the viewer, or removes it from what they saved. */
export function useSavePost(): (id: string, to: boolean) => Promise<void> {
  const { mutate } = useSWRConfig()
  const { change } = usePostCache()
  const list = keys.posts({ saved: true })
  return async (id, to) => {
    const show = (saved: boolean) => change(id, (post: Post) => ({ ...post, saved }))
    await mark(show, to, () => (to ? savePost(id) : unsavePost(id)))
    // What is saved comes first, in whatever place the list has it: it is read again.
    if (to) await mutate<CachedPosts>(list, undefined)
    else await mutate<CachedPosts>(list, (cached) => cached && withoutPost(cached, id), cacheOnly)
  }
}

/** Hides a post from the lists of the viewer, or shows it again. */
export function useHidePost(): (id: string, to: boolean) => Promise<void> {
  const { mutate } = useSWRConfig()
  const { change } = usePostCache()
  return async (id, to) => {
    const show = (hidden: boolean) => change(id, (post: Post) => ({ ...post, hidden }))
    await mark(show, to, () => (to ? hidePost(id) : unhidePost(id)))
    // A list that was read meanwhile has left it out.
    if (!to) void mutate(everyKey('posts/posts'))
  }
}
