import type { Answer, Comment, Post } from '#contracts/posts.ts'
import { beginDeletion, type Deletion } from '#hooks/deletions.ts'
import {
  deleteComment,
  deleteCommentWhileLeaving,
  deletePost,
  deletePostWhileLeaving,
} from '#services/posts.ts'
import { useCommentCache, usePostCache } from './cache.ts'
import { withoutAnswer, withoutComment } from './mergeComments.ts'

/**
 * Removes a post from the screen at once; the server deletes it when the undo has passed or the viewer leaves the page.
 */
export function useDeletePost(): (post: Post) => Deletion {
  const { drop } = usePostCache()
  return ({ id }) =>
    beginDeletion(id, {
      send: async () => {
        await deletePost(id)
        await drop(id)
      },
      sendWhileLeaving: () => deletePostWhileLeaving(id),
    })
}

/** Removes a comment with its answers in that way; the count of its post drops at once. */
export function useDeleteComment(): (comment: Answer | Comment) => Deletion {
  const { edit } = useCommentCache()
  const { countComments } = usePostCache()
  return (comment) => {
    const { id, post_id, parent_id } = comment
    const counted = 1 + countAnswers(comment)
    void countComments(post_id, -counted)
    const deletion = beginDeletion(id, {
      send: async () => {
        await deleteComment(id)
        await edit(post_id, (cached) =>
          parent_id ? withoutAnswer(cached, comment, 1) : withoutComment(cached, id),
        )
      },
      sendWhileLeaving: () => deleteCommentWhileLeaving(id),
    })
    return {
      undo: () => {
        deletion.undo()
        void countComments(post_id, counted)
      },
      pass: () =>
        deletion.pass().catch(async (error) => {
          await countComments(post_id, counted)
          throw error
        }),
    }
  }
}

/** An answer has none. */
export const countAnswers = (comment: Answer | Comment): number =>
  'answers' in comment ? comment.answers : 0
