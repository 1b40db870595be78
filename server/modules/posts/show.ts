import type { Comment, Post } from '#contracts/posts.ts'
import type { UserCard } from '#contracts/shapes.ts'
import { findShownCards } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { findComments } from './queries/comments.ts'
import { findPosts } from './queries/posts.ts'
import { type Around, commentView, postView } from './views.ts'

/** To whom something is shown; `hidden`: who is apart from them. */
export type Show = { db: Db; viewer: Viewer; hidden: readonly string[] }

export const showTo = async (db: Db, viewer: Viewer): Promise<Show> => ({
  db,
  viewer,
  hidden: await blockedIds(db, viewer),
})

type Written = { id: string; authorId: string; mentions: string[] }

/** Ids -> posts as this viewer sees them, in the same order; left out is what they may not see. One batch a kind. */
export async function showPosts(ids: readonly string[], show: Show): Promise<Post[]> {
  return inOrder(ids, await findPosts(show.db, ids, show.viewer.id), show, postView)
}

export async function showComments(ids: readonly string[], show: Show): Promise<Comment[]> {
  return inOrder(ids, await findComments(show.db, ids, show.viewer.id), show, commentView)
}

export async function showPost(id: string, show: Show): Promise<Post> {
  const [post] = await showPosts([id], show)
  if (!post) throw apiError('notFound')
  return post
}

export async function showComment(id: string, show: Show): Promise<Comment> {
  const [comment] = await showComments([id], show)
  if (!comment) throw apiError('notFound')
  return comment
}

async function inOrder<Row extends Written, View>(
  ids: readonly string[],
  rows: readonly Row[],
  show: Show,
  view: (row: Row, around: Around) => View,
): Promise<View[]> {
  if (rows.length === 0) return []
  const cards = await visibleCards(
    rows.flatMap(({ authorId, mentions }) => [authorId, ...mentions]),
    show,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const author = row && cards.get(row.authorId)
    return author ? [view(row, { viewer: show.viewer, author, cards })] : []
  })
}

/** The rule of all that people write: nobody sees the suspended, the unvalidated, and whom a block keeps apart. */
export function visibleCards(ids: readonly string[], { db, hidden }: Show): Promise<Map<string, UserCard>> {
  const apart = new Set(hidden)
  return findShownCards(
    db,
    ids.filter((id) => !apart.has(id)),
  )
}
