import type { Likes } from '#contracts/posts.ts'
import { idInput } from '#contracts/rules.ts'
import { mutation } from '#server/platform/http/index.ts'
import { lockVisibleComment } from './load.ts'
import { notifyAboutPost } from './notify.ts'
import { insertCommentLike } from './queries/likes.ts'
import { showTo } from './show.ts'
import { showCommentCounts } from './watching.ts'

/** POST /comments/{id}/like: likes a comment; liking it again changes nothing. */
export const likeComment = mutation({
  access: 'user',
  input: idInput,
  run: async ({ id }, { viewer, db, now }): Promise<Likes> => {
    const { authorId, postId } = await lockVisibleComment(id, await showTo(db, viewer))
    const { changed, likes } = await insertCommentLike(db, id, viewer.id, now)
    if (changed) {
      await notifyAboutPost(db, 'like-comment', { accountId: authorId, actorId: viewer.id, postId })
      await showCommentCounts(db, { id, post_id: postId, likes })
    }
    return { likes, liked: true }
  },
})
