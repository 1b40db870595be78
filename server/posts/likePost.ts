import type { Likes } from '#contracts/posts.ts'
import { idInput } from '#contracts/rules.ts'
import { deed } from '#server/platform/http/index.ts'
import { holdVisiblePost } from './load.ts'
import { insertPostLike } from './queries/likes.ts'
import { tell } from './tell.ts'

/** POST /posts/{id}/like: liking it again changes nothing. */
export const likePost = deed({
  access: 'user',
  input: idInput,
  run: async ({ id }, { viewer, db, now }): Promise<Likes> => {
    const { authorId } = await holdVisiblePost(id, 'deletion', { db, viewer })
    const { changed, likes } = await insertPostLike(db, id, viewer.id, now)
    if (changed) await tell(db, 'likes', { accountId: authorId, actorId: viewer.id, postId: id })
    return { likes, liked: true }
  },
})
