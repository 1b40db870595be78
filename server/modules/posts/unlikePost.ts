import type { Likes } from '#contracts/posts.ts'
import { idInput } from '#contracts/rules.ts'
import { mutation } from '#server/platform/http/index.ts'
import { lockVisiblePost } from './load.ts'
import { cancel } from './notify.ts'
import { deletePostLike } from './queries/likes.ts'
import { showTo } from './show.ts'
import { showPostCounts } from './watching.ts'

/** DELETE /posts/{id}/like: removes the caller's like and its unread notification. */
export const unlikePost = mutation({
  access: 'user',
  input: idInput,
  run: async ({ id }, { viewer, db }): Promise<Likes> => {
    const { authorId } = await lockVisiblePost(id, 'deletion', await showTo(db, viewer))
    const counted = await deletePostLike(db, id, viewer.id)
    if (counted.changed) {
      await cancel(db, 'likes', { accountId: authorId, actorId: viewer.id, postId: id })
      await showPostCounts(db, counted)
    }
    return { likes: counted.likes, liked: false }
  },
})
