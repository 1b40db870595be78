import { type CommentStream, commentsInput } from '#contracts/posts.ts'
import { isId } from '#server/platform/db/ids.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { gather } from '../feed/gather.ts'
import { findCommentIds } from '../queries/comments.ts'
import { showComments, showPost, showTo } from '../show.ts'

/** GET /posts/{id}/comments: lists a post's comments, oldest first; the cursor is the id of the last one. */
export const listComments = query({
  access: 'user',
  input: commentsInput,
  run: async ({ id, cursor, limit }, { viewer, db }): Promise<CommentStream> => {
    if (cursor && !isId(cursor)) throw apiError('malformed', { fields: { cursor: 'invalid' } })
    const show = await showTo(db, viewer)
    await showPost(id, show)
    const { data, next } = await gather({
      from: cursor,
      limit,
      take: async (after, count) => {
        const ids = await findCommentIds(db, id, { after: after || null, limit: count + 1 })
        return { ids: ids.slice(0, count), next: ids.length > count ? (ids[count - 1] ?? null) : null }
      },
      show: (ids) => showComments(ids, show),
    })
    return { data, nextCursor: next }
  },
})
