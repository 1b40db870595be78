import type { Comment } from '#contracts/posts.ts'
import { useMe } from '#hooks/session/session.ts'
import { createComment, updateComment } from '#services/posts.ts'
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
  editedAt: null,
  likes: 0,
  liked: false,
  can: { edit: false, delete: false, report: false },
})

/** Replaces the text of the viewer's comment: shown at once, the old one again and thrown when the server refuses. */
export function useEditComment(comment: Comment): (draft: Draft) => Promise<void> {
  const { change } = useCommentCache()
  return async (draft) => {
    const show = (to: Partial<Comment>) =>
      change(comment.post_id, comment.id, (shown) => ({ ...shown, ...to }))
    const { text, mentions } = toInput(draft)
    await show({ text: draft.text.trim(), mentions: draft.mentions })
    try {
      await show(await updateComment(comment.id, { text, mentions }))
    } catch (error) {
      await show({ text: comment.text, mentions: comment.mentions })
      throw error
    }
  }
}
