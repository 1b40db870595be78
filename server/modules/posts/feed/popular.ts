import { day, minute } from '#lib/durations.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { findPopular, type PopularPost } from '../queries/feed.ts'

/** Only posts of the last days count as popular. */
const lastDays = 14
/** The cache has enough posts for viewers whose connections wrote some of them. */
const maxCached = 300
const cacheTime = minute
/** With fewer recent posts than this, posts of any age count. */
const minRecent = 20

type Cached = { posts: PopularPost[]; at: number }

// Each platform has its own cache, so that test apps do not share posts.
const cache = new WeakMap<object, Cached>()

/**
 * Returns the popular posts of the last days, most popular first. They do not depend on the viewer, so each process caches
 * them for a minute; with few posts the query is cheap and not cached.
 */
export async function popularPosts(db: Db, now: Date): Promise<PopularPost[]> {
  const { database } = platform()
  const cached = cache.get(database)
  if (cached && Math.abs(now.getTime() - cached.at) < cacheTime) return cached.posts
  const recent = await findPopular(db, getFirstId(now.getTime() - lastDays * day), maxCached)
  const posts = recent.length < minRecent ? await findPopular(db, getFirstId(0), maxCached) : recent
  if (posts.length === maxCached) cache.set(database, { posts, at: now.getTime() })
  return posts
}

/** Returns an id below all that were created at `time` (in milliseconds) or later: a UUIDv7 begins with its time. */
function getFirstId(time: number): string {
  const hex = Math.max(0, time).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}
