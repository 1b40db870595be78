import { updatePostInput } from '#contracts/posts.ts'
import { deed, refuse } from '#server/platform/http/index.ts'
import { holdVisiblePost } from './load.ts'
import { attach } from './media.ts'
import { mentionable } from './mentions.ts'
import { mayWithPost } from './policy.ts'
import { updatePostRow } from './queries/posts.ts'
import { showPost, showTo } from './show.ts'
import { tellMentioned } from './tell.ts'

/** PUT /posts/{id}: replaces the whole; who is named only now hears of it. */
export const updatePost = deed({
  access: 'user',
  input: updatePostInput,
  run: async ({ id, text, ...input }, { viewer, db, now }) => {
    const show = await showTo(db, viewer)
    const before = await holdVisiblePost(id, 'change', show)
    if (!mayWithPost('edit', viewer, before)) throw refuse('notAllowed')
    const attached = await attach(db, viewer.id, input.media)
    const mentions = await mentionable(input.mentions, show)
    await updatePostRow(db, id, { text, mentions, ...attached, editedAt: now })
    const added = mentions.filter((one) => !before.mentions.includes(one))
    await tellMentioned(db, added, { actorId: viewer.id, postId: id })
    return showPost(id, show)
  },
})
