import type { Comment, CommentStream } from '#contracts/posts.ts'

/** Comments as far as one has read, oldest first. `said`: one's own new ones, which stand below all that is loaded. */
export type CachedComments = CommentStream & { said?: Comment[] }

const without = (some: readonly Comment[], others: readonly Comment[]) => {
  const known = new Set(others.map(({ id }) => id))
  return some.filter(({ id }) => !known.has(id))
}

/** The first page as it was just read, with what had been loaded after it. */
export function mergeFreshComments(cached: CachedComments | undefined, page: CommentStream): CachedComments {
  if (!cached || page.nextCursor === null) return { ...page, said: without(cached?.said ?? [], page.data) }
  const last = page.data.at(-1)
  const later = without(cached.data, page.data).filter(({ createdAt }) => !last || createdAt > last.createdAt)
  const isDeeper = later.length > 0
  return {
    data: [...page.data, ...later],
    nextCursor: isDeeper ? cached.nextCursor : page.nextCursor,
    said: without(cached.said ?? [], [...page.data, ...later]),
  }
}

/** The next page below; what one had said and is in it now stands at its place. */
export function withLaterComments(cached: CachedComments, later: CommentStream): CachedComments {
  const data = [...cached.data, ...without(later.data, cached.data)]
  return { data, nextCursor: later.nextCursor, said: without(cached.said ?? [], data) }
}

/** A comment of one's own, at the foot at once. */
export const withSaid = (cached: CachedComments, comment: Comment): CachedComments => ({
  ...cached,
  said: [...without(cached.said ?? [], [comment]), comment],
})

export const withoutComment = (cached: CachedComments, id: string): CachedComments => ({
  ...cached,
  data: cached.data.filter((one) => one.id !== id),
  said: (cached.said ?? []).filter((one) => one.id !== id),
})
