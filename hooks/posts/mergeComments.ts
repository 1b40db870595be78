import type { Comment, CommentStream } from '#contracts/posts.ts'

/** Comments as far as one has read, oldest first. `said`: one's own new ones, which stand below all that is loaded. */
export type HeldComments = CommentStream & { said?: Comment[] }

const without = (some: readonly Comment[], others: readonly Comment[]) => {
  const known = new Set(others.map(({ id }) => id))
  return some.filter(({ id }) => !known.has(id))
}

/** The first page as it was just read, with what had been loaded after it. */
export function mergeFreshComments(held: HeldComments | undefined, page: CommentStream): HeldComments {
  if (!held || page.nextCursor === null) return { ...page, said: without(held?.said ?? [], page.data) }
  const last = page.data.at(-1)
  const later = without(held.data, page.data).filter(({ createdAt }) => !last || createdAt > last.createdAt)
  const isDeeper = later.length > 0
  return {
    data: [...page.data, ...later],
    nextCursor: isDeeper ? held.nextCursor : page.nextCursor,
    said: without(held.said ?? [], [...page.data, ...later]),
  }
}

/** The next page below; what one had said and is in it now stands at its place. */
export function withLaterComments(held: HeldComments, later: CommentStream): HeldComments {
  const data = [...held.data, ...without(later.data, held.data)]
  return { data, nextCursor: later.nextCursor, said: without(held.said ?? [], data) }
}

/** A comment of one's own, at the foot at once. */
export const withSaid = (held: HeldComments, comment: Comment): HeldComments => ({
  ...held,
  said: [...without(held.said ?? [], [comment]), comment],
})

export const withoutComment = (held: HeldComments, id: string): HeldComments => ({
  ...held,
  data: held.data.filter((one) => one.id !== id),
  said: (held.said ?? []).filter((one) => one.id !== id),
})
