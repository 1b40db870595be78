import { useSWRConfig } from 'swr'
import type { Post } from '#contracts/posts.ts'
import { cacheOnly } from '#hooks/swr/cached.ts'
import { isSendingInOrder, sendInOrder } from '#hooks/swr/sendInOrder.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { hidePost, savePost, unhidePost, unsavePost } from '#services/posts.ts'
import { usePostCache } from './cache.ts'
import { type CachedPosts, withoutPost } from './merge.ts'

type Mark = { name: string; show: (to: boolean) => Promise<unknown>; send: () => Promise<unknown> }

/** By name, what the server had last of a mark that is being sent. */
const confirmed = new Map<string, boolean>()

/**
 * Shows a mark at once; throws when the server refuses, and shows what it has unless another was chosen meanwhile. Returns
 * whether this one was the last.
 */
async function mark(to: boolean, { name, show, send }: Mark): Promise<boolean> {
  if (!isSendingInOrder(name)) confirmed.set(name, !to)
  await show(to)
  try {
    return (await sendInOrder(name, () => send().then(() => confirmed.set(name, to)))) !== null
  } catch (error) {
    if (!isSendingInOrder(name)) await show(confirmed.get(name) ?? !to)
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
    const send = () => (to ? savePost(id) : unsavePost(id))
    if (!(await mark(to, { name: `save ${id}`, show, send }))) return
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
    const send = () => (to ? hidePost(id) : unhidePost(id))
    const isLast = await mark(to, { name: `hide ${id}`, show, send })
    // A list that was read meanwhile has left it out.
    if (isLast && !to) void mutate(everyKey('posts/posts'))
  }
}
