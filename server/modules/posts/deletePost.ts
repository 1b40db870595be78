import { idInput } from '#contracts/rules.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { lockVisiblePost } from './load.ts'
import { cancelPost } from './notify.ts'
import { mayWithPost } from './policy.ts'
import { deletePostRow } from './queries/posts.ts'
import { showTo } from './show.ts'

/** DELETE /posts/{id}: deletes a post with its comments, likes and notifications. */
export const deletePost = mutation({
  access: 'user',
  input: idInput,
  status: 204,
  run: async ({ id }, { viewer, db }) => {
    const post = await lockVisiblePost(id, 'change', await showTo(db, viewer))
    if (!mayWithPost('delete', viewer, post)) throw apiError('notAllowed')
    await deletePostRow(db, id)
    await cancelPost(db, id)
  },
})
