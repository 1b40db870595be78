import { useSWRConfig } from 'swr'
import type { Comment, Post } from '#contracts/posts.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { heldAlone, useChangeHeld } from '../held.ts'
import type { HeldPosts } from './merge.ts'
import type { HeldComments } from './mergeComments.ts'

const lists = everyKey('posts/posts')

/** Changes one post wherever it is on the screen (its own page, the feed, profiles) without asking the server. */
export function usePostCache() {
  const { mutate } = useSWRConfig()
  const changeHeld = useChangeHeld()
  const changeLists = (edit: (posts: Post[]) => Post[]) =>
    mutate<HeldPosts>(lists, (held) => held && { ...held, data: edit(held.data) }, heldAlone)
  const change = async (id: string, edit: (post: Post) => Post) => {
    await changeHeld<Post>(keys.post(id), edit)
    await changeLists((posts) => posts.map((post) => (post.id === id ? edit(post) : post)))
  }
  const drop = (id: string) => changeLists((posts) => posts.filter((post) => post.id !== id))
  const countComments = (id: string, step: number) =>
    change(id, (post) => ({ ...post, comments: Math.max(0, post.comments + step) }))
  return { change, drop, countComments }
}

/** The same for the comments of a post. */
export function useCommentCache() {
  const changeHeld = useChangeHeld()
  const edit = (postId: string, change: (held: HeldComments) => HeldComments) =>
    changeHeld<HeldComments>(keys.comments(postId), change)
  const change = (postId: string, id: string, to: (comment: Comment) => Comment) => {
    const changed = (all: Comment[]) => all.map((one) => (one.id === id ? to(one) : one))
    return edit(postId, (held) => ({ ...held, data: changed(held.data), said: changed(held.said ?? []) }))
  }
  return { edit, change }
}
