import { updateCommentInput } from '#contracts/posts.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { lockVisibleComment } from '../load.ts'
import { countMentions, mentionable } from '../mentions.ts'
import { cancelMentionsBy, notifyMentioned } from '../notify.ts'
import { mayWithComment } from '../policy.ts'
import { updateCommentRow } from '../queries/comments.ts'
import { showComment, showTo } from '../show.ts'
import { showCommentChange } from '../watching.ts'

/** PUT /comments/{id}: replaces the text of the caller's comment, which says so; newly mentioned accounts are notified. */
export const updateComment = mutation({
  access: 'user',
  input: updateCommentInput,
  counts: countMentions({ edits: 'comment' }),
  idempotent: true,
  run: async ({ id, text, ...input }, { viewer, db, now }) => {
    const show = await showTo(db, viewer)
    const before = await lockVisibleComment(id, 'change', show)
    if (!mayWithComment('edit', viewer, before)) throw apiError('notAllowed')
    const { postId, hostId, likes } = before
    const mentions = await mentionable(input.mentions, show)
    await updateCommentRow(db, id, { text, mentions, editedAt: now })
    // The post's author was notified of the comment itself.
    const added = mentions.filter((one) => one !== hostId && !before.mentions.includes(one))
    await notifyMentioned(db, added, { actorId: viewer.id, postId })
    if (before.mentions.some((one) => !mentions.includes(one)))
      await cancelMentionsBy(db, [viewer.id], postId)
    await showCommentChange(db, { id, post_id: postId, likes, edited: true })
    return showComment(id, show)
  },
})
