import { savePostInput } from '#contracts/posts.ts'
import { newId } from '#server/platform/db/ids.ts'
import { mutation } from '#server/platform/http/index.ts'
import { announcePost } from './announce.ts'
import { attach } from './media.ts'
import { countMentions, mentionable } from './mentions.ts'
import { notifyMentioned } from './notify.ts'
import { insertPost } from './queries/posts.ts'
import { showPost, showTo } from './show.ts'

/** POST /posts: publishes a text, images and videos, or both; the mentioned accounts are notified. */
export const createPost = mutation({
  access: 'user',
  input: savePostInput,
  counts: [{ act: 'a post' }, ...countMentions()],
  status: 201,
  idempotent: true,
  run: async ({ text, ...input }, { viewer, db, now }) => {
    const id = newId()
    const attached = await attach(db, viewer.id, input.media)
    const show = await showTo(db, viewer)
    const mentions = await mentionable(input.mentions, show)
    await insertPost(db, { id, authorId: viewer.id, text, mentions, ...attached, createdAt: now })
    await notifyMentioned(db, mentions, { actorId: viewer.id, postId: id })
    await announcePost(db, id)
    return showPost(id, show)
  },
})
