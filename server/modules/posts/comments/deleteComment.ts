import { idInput } from '#contracts/rules.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { lockVisibleComment } from '../load.ts'
import { cancel } from '../notify.ts'
import { mayWithComment } from '../policy.ts'
import { deleteCommentRow, hasCommented } from '../queries/comments.ts'
import { showTo } from '../show.ts'
import { showPostCounts } from '../watching.ts'

/** DELETE /comments/{id}: for its author and the author of the post. */
export const deleteComment = mutation({
  access: 'user',
  input: idInput,
  status: 204,
  run: async ({ id }, { viewer, db }) => {
    const comment = await lockVisibleComment(id, 'deletion', await showTo(db, viewer))
    if (!mayWithComment('delete', viewer, comment)) throw apiError('notAllowed')
    await showPostCounts(db, await deleteCommentRow(db, comment))
    const { postId, authorId, hostId } = comment
    if (await hasCommented(db, postId, authorId)) return
    await cancel(db, 'comments', { accountId: hostId, actorId: authorId, postId })
  },
})
