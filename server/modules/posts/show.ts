import type { Answer, Comment, Post } from '#contracts/posts.ts'
import type { UserCard } from '#contracts/shapes.ts'
import { findShownCards, type StoredCard, storedCardView } from '#server/modules/account/index.ts'
import { blockedAndMutedIds } from '#server/modules/blocks/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { findFirstAnswers } from './queries/answers.ts'
import { findComments } from './queries/comments.ts'
import { findPosts } from './queries/posts.ts'
import { answerView, postView, type ViewContext } from './views.ts'

/** The viewer of a response; `hidden`: ids on either side of a block with them; `muted`: whose posts their lists leave out. */
export type Show = { db: Db; viewer: Viewer; hidden: readonly string[]; muted: readonly string[] }

export async function showTo(db: Db, viewer: Viewer): Promise<Show> {
  const { blocked, muted } = await blockedAndMutedIds(db, viewer)
  return { db, viewer, hidden: blocked, muted }
}

type Written = { id: string; authorId: string; parentAuthorId?: string | null; people: StoredCard[] }

type Reading = Pick<Show, 'db' | 'viewer'>

/** Returns the viewer's views of these posts, in the order of `ids`, without those they may not see. */
export async function showPosts(ids: readonly string[], show: Reading): Promise<Post[]> {
  return toViews(ids, await findPosts(show.db, ids, show.viewer.id), show, postView)
}

/** Returns these comments, each with its first answers. */
export async function showComments(ids: readonly string[], show: Show): Promise<Comment[]> {
  const first = await findFirstAnswers(show.db, ids, show.hidden)
  const answerIds = [...first.values()].flatMap((one) => one.ids)
  const all = new Map((await showAnswers([...ids, ...answerIds], show)).map((one) => [one.id, one]))
  return ids.flatMap((id) => {
    const comment = all.get(id)
    const { answers, ids: shownIds } = first.get(id) ?? { answers: 0, ids: [] }
    return comment ? { ...comment, answers, firstAnswers: shownIds.flatMap((one) => all.get(one) ?? []) } : []
  })
}

async function showAnswers(ids: readonly string[], show: Reading): Promise<Answer[]> {
  return toViews(ids, await findComments(show.db, ids, show.viewer.id), show, answerView)
}

export async function showPost(id: string, show: Reading): Promise<Post> {
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
  { viewer }: Reading,
  view: (row: Row, context: ViewContext) => View,
): View[] {
  const people = rows.flatMap((row) => row.people)
  const cards = new Map(people.map((card) => [card.id, storedCardView(card)]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const author = row && cards.get(row.authorId)
    // The answers to a comment that the viewer may not see are not shown either.
    const isUnderShown = !row?.parentAuthorId || cards.has(row.parentAuthorId)
    return author && isUnderShown ? [view(row, { viewer, author, cards })] : []
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
