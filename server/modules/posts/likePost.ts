import type { Likes } from '#contracts/posts.ts'
import { idInput } from '#contracts/rules.ts'
import { mutation } from '#server/platform/http/index.ts'
import { lockVisiblePost } from './load.ts'
import { notifyAboutPost } from './notify.ts'
import { insertPostLike } from './queries/likes.ts'
import { showTo } from './show.ts'
import { showPostCounts } from './watching.ts'

/** POST /posts/{id}/like: likes a post; liking it again changes nothing. */
export const likePost = mutation({
  access: 'user',
  input: idInput,
  run: async ({ id }, { viewer, db, now }): Promise<Likes> => {
    const { authorId } = await lockVisiblePost(id, 'deletion', await showTo(db, viewer))
    const counted = await insertPostLike(db, id, viewer.id, now)
    if (counted.changed) {
      await notifyAboutPost(db, 'likes', { accountId: authorId, actorId: viewer.id, postId: id })
      await showPostCounts(db, counted)
    }
    return { likes: counted.likes, liked: true }
  },
})
