import { saveCommentInput } from '#contracts/posts.ts'
import { newId } from '#server/platform/db/ids.ts'
import { mutation } from '#server/platform/http/index.ts'
import { lockVisiblePost } from '../load.ts'
import { countMentions, mentionable } from '../mentions.ts'
import { notifyAboutPost, notifyMentioned } from '../notify.ts'
import { insertComment } from '../queries/comments.ts'
import { showComment, showTo } from '../show.ts'
import { showPostCounts } from '../watching.ts'

/** POST /posts/{id}/comments: comments on a post; its author and the mentioned accounts are notified. */
export const createComment = mutation({
  access: 'user',
  input: saveCommentInput,
  counts: [{ act: 'a comment' }, ...countMentions()],
  status: 201,
  idempotent: true,
  run: async ({ id: postId, text, ...input }, { viewer, db, now }) => {
    const show = await showTo(db, viewer)
    const post = await lockVisiblePost(postId, 'deletion', show)
    const mentions = await mentionable(input.mentions, show)
    const id = newId()
    const counts = await insertComment(db, {
      id,
      postId,
      authorId: viewer.id,
      text,
      mentions,
      createdAt: now,
    })
    const about = { actorId: viewer.id, postId }
    await notifyAboutPost(db, 'comments', { ...about, accountId: post.authorId })
    // A mentioned author of the post gets one notification, not two.
    await notifyMentioned(
      db,
      mentions.filter((accountId) => accountId !== post.authorId),
      about,
    )
    await showPostCounts(db, counts)
    return showComment(id, show)
  },
})
