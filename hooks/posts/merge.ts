import type { Post, PostStream } from '#contracts/posts.ts'

/** Posts as far as one has scrolled. `fresh`: the first page as it is by now, when it begins with posts not shown yet. */
export type HeldPosts = PostStream & { fresh?: PostStream }

const idsOf = (posts: readonly Post[]) => new Set(posts.map(({ id }) => id))

const isInTimeOrder = (posts: readonly Post[]) =>
  posts.every((post, place) => place === 0 || post.createdAt <= (posts[place - 1]?.createdAt ?? ''))

/** Who is held but no longer in the stretch that was just read: deleted, or not for this reader any more. */
function isGone(post: Post, { data, nextCursor }: PostStream): boolean {
  if (nextCursor === null) return true
  const last = data.at(-1)
  return last !== undefined && isInTimeOrder(data) && post.createdAt > last.createdAt
}

/**
 * What is held, with the first page as it was just read: counts and words are renewed in place, what is gone goes, and
 * what is new waits in `fresh`, so that nothing moves under somebody who reads.
 */
export function mergeFresh(held: HeldPosts | undefined, page: PostStream): HeldPosts {
  if (!held || held.data.length === 0) return page
  const now = new Map(page.data.map((post) => [post.id, post]))
  const known = idsOf(held.data)
  const data = held.data
    .filter((post) => now.has(post.id) || !isGone(post, page))
    .map((post) => now.get(post.id) ?? post)
  const [first] = page.data
  const isNew = first !== undefined && !known.has(first.id)
  return { data, nextCursor: held.nextCursor, ...(isNew && { fresh: page }) }
}

/** How many posts wait to be shown. */
export function countFresh({ data, fresh }: HeldPosts): number {
  if (!fresh) return 0
  const known = idsOf(data)
  const place = fresh.data.findIndex(({ id }) => known.has(id))
  return place === -1 ? fresh.data.length : place
}

/** Shows what waited. Where it does not meet what was held, posts between them were missed: those are read anew. */
export function withFreshShown(held: HeldPosts): HeldPosts {
  const { data, fresh, nextCursor } = held
  if (!fresh) return held
  const shown = idsOf(fresh.data)
  const meets = data.some(({ id }) => shown.has(id))
  return meets ? { data: [...fresh.data, ...data.filter(({ id }) => !shown.has(id))], nextCursor } : fresh
}

/** The next page, each post once. */
export function withOlder(held: HeldPosts, older: PostStream): HeldPosts {
  const known = idsOf(held.data)
  const data = [...held.data, ...older.data.filter(({ id }) => !known.has(id))]
  return { ...held, data, nextCursor: older.nextCursor }
}

/** Without what a person wrote: a stretch that is not in time order would not say that it is gone. */
export const withoutAuthor = (held: HeldPosts, authorId: string): HeldPosts => {
  const others = (stream: PostStream) => ({
    ...stream,
    data: stream.data.filter(({ author }) => author.id !== authorId),
  })
  return { ...others(held), ...(held.fresh && { fresh: others(held.fresh) }) }
}

/** A post of one's own, at the top at once. */
export const withFirst = (held: HeldPosts, post: Post): HeldPosts => ({
  ...held,
  data: [post, ...held.data.filter(({ id }) => id !== post.id)],
})
