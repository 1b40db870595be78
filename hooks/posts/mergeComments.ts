import type { Comment, CommentStream } from '#contracts/posts.ts'

/** The loaded comments, oldest first. `added`: the viewer's new ones, shown below all that is loaded. */
export type CachedComments = CommentStream & { added?: Comment[] }

const without = (some: readonly Comment[], others: readonly Comment[]) => {
  const known = new Set(others.map(({ id }) => id))
  return some.filter(({ id }) => !known.has(id))
}

/** Merges the first page into the loaded comments. */
export function mergeFreshComments(cached: CachedComments | undefined, page: CommentStream): CachedComments {
  if (!cached || page.nextCursor === null) return { ...page, added: without(cached?.added ?? [], page.data) }
  const last = page.data.at(-1)
  const later = without(cached.data, page.data).filter(({ createdAt }) => !last || createdAt > last.createdAt)
  const isDeeper = later.length > 0
  return {
    data: [...page.data, ...later],
    nextCursor: isDeeper ? cached.nextCursor : page.nextCursor,
    added: without(cached.added ?? [], [...page.data, ...later]),
  }
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

export const withoutComment = (cached: CachedComments, id: string): CachedComments => ({
  ...cached,
  data: cached.data.filter((one) => one.id !== id),
  added: (cached.added ?? []).filter((one) => one.id !== id),
})
