import { idInput } from '#contracts/rules.ts'
import { withhold } from '#server/modules/media/index.ts'
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
  run: async ({ id }, { viewer, db, now }) => {
    const post = await lockVisiblePost(id, 'change', await showTo(db, viewer))
    if (!mayWithPost('delete', viewer, post)) throw apiError('notAllowed')
    // The sweep removes the files later: until then, who has their addresses would still see them.
    await withhold(db, await deletePostRow(db, id), now)
    await cancelPost(db, id)
  },
})
