import { createCommentInput } from '#contracts/posts.ts'
import { assertNotSuspended } from '#server/modules/account/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { mutation } from '#server/platform/http/index.ts'
import { lockAnswered, lockVisiblePost } from '../load.ts'
import { countMentions, mentionable } from '../mentions.ts'
import { notifyAboutPost, notifyAnswered, notifyMentioned } from '../notify.ts'
import { insertComment } from '../queries/comments.ts'
import { type Show, showComment, showTo } from '../show.ts'
import { showPostCounts } from '../watching.ts'

/**
 * POST /posts/{id}/comments: comments on a post, or answers a comment (`parent_id`); an answer to an answer stands under
 * the same comment. The authors of the post and of what is answered are notified, and the mentioned accounts.
 */
export const createComment = mutation({
  access: 'user',
  input: createCommentInput,
  counts: [{ act: 'a comment' }, ...countMentions()],
  status: 201,
  idempotent: true,
  run: async ({ id: postId, parent_id, text, ...input }, { viewer, db, now }) => {
    await assertNotSuspended(db, viewer.id)
    const show = await showTo(db, viewer)
    const post = await lockVisiblePost(postId, 'deletion', show)
    const answer = parent_id ? await readAnswer(parent_id, postId, show) : null
    const mentions = await mentionable([...input.mentions, ...(answer?.mentions ?? [])], show)
    const id = newId()
    const parentId = answer?.parentId ?? null
    const counts = await insertComment(db, {
      ...{ id, postId, parentId, text, mentions },
      authorId: viewer.id,
      createdAt: now,
    })
    await notify(db, { actorId: viewer.id, postId }, post.authorId, answer?.notified ?? [], mentions)
    await showPostCounts(db, counts)
    return showComment(id, show)
  },
})

/** Reads whom an answer notifies; an answer to an answer mentions the author of that one. */
async function readAnswer(id: string, postId: string, show: Show) {
  const { answered, top } = await lockAnswered(id, postId, show)
  const isToAnswer = answered.id !== top.id && answered.author.id !== show.viewer.id
  return {
    parentId: top.id,
    notified: [...new Set([answered.author.id, top.authorId])],
    mentions: isToAnswer ? [answered.author.id] : [],
  }
}

/** Each account gets one notification: of an answer rather than of a comment, and of that rather than of a mention. */
async function notify(
  db: Db,
  about: { actorId: string; postId: string },
  hostId: string,
  answered: readonly string[],
  mentioned: readonly string[],
): Promise<void> {
  await notifyAnswered(db, answered, about)
  if (!answered.includes(hostId)) await notifyAboutPost(db, 'comments', { ...about, accountId: hostId })
  const others = mentioned.filter((one) => one !== hostId && !answered.includes(one))
  await notifyMentioned(db, others, about)
}
