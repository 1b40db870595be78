import type { Answer, Comment } from '#contracts/posts.ts'
import { useMe } from '#hooks/session/session.ts'
import { createComment, updateComment } from '#services/posts.ts'
import { useCommentCache, usePostCache } from './cache.ts'
import type { Draft } from './draft.ts'
import {
  type CachedComments,
  withAdded,
  withAddedAnswer,
  withoutAnswer,
  withoutComment,
} from './mergeComments.ts'
import { earlyId } from './unsaved.ts'
import { toInput } from './writing.ts'

type Me = NonNullable<ReturnType<typeof useMe>>

/** How a comment is added to those that are loaded, before it is saved and after, and removed. */
type Place = {
  parentId: string | null
  with: (cached: CachedComments, comment: Comment, step: 0 | 1) => CachedComments
  without: (cached: CachedComments, early: Comment) => CachedComments
}

/** Adds a comment: shown at once, removed and thrown when the server refuses. */
function useAdd(postId: string, place: Place, answeredId?: string): (draft: Draft) => Promise<void> {
  const me = useMe()
  const { edit } = useCommentCache()
  const { countComments } = usePostCache()
  return async (draft) => {
    const { text, mentions } = toInput(draft)
    const early = me ? earlyComment(postId, place.parentId, draft, me) : null
    if (early) await edit(postId, (cached) => place.with(cached, early, 0))
    await countComments(postId, 1)
    const replaceEarly = (saved?: Comment) =>
      edit(postId, (cached) => {
        const others = early ? place.without(cached, early) : cached
        return saved ? place.with(others, saved, 1) : others
      })
    try {
      await replaceEarly(
        await createComment(postId, { text, mentions, ...(answeredId && { parent_id: answeredId }) }),
      )
    } catch (error) {
      await replaceEarly()
      await countComments(postId, -1)
      throw error
    }
  }
}

/** Adds a comment on a post. */
export const useComment = (postId: string): ((draft: Draft) => Promise<void>) =>
  useAdd(postId, {
    parentId: null,
    with: withAdded,
    without: (cached, { id }) => withoutComment(cached, id),
  })

/** Adds an answer to a comment, or to an answer, under the comment that both stand under. */
export const useAnswer = ({ id, post_id, parent_id }: Answer): ((draft: Draft) => Promise<void>) =>
  useAdd(
    post_id,
    {
      parentId: parent_id ?? id,
      with: withAddedAnswer,
      without: (cached, early) => withoutAnswer(cached, early, 0),
    },
    id,
  )

const earlyComment = (
  postId: string,
  parentId: string | null,
  { text, mentions }: Draft,
  me: Me,
): Comment => ({
  id: earlyId(),
  post_id: postId,
  parent_id: parentId,
  author: me,
  text: text.trim(),
  mentions,
  createdAt: new Date().toISOString(),
  editedAt: null,
  likes: 0,
  liked: false,
  answers: 0,
  firstAnswers: [],
  can: { edit: false, delete: false, report: false },
})

/** Replaces the text of the viewer's comment: shown at once, the old one again and thrown when the server refuses. */
export function useEditComment(comment: Answer): (draft: Draft) => Promise<void> {
  const { change } = useCommentCache()
  return async (draft) => {
    const show = (to: Partial<Answer>) => change(comment.post_id, comment.id, () => to)
    const { text, mentions } = toInput(draft)
    await show({ text: draft.text.trim(), mentions: draft.mentions })
    try {
      const {
        text: saved,
        mentions: mentioned,
        editedAt,
      } = await updateComment(comment.id, { text, mentions })
      await show({ text: saved, mentions: mentioned, editedAt })
    } catch (error) {
      await show({ text: comment.text, mentions: comment.mentions })
      throw error
    }
  }
}
