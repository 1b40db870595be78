import { saveCommentInput } from '#contracts/posts.ts'
import { newId } from '#server/platform/db/ids.ts'
import { mutation } from '#server/platform/http/index.ts'
import { lockVisiblePost } from './load.ts'
import { countMentions, mentionable } from './mentions.ts'
import { notifyAboutPost, notifyMentioned } from './notify.ts'
import { insertComment } from './queries/comments.ts'
import { showComment, showTo } from './show.ts'
import { showPostCounts } from './watching.ts'

/** POST /posts/{id}/comments: the post's author hears of it, and whom it names. */
export const createComment = mutation({
  access: 'user',
  input: saveCommentInput,
  counts: [{ act: 'a comment' }, ...countMentions({ edit: false })],
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
    // The author of the post is about once.
    await notifyMentioned(
      db,
      mentions.filter((one) => one !== post.authorId),
      about,
    )
    await showPostCounts(db, counts)
    return showComment(id, show)
  },
})
