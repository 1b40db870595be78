import { updatePostInput } from '#contracts/posts.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { assertVersion, nextVersion } from '#server/platform/versions.ts'
import { lockVisiblePost } from './load.ts'
import { attach } from './media.ts'
import { countMentions, mentionable } from './mentions.ts'
import { cancelMentionsBy, notifyMentioned } from './notify.ts'
import { mayWithPost } from './policy.ts'
import { updatePostRow } from './queries/posts.ts'
import { showPost, showTo } from './show.ts'
import { getVersion } from './views.ts'

/** PUT /posts/{id}: replaces the post; 409 when it has changed since it was read. Newly mentioned accounts are notified. */
export const updatePost = mutation({
  access: 'user',
  input: updatePostInput,
  counts: countMentions({ edits: 'post' }),
  idempotent: true,
  run: async ({ id, text, updatedAt, ...input }, { viewer, db, now }) => {
    const show = await showTo(db, viewer)
    const before = await lockVisiblePost(id, 'change', show)
    if (!mayWithPost('edit', viewer, before)) throw apiError('notAllowed')
    assertVersion(getVersion(before), updatedAt)
    const attached = await attach(db, viewer.id, input.media)
    const mentions = await mentionable(input.mentions, show)
    await updatePostRow(db, id, {
      text,
      mentions,
      ...attached,
      editedAt: nextVersion(getVersion(before), now),
    })
    const added = mentions.filter((accountId) => !before.mentions.includes(accountId))
    await notifyMentioned(db, added, { actorId: viewer.id, postId: id })
    if (before.mentions.some((one) => !mentions.includes(one))) await cancelMentionsBy(db, [viewer.id], id)
    return showPost(id, show)
  },
})
