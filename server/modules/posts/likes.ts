import type { Likes } from '#contracts/posts.ts'
import { idInput } from '#contracts/rules.ts'
import { mutation } from '#server/platform/http/index.ts'
import { lockVisibleComment, lockVisiblePost } from './load.ts'
import { cancel, notifyAboutPost } from './notify.ts'
import {
  deleteCommentLike,
  deletePostLike,
  insertCommentLike,
  insertPostLike,
  likesAnother,
} from './queries/likes.ts'
import { showTo } from './show.ts'
import { showCommentChange, showPostCounts } from './watching.ts'

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

/** POST /comments/{id}/like: likes a comment; liking it again changes nothing. */
export const likeComment = mutation({
  access: 'user',
  input: idInput,
  run: async ({ id }, { viewer, db, now }): Promise<Likes> => {
    const { authorId, postId } = await lockVisibleComment(id, 'deletion', await showTo(db, viewer))
    const { changed, likes } = await insertCommentLike(db, id, viewer.id, now)
    if (changed) {
      await notifyAboutPost(db, 'like-comment', { accountId: authorId, actorId: viewer.id, postId })
      await showCommentChange(db, { id, post_id: postId, likes })
    }
    return { likes, liked: true }
  },
})

/** DELETE /comments/{id}/like: removes the caller's like; without one nothing changes. */
export const unlikeComment = mutation({
  access: 'user',
  input: idInput,
  run: async ({ id }, { viewer, db }): Promise<Likes> => {
    const comment = await lockVisibleComment(id, 'deletion', await showTo(db, viewer))
    const { changed, likes } = await deleteCommentLike(db, id, viewer.id)
    if (!changed) return { likes, liked: false }
    const { authorId, postId } = comment
    await showCommentChange(db, { id, post_id: postId, likes })
    // One notification covers all of an author's comments under a post that the same account likes.
    if (!(await likesAnother(db, comment, viewer.id))) {
      await cancel(db, 'like-comment', { accountId: authorId, actorId: viewer.id, postId })
    }
    return { likes, liked: false }
  },
})
