import type { Answer, Comment, CommentStream } from '#contracts/posts.ts'
import { isUnsaved } from './unsaved.ts'

/** A comment with its loaded answers. `addedAnswers`: the viewer's new ones, shown below all that are loaded. */
export type CachedComment = Comment & { addedAnswers?: Answer[] }

/** The loaded comments, oldest first. `added`: the viewer's new ones, shown below all that is loaded. */
export type CachedComments = Omit<CommentStream, 'data'> & { data: CachedComment[]; added?: CachedComment[] }

const without = <One extends Answer>(some: readonly One[], others: readonly Answer[]): One[] => {
  const known = new Set(others.map(({ id }) => id))
  return some.filter(({ id }) => !known.has(id))
}

const sentAfter = <One extends Answer>(some: readonly One[], last: Answer | undefined): One[] =>
  some.filter(({ createdAt }) => !last || createdAt > last.createdAt)

/** Merges the first page into the loaded comments. */
export function mergeFreshComments(cached: CachedComments | undefined, page: CommentStream): CachedComments {
  if (!cached) return page
  const known = new Map([...cached.data, ...(cached.added ?? [])].map((one) => [one.id, one]))
  const fresh = page.data.map((one) => mergeFreshAnswers(known.get(one.id), one))
  if (page.nextCursor === null) {
    return { data: fresh, nextCursor: null, added: without(cached.added ?? [], fresh) }
  }
  const later = sentAfter(without(cached.data, fresh), fresh.at(-1))
  const isDeeper = later.length > 0
  return {
    data: [...fresh, ...later],
    nextCursor: isDeeper ? cached.nextCursor : page.nextCursor,
    added: without(cached.added ?? [], [...fresh, ...later]),
  }
}

/** Keeps the answers that were loaded beyond the first ones, and the viewer's new ones. */
function mergeFreshAnswers(cached: CachedComment | undefined, fresh: Comment): CachedComment {
  const { answers, firstAnswers } = fresh
  if (!cached) return fresh
  const isAll = answers === firstAnswers.length
  const later = isAll ? [] : sentAfter(without(cached.firstAnswers, firstAnswers), firstAnswers.at(-1))
  const loaded = [...firstAnswers, ...later]
  return { ...fresh, firstAnswers: loaded, addedAnswers: without(cached.addedAnswers ?? [], loaded) }
}

/** Appends the next page; a new comment of the viewer that it contains moves to its place there. */
export function withLaterComments(cached: CachedComments, later: CommentStream): CachedComments {
  const data = [...cached.data, ...without(later.data, cached.data)]
  return { data, nextCursor: later.nextCursor, added: without(cached.added ?? [], data) }
}

/** Adds the viewer's comment at the end at once. */
export const withAdded = (cached: CachedComments, comment: Comment): CachedComments => ({
  ...cached,
  added: [...without(cached.added ?? [], [comment]), comment],
})

const mapAll = (
  { added, ...cached }: CachedComments,
  to: (comments: CachedComment[]) => CachedComment[],
): CachedComments => ({ ...cached, data: to(cached.data), ...(added && { added: to(added) }) })

const mapOne = (cached: CachedComments, id: string, to: (comment: CachedComment) => CachedComment) =>
  mapAll(cached, (all) => all.map((one) => (one.id === id ? to(one) : one)))

/** Changes a comment or an answer, wherever it is loaded. */
export function withChanged(
  cached: CachedComments,
  id: string,
  changes: (shown: Answer) => Partial<Answer>,
): CachedComments {
  const changed = <One extends Answer>(all: readonly One[]): One[] =>
    all.map((one) => (one.id === id ? { ...one, ...changes(one) } : one))
  return mapAll(cached, (all) =>
    changed(all).map(({ addedAnswers, ...one }) => ({
      ...one,
      firstAnswers: changed(one.firstAnswers),
      ...(addedAnswers && { addedAnswers: changed(addedAnswers) }),
    })),
  )
}

/** Removes a comment with its answers. */
export const withoutComment = (cached: CachedComments, id: string): CachedComments =>
  mapAll(cached, (all) => all.filter((one) => one.id !== id))

/** Removes one answer, which counted unless it was not saved yet. */
export const withoutAnswer = (
  cached: CachedComments,
  { id, parent_id }: Answer,
  step: 0 | 1,
): CachedComments =>
  mapOne(cached, parent_id ?? '', (one) => ({
    ...one,
    answers: Math.max(0, one.answers - step),
    firstAnswers: one.firstAnswers.filter((answer) => answer.id !== id),
    addedAnswers: (one.addedAnswers ?? []).filter((answer) => answer.id !== id),
  }))

/** Adds the viewer's answer at once; it counts from when it is saved, unless a read brought it meanwhile. */
export const withAddedAnswer = (cached: CachedComments, answer: Answer, step: 0 | 1): CachedComments =>
  mapOne(cached, answer.parent_id ?? '', (one) => {
    if (one.firstAnswers.some(({ id }) => id === answer.id)) return one
    const addedAnswers = [...without(one.addedAnswers ?? [], [answer]), answer]
    return { ...one, answers: one.answers + step, addedAnswers }
  })

/** Appends the next page of answers. */
export const withLaterAnswers = (cached: CachedComments, id: string, later: CommentStream): CachedComments =>
  mapOne(cached, id, (one) => {
    const firstAnswers = [...one.firstAnswers, ...without(later.data, one.firstAnswers)]
    const addedAnswers = without(one.addedAnswers ?? [], firstAnswers)
    // At the end the number is exact, whatever was written or deleted meanwhile.
    const answers = later.nextCursor === null ? firstAnswers.length + countSaved(addedAnswers) : one.answers
    return { ...one, answers, firstAnswers, addedAnswers }
  })

const countSaved = (answers: readonly Answer[]): number => answers.filter((one) => !isUnsaved(one)).length

/** How many answers are not loaded. */
export const countMoreAnswers = ({ answers, firstAnswers, addedAnswers = [] }: CachedComment): number =>
  Math.max(0, answers - firstAnswers.length - countSaved(addedAnswers))
