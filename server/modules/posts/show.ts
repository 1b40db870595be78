import type { Comment, Post } from '#contracts/posts.ts'
import type { UserCard } from '#contracts/shapes.ts'
import { findShownCards, type StoredCard, storedCardView } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { findComments } from './queries/comments.ts'
import { findPosts } from './queries/posts.ts'
import { commentView, postView, type ViewContext } from './views.ts'

/** The viewer of a response; `hidden`: ids on either side of a block with them. */
export type Show = { db: Db; viewer: Viewer; hidden: readonly string[] }

export const showTo = async (db: Db, viewer: Viewer): Promise<Show> => ({
  db,
  viewer,
  hidden: await blockedIds(db, viewer),
})

type Written = { id: string; authorId: string; people: StoredCard[] }

/** Returns the viewer's views of these posts, in the order of `ids`, without those they may not see. */
export async function showPosts(ids: readonly string[], show: Show): Promise<Post[]> {
  return toViews(ids, await findPosts(show.db, ids, show.viewer.id), show, postView)
}

export async function showComments(ids: readonly string[], show: Show): Promise<Comment[]> {
  return toViews(ids, await findComments(show.db, ids, show.viewer.id), show, commentView)
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

function toViews<Row extends Written, View>(
  ids: readonly string[],
  rows: readonly Row[],
  show: Show,
  view: (row: Row, context: ViewContext) => View,
): View[] {
  const hidden = new Set(show.hidden)
  const people = rows.flatMap((row) => row.people).filter(({ id }) => !hidden.has(id))
  const cards = new Map(people.map((card) => [card.id, storedCardView(card)]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const author = row && cards.get(row.authorId)
    return author ? [view(row, { viewer: show.viewer, author, cards })] : []
  })
}

/** Returns the cards of visible authors: not suspended, not unvalidated, not blocked. */
export function visibleCards(ids: readonly string[], { db, hidden }: Show): Promise<Map<string, UserCard>> {
  const blocked = new Set(hidden)
  return findShownCards(
    db,
    ids.filter((id) => !blocked.has(id)),
  )
}
