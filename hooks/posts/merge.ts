import type { Post, PostStream } from '#contracts/posts.ts'

/**
 * The loaded posts. `fresh`: the newest first page, when it starts with posts not shown yet; `announced`: the ids of posts
 * published since.
 */
export type CachedPosts = PostStream & { fresh?: PostStream; announced?: readonly string[] }

const getIds = (posts: readonly Post[]) => new Set(posts.map(({ id }) => id))

const isInTimeOrder = (posts: readonly Post[]) =>
  posts.every((post, place) => place === 0 || post.createdAt <= (posts[place - 1]?.createdAt ?? ''))

/** Whether a cached post is missing from the batch that was just read: deleted, or now hidden from this reader. */
function isGone(post: Post, { data, nextCursor }: PostStream): boolean {
  if (nextCursor === null) return true
  const last = data.at(-1)
  return last !== undefined && isInTimeOrder(data) && post.createdAt > last.createdAt
}

/**
 * Merges the first page into the cached posts: counts and texts are updated in place, missing posts are removed, and
 * new ones wait in `fresh`, so that nothing moves while it is read.
 */
export function mergeFresh(cached: CachedPosts | undefined, page: PostStream): CachedPosts {
  if (!cached || cached.data.length === 0) return page
  const now = new Map(page.data.map((post) => [post.id, post]))
  const known = getIds(cached.data)
  const data = cached.data
    .filter((post) => now.has(post.id) || !isGone(post, page))
    .map((post) => now.get(post.id) ?? post)
  const [first] = page.data
  // A post that the viewer published since stands above the announced ones.
  const announced = cached.announced?.filter((id) => now.has(id) && !known.has(id)) ?? []
  const isNew = announced.length > 0 || (first !== undefined && !known.has(first.id))
  return {
    data,
    nextCursor: cached.nextCursor,
    ...(page.words && { words: page.words }),
    ...(isNew && { fresh: page }),
    ...(announced.length > 0 && { announced }),
  }
}

/** How many new posts wait to be shown, with those that were announced. */
export function countFresh({ data, fresh, announced = [] }: CachedPosts): number {
  const known = getIds(data)
  const waiting = fresh?.data ?? []
  const place = waiting.findIndex(({ id }) => known.has(id))
  const above = getIds(place === -1 ? waiting : waiting.slice(0, place))
  return new Set([...above, ...announced.filter((id) => !known.has(id))]).size
}

/** Remembers that a post was published: it is counted, and loaded when it shall be shown. */
export const withAnnounced = (cached: CachedPosts, id: string): CachedPosts => ({
  ...cached,
  announced: [...new Set([...(cached.announced ?? []), id])],
})

/**
 * Shows the waiting posts. Where they do not overlap the cached ones, posts in between were missed and are fetched
 * again.
 */
export function withFreshShown(cached: CachedPosts): CachedPosts {
  const { data, fresh, nextCursor } = cached
  if (!fresh) return cached
  const shown = getIds(fresh.data)
  const meets = data.some(({ id }) => shown.has(id))
  return meets ? { data: [...fresh.data, ...data.filter(({ id }) => !shown.has(id))], nextCursor } : fresh
}

/**
 * Appends the page that was read from this cursor, without duplicates; none when the list was replaced meanwhile and ends
 * elsewhere.
 */
export function withOlder(cached: CachedPosts, cursor: string, older: PostStream): CachedPosts {
  if (cached.nextCursor !== cursor) return cached
  const known = getIds(cached.data)
  const data = [...cached.data, ...older.data.filter(({ id }) => !known.has(id))]
  return { ...cached, data, nextCursor: older.nextCursor }
}

/** Without a post. */
export const withoutPost = (cached: CachedPosts, id: string): CachedPosts => ({
  ...cached,
  data: cached.data.filter((post) => post.id !== id),
})

/** Without the posts of an author: a batch that is not ordered by time would not show that they are gone. */
export const withoutAuthor = (cached: CachedPosts, authorId: string): CachedPosts => {
  const others = (stream: PostStream) => ({
    ...stream,
    data: stream.data.filter(({ author }) => author.id !== authorId),
  })
  return { ...others(cached), ...(cached.fresh && { fresh: others(cached.fresh) }) }
}

/** Adds the viewer's post at the top at once. */
export const withFirst = (cached: CachedPosts, post: Post): CachedPosts => ({
  ...cached,
  data: [post, ...cached.data.filter(({ id }) => id !== post.id)],
})
