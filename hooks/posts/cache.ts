import { useSWRConfig } from 'swr'
import type { Answer, Post } from '#contracts/posts.ts'
import { cacheOnly, useChangeCached } from '#hooks/swr/cached.ts'
import { everyKey, keys } from '#lib/keys.ts'
import type { CachedPosts } from './merge.ts'
import { type CachedComments, withChanged } from './mergeComments.ts'

const lists = everyKey('posts/posts')

/** Changes one post wherever it is cached (its own page, the feed, profiles) without a request. */
export function usePostCache() {
  const { mutate } = useSWRConfig()
  const changeCached = useChangeCached()
  const changeLists = (edit: (posts: Post[]) => Post[]) =>
    mutate<CachedPosts>(lists, (cached) => cached && { ...cached, data: edit(cached.data) }, cacheOnly)
  const change = async (id: string, edit: (post: Post) => Post) => {
    await changeCached<Post>(keys.post(id), edit)
    await changeLists((posts) => posts.map((post) => (post.id === id ? edit(post) : post)))
  }
  const drop = (id: string) => changeLists((posts) => posts.filter((post) => post.id !== id))
  const countComments = (id: string, step: number) =>
    change(id, (post) => ({ ...post, comments: Math.max(0, post.comments + step) }))
  return { change, drop, countComments }
}

/** Changes the cached comments of a post without a request. */
export function useCommentCache() {
  const changeCached = useChangeCached()
  const edit = (postId: string, change: (cached: CachedComments) => CachedComments) =>
    changeCached<CachedComments>(keys.comments(postId), change)
  /** Changes a comment or an answer. */
  const change = (postId: string, id: string, changes: (shown: Answer) => Partial<Answer>) =>
    edit(postId, (cached) => withChanged(cached, id, changes))
  return { edit, change }
}
