import { findShownCards } from '#server/modules/account/index.ts'
import { blockedIds, mutingIds } from '#server/modules/blocks/index.ts'
import { connectedIds } from '#server/modules/friends/index.ts'
import { findServing } from '#server/modules/jobs/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { publishNow } from '#server/platform/live/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { findAuthors } from './queries/posts.ts'

/** An announcement that is late is of no use, and the feed is read when its stream reconnects. */
const maxAttempts = 3
/** The most volunteers of an organisation that hear of its posts. */
const maxVolunteers = 5_000

/** Queues the announcement of a post, so that its author does not wait until hundreds of accounts are found. */
export const announcePost = (db: Db, postId: string): Promise<void> =>
  addJob(db, 'posts.announce', { postId }, { maxAttempts })

/** Tells open feeds of a post, unless it is gone. */
export async function announce(postId: string): Promise<void> {
  const { db } = platform().database
  const authorId = (await findAuthors(db, [postId])).get(postId)
  if (authorId) await publishNow(db, await findAudience(db, authorId), 'newPost', { id: postId })
}

/** Returns the accounts that have this author in their feed: see `feedFor`. */
async function findAudience(db: Db, authorId: string): Promise<string[]> {
  const author = (await findShownCards(db, [authorId])).get(authorId)
  if (!author) return []
  const serving = { organisationId: authorId, begunBy: platform().clock.now() }
  const [blocked, muting, connections, volunteers] = await Promise.all([
    blockedIds(db, author),
    mutingIds(db, authorId),
    connectedIds(db, authorId),
    author.provider ? findServing(db, serving, { limit: maxVolunteers, offset: 0 }) : [],
  ])
  const without = new Set([...blocked, ...muting])
  return [...connections, ...volunteers].filter((id) => !without.has(id))
}
