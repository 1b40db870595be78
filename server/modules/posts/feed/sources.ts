import type { Match } from '#server/modules/words/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { findCircle, findIdsAbout, findIdsInFeed, findIdsWithMedia } from '../queries/feed.ts'
import { findSaved } from '../queries/marks.ts'
import { type Among, findIdsByWords } from '../queries/words.ts'
import { type Show, showTo } from '../show.ts'
import type { Position } from './cursor.ts'
import type { Batch } from './gather.ts'
import { popularPosts } from './popular.ts'

/** Reads the next batch of a list's posts. */
export type Source = (from: Position, count: number) => Promise<Batch<Position>>

type Find = (reach: { below: string; limit: number; withMedia: boolean }) => Promise<string[]>

/** A list by time; reads one more id than needed to know whether there is a next page. */
function inTime(find: Find, withMedia: boolean): Source {
  return async (from, count) => {
    const below = 'below' in from ? from.below : ''
    const ids = await find({ below, limit: count + 1, withMedia })
    const last = ids[count - 1]
    return { ids: ids.slice(0, count), next: ids.length > count && last ? { below: last } : null }
  }
}

/** The posts that meet the words of a search; without a match, none. */
export const postsByWords = (db: Db, match: Match | undefined, among: Among): Source =>
  inTime(
    (reach) => (match ? findIdsByWords(db, match, { ...reach, ...among }) : Promise.resolve([])),
    among.withMedia,
  )

/** An account's posts and those that mention it; with media, only its own. */
export const postsAbout = (db: Db, personId: string, withMedia: boolean): Source =>
  inTime(
    (reach) => (withMedia ? findIdsWithMedia(db, personId, reach) : findIdsAbout(db, personId, reach)),
    withMedia,
  )

/** The posts that the viewer saved, the last saved first. */
export function postsSaved({ db, viewer }: Reader, withMedia: boolean): Source {
  return async (from, count) => {
    const below = 'below' in from ? from.below : ''
    const saved = await findSaved(db, viewer.id, { below, limit: count + 1, withMedia })
    const last = saved[count - 1]
    return {
      ids: saved.slice(0, count).map(({ postId }) => postId),
      next: saved.length > count && last ? { below: last.id } : null,
    }
  }
}

export type Reader = Pick<Show, 'db' | 'viewer'> & { now: Date }

/** Bounds the popular posts after the circle's, because the cursor lists them. */
const maxPopular = 60

/** The feed: the circle's posts by time, then popular posts of others, so that no feed is empty. */
export function feedFor(reader: Reader, withMedia: boolean): Source {
  const byCircle = inTime(
    (reach) => findIdsInFeed(reader.db, { viewerId: reader.viewer.id, now: reader.now }, reach),
    withMedia,
  )
  return async (from, count) => {
    if ('popular' in from) return popularBatch(from.popular, count)
    const batch = await byCircle(from, count)
    if (batch.next) return batch
    const popular = await popularBeyond(reader, withMedia)
    return { ids: batch.ids, next: popular.length > 0 ? { popular } : null }
  }
}

function popularBatch(ids: readonly string[], count: number): Batch<Position> {
  const remaining = ids.slice(count)
  return { ids: ids.slice(0, count), next: remaining.length > 0 ? { popular: remaining } : null }
}

/** Returns popular posts of those who are not in the viewer's feed, nor blocked or muted. */
async function popularBeyond({ db, viewer, now }: Reader, withMedia: boolean): Promise<string[]> {
  const [circle, { hidden, muted }] = await Promise.all([
    findCircle(db, { viewerId: viewer.id, now }),
    showTo(db, viewer),
  ])
  const excluded = new Set([...circle, ...hidden, ...muted])
  return (await popularPosts(db, now))
    .filter(({ authorId, hasMedia }) => !excluded.has(authorId) && (hasMedia || !withMedia))
    .slice(0, maxPopular)
    .map(({ id }) => id)
}
