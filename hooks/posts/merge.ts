import type { Post, PostStream } from '#contracts/posts.ts'

/** Posts as far as one has scrolled. `fresh`: the first page as it is by now, when it begins with posts not shown yet. */
export type CachedPosts = PostStream & { fresh?: PostStream }

const getIds = (posts: readonly Post[]) => new Set(posts.map(({ id }) => id))

const isInTimeOrder = (posts: readonly Post[]) =>
  posts.every((post, place) => place === 0 || post.createdAt <= (posts[place - 1]?.createdAt ?? ''))

/** Who is locked but no longer in the stretch that was just read: deleted, or not for this reader any more. */
function isGone(post: Post, { data, nextCursor }: PostStream): boolean {
  if (nextCursor === null) return true
  const last = data.at(-1)
  return last !== undefined && isInTimeOrder(data) && post.createdAt > last.createdAt
}

/**
 * What is locked, with the first page as it was just read: counts and words are renewed in place, what is gone goes, and
 * what is new waits in `fresh`, so that nothing moves under somebody who reads.
 */
export function mergeFresh(cached: CachedPosts | undefined, page: PostStream): CachedPosts {
  if (!cached || cached.data.length === 0) return page
  const now = new Map(page.data.map((post) => [post.id, post]))
  const known = getIds(cached.data)
  const data = cached.data
    .filter((post) => now.has(post.id) || !isGone(post, page))
    .map((post) => now.get(post.id) ?? post)
  const [first] = page.data
  const isNew = first !== undefined && !known.has(first.id)
  return { data, nextCursor: cached.nextCursor, ...(isNew && { fresh: page }) }
}

/** How many posts wait to be shown. */
export function countFresh({ data, fresh }: CachedPosts): number {
  if (!fresh) return 0
  const known = getIds(data)
  const place = fresh.data.findIndex(({ id }) => known.has(id))
  return place === -1 ? fresh.data.length : place
}

/** Shows what waited. Where it does not meet what was held, posts between them were missed: those are read anew. */
export function withFreshShown(cached: CachedPosts): CachedPosts {
  const { data, fresh, nextCursor } = cached
  if (!fresh) return cached
  const shown = getIds(fresh.data)
  const meets = data.some(({ id }) => shown.has(id))
  return meets ? { data: [...fresh.data, ...data.filter(({ id }) => !shown.has(id))], nextCursor } : fresh
}

/** The next page, each post once. */
export function withOlder(cached: CachedPosts, older: PostStream): CachedPosts {
  const known = getIds(cached.data)
  const data = [...cached.data, ...older.data.filter(({ id }) => !known.has(id))]
  return { ...cached, data, nextCursor: older.nextCursor }
}

/** Without what a person wrote: a stretch that is not in time order would not say that it is gone. */
export const withoutAuthor = (cached: CachedPosts, authorId: string): CachedPosts => {
  const others = (stream: PostStream) => ({
    ...stream,
    data: stream.data.filter(({ author }) => author.id !== authorId),
  })
  return { ...others(cached), ...(cached.fresh && { fresh: others(cached.fresh) }) }
}

/** A post of one's own, at the top at once. */
export const withFirst = (cached: CachedPosts, post: Post): CachedPosts => ({
  ...cached,
  data: [post, ...cached.data.filter(({ id }) => id !== post.id)],
})
