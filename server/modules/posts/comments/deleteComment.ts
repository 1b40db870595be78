import { idInput } from '#contracts/rules.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { lockVisibleComment } from '../load.ts'
import { cancelAnswered, cancelCommentsBy, cancelMentionsBy } from '../notify.ts'
import { mayWithComment } from '../policy.ts'
import { findAnswered } from '../queries/answers.ts'
import { deleteCommentRows, findCommenters, type LockedComment } from '../queries/comments.ts'
import { showTo } from '../show.ts'
import { showPostCounts } from '../watching.ts'

/** DELETE /comments/{id}: deletes a comment with the answers to it; for its author and the author of the post. */
export const deleteComment = mutation({
  access: 'user',
  input: idInput,
  status: 204,
  run: async ({ id }, { viewer, db }) => {
    const comment = await lockVisibleComment(id, 'all', await showTo(db, viewer))
    if (!mayWithComment('delete', viewer, comment)) throw apiError('notAllowed')
    const { authorIds, counts } = await deleteCommentRows(db, comment)
    await showPostCounts(db, counts)
    await cancelNotifications(db, comment, authorIds)
  },
})

async function cancelNotifications(
  db: Db,
  { postId, authorId, parentAuthorId, mentions }: LockedComment,
  authorIds: readonly string[],
): Promise<void> {
  await cancelMentionsBy(db, authorIds, postId)
  const remaining = await findCommenters(db, postId, authorIds)
  await cancelCommentsBy(
    db,
    authorIds.filter((one) => !remaining.has(one)),
    postId,
  )
  if (!parentAuthorId) return
  const notified = [...new Set([parentAuthorId, ...mentions])]
  const answered = await findAnswered(db, { postId, authorId }, notified)
  const others = notified.filter((one) => !answered.has(one))
  await cancelAnswered(db, others, { actorId: authorId, postId })
}
