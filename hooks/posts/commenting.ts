import type { Comment } from '#contracts/posts.ts'
import { useMe } from '#hooks/session/session.ts'
import { createComment } from '#services/posts.ts'
import { useCommentCache, usePostCache } from './cache.ts'
import type { Draft } from './draft.ts'
import { withAdded, withoutComment } from './mergeComments.ts'
import { earlyId, toInput } from './writing.ts'

/** Adds a comment: shown at once, removed and thrown when the server refuses. */
export function useComment(postId: string): (draft: Draft) => Promise<void> {
  const me = useMe()
  const { edit } = useCommentCache()
  const { countComments } = usePostCache()
  return async (draft) => {
    const { text, mentions } = toInput(draft)
    const early = me ? earlyComment(postId, draft, me) : null
    if (early) await edit(postId, (cached) => withAdded(cached, early))
    await countComments(postId, 1)
    const replaceEarly = (saved?: Comment) =>
      edit(postId, (cached) => {
        const others = early ? withoutComment(cached, early.id) : cached
        return saved ? withAdded(others, saved) : others
      })
    try {
      await replaceEarly(await createComment(postId, { text, mentions }))
    } catch (error) {
      await replaceEarly()
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
