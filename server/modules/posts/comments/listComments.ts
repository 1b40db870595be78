import { type CommentStream, commentsInput } from '#contracts/posts.ts'
import { isId } from '#server/platform/db/ids.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { gather } from '../feed/gather.ts'
import { findAnswerIds, findCommentIds } from '../queries/comments.ts'
import { type Show, showComment, showComments, showPost, showTo } from '../show.ts'

/**
 * GET /posts/{id}/comments: lists a post's comments, oldest first, each with its first answers; with `parent_id`, the
 * answers to that comment. The cursor is the id of the last one.
 */
export const listComments = query({
  access: 'user',
  input: commentsInput,
  run: async ({ id, parent_id, cursor, limit }, { viewer, db }): Promise<CommentStream> => {
    if (cursor && !isId(cursor)) throw apiError('malformed', { fields: { cursor: 'invalid' } })
    const show = await showTo(db, viewer)
    await showPost(id, show)
    if (parent_id) await showParent(parent_id, id, show)
    const { data, next } = await gather({
      from: cursor,
      limit,
      take: async (after, count) => {
        const page = { after: after || null, limit: count + 1 }
        const ids = await (parent_id ? findAnswerIds(db, parent_id, page) : findCommentIds(db, id, page))
        return { ids: ids.slice(0, count), next: ids.length > count ? (ids[count - 1] ?? null) : null }
      },
      show: (ids) => showComments(ids, show),
    })
    return { data, nextCursor: next }
  },
})

async function showParent(id: string, postId: string, show: Show): Promise<void> {
  if ((await showComment(id, show)).post_id !== postId) throw apiError('notFound')
}
