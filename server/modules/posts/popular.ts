import { day, minute } from '#lib/durations.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { findPopular, type PopularPost } from './queries/feed.ts'

/** Popular is what was posted within so many days. */
const lastDays = 14
/** So many are kept in mind; who follows the authors of some still finds enough. */
const stored = 300
const rememberedFor = minute
/** A quiet fortnight: then the newest of any age stand in. */
const few = 20

type Remembered = { posts: PopularPost[]; at: number }

// Of a whole platform, so that a test's town never hears of another's.
const remembered = new WeakMap<object, Remembered>()

/**
 * The popular posts of the last days, the warmest first: the same for everybody, hence asked once a minute a process.
 * A town with few posts is asked each time, which costs little.
 */
export async function popularPosts(db: Db, now: Date): Promise<PopularPost[]> {
  const { database } = platform()
  const before = remembered.get(database)
  if (before && Math.abs(now.getTime() - before.at) < rememberedFor) return before.posts
  const recent = await findPopular(db, getFirstId(now.getTime() - lastDays * day), stored)
  const posts = recent.length < few ? await findPopular(db, getFirstId(0), stored) : recent
  if (posts.length === stored) remembered.set(database, { posts, at: now.getTime() })
  return posts
}

/** Below every id that was made then or later: an id begins with its time in milliseconds. */
function getFirstId(time: number): string {
  const hex = Math.max(0, time).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}
