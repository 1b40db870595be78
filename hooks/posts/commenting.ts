import { useSWRConfig } from 'swr'
import type { Comment } from '#contracts/posts.ts'
import { keys } from '#lib/keys.ts'
import { createComment } from '#services/posts.ts'
import { useMe } from '../session.ts'
import { useCommentCache, usePostCache } from './cache.ts'
import type { Draft } from './draft.ts'
import { type HeldComments, withoutComment, withSaid } from './mergeComments.ts'
import { inputOf } from './writing.ts'

/** Comments on a post: the words stand there at once, and go again when they were refused (thrown). */
export function useComment(postId: string): (draft: Draft) => Promise<void> {
  const me = useMe()
  const { mutate } = useSWRConfig()
  const { edit } = useCommentCache()
  const { change } = usePostCache()
  const count = (step: number) =>
    change(postId, (post) => ({ ...post, comments: Math.max(0, post.comments + step) }))
  return async (draft) => {
    const { text, mentions } = inputOf(draft)
    const early = me ? earlyComment(postId, draft, me) : null
    if (early) await edit(postId, (held) => withSaid(held, early))
    await count(1)
    const exchange = (said?: Comment) =>
      mutate<HeldComments>(
        keys.comments(postId),
        (held) => {
          const rest = held && early ? withoutComment(held, early.id) : held
          return rest && said ? withSaid(rest, said) : rest
        },
        { revalidate: false },
      )
    try {
      await exchange(await createComment(postId, { text, mentions }))
    } catch (error) {
      await exchange()
      await count(-1)
      throw error
    }
  }
}

const earlyComment = (
  postId: string,
  { text, mentions }: Draft,
  me: NonNullable<ReturnType<typeof useMe>>,
): Comment => ({
  id: `on-its-way-${Date.now()}`,
  post_id: postId,
  author: me,
  text: text.trim(),
  mentions,
  createdAt: new Date().toISOString(),
  likes: 0,
  liked: false,
  can: { delete: false, report: false },
})
