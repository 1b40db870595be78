import type { Likes } from '#contracts/posts.ts'
import { idInput } from '#contracts/rules.ts'
import { mutation } from '#server/platform/http/index.ts'
import { lockVisibleComment } from './load.ts'
import { cancel } from './notify.ts'
import { deleteCommentLike, likesAnother } from './queries/likes.ts'
import { showTo } from './show.ts'
import { showCommentCounts } from './watching.ts'

/** DELETE /comments/{id}/like: removes the caller's like; without one nothing changes. */
export const unlikeComment = mutation({
  access: 'user',
  input: idInput,
  run: async ({ id }, { viewer, db }): Promise<Likes> => {
    const comment = await lockVisibleComment(id, await showTo(db, viewer))
    const { changed, likes } = await deleteCommentLike(db, id, viewer.id)
    if (!changed) return { likes, liked: false }
    const { authorId, postId } = comment
    await showCommentCounts(db, { id, post_id: postId, likes })
    // One notification covers all of an author's comments under a post that the same account likes.
    if (!(await likesAnother(db, comment, viewer.id))) {
      await cancel(db, 'like-comment', { accountId: authorId, actorId: viewer.id, postId })
    }
    return { likes, liked: false }
  },
})
