import type { Comment } from '#contracts/posts.ts'
import { createComment } from '#services/posts.ts'
import { useMe } from '../session.ts'
import { useCommentCache, usePostCache } from './cache.ts'
import type { Draft } from './draft.ts'
import { withoutComment, withSaid } from './mergeComments.ts'
import { earlyId, toInput } from './writing.ts'

/** Adds a comment: shown at once, removed and thrown when the server refuses. */
export function useComment(postId: string): (draft: Draft) => Promise<void> {
  const me = useMe()
  const { edit } = useCommentCache()
  const { countComments } = usePostCache()
  return async (draft) => {
    const { text, mentions } = toInput(draft)
    const early = me ? earlyComment(postId, draft, me) : null
    if (early) await edit(postId, (cached) => withSaid(cached, early))
    await countComments(postId, 1)
    const exchange = (said?: Comment) =>
      edit(postId, (cached) => {
        const rest = early ? withoutComment(cached, early.id) : cached
        return said ? withSaid(rest, said) : rest
      })
    try {
      await exchange(await createComment(postId, { text, mentions }))
    } catch (error) {
      await exchange()
      await countComments(postId, -1)
      throw error
    }
  }
}

const earlyComment = (
  postId: string,
  { text, mentions }: Draft,
  me: NonNullable<ReturnType<typeof useMe>>,
): Comment => ({
  id: earlyId(),
  post_id: postId,
  author: me,
  text: text.trim(),
  mentions,
  createdAt: new Date().toISOString(),
  likes: 0,
  liked: false,
  can: { delete: false, report: false },
})
