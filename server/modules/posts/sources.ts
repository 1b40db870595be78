import { connectedIds } from '#server/modules/friends/index.ts'
import { volunteersWith } from '#server/modules/jobs/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { Place } from './cursor.ts'
import type { Step } from './gather.ts'
import { popularPosts } from './popular.ts'
import { findIdsAbout, findIdsByAuthors, findIdsByWords } from './queries/feed.ts'
import type { Show } from './show.ts'

/** Where the posts of a list come from, step by step. */
export type Source = (from: Place, howMany: number) => Promise<Step<Place>>

type Find = (reach: { below: string; limit: number; withMedia: boolean }) => Promise<string[]>

/** A list in time: one more than asked for tells whether it goes on. */
function inTime(find: Find, withMedia: boolean): Source {
  return async (from, howMany) => {
    const below = 'below' in from ? from.below : ''
    const ids = await find({ below, limit: howMany + 1, withMedia })
    const last = ids[howMany - 1]
    return { ids: ids.slice(0, howMany), next: ids.length > howMany && last ? { below: last } : null }
  }
}

export const postsByWords = (
  db: Db,
  words: readonly string[],
  authorId: string | undefined,
  withMedia: boolean,
) => inTime((reach) => findIdsByWords(db, words, { ...reach, authorId }), withMedia)

/** Their posts and those that name them; where pictures are asked for, their own alone. */
export const postsAbout = (db: Db, personId: string, withMedia: boolean): Source =>
  inTime(
    (reach) => (withMedia ? findIdsByAuthors(db, [personId], reach) : findIdsAbout(db, personId, reach)),
    withMedia,
  )

export type Reader = Show & { now: Date }

/** How many popular posts follow on one's own circle: they travel in the cursor. */
const mostPopular = 60

/** The feed: one's circle in time, and after its last post what is popular elsewhere, so that no feed is empty. */
export async function feedFor(reader: Reader, withMedia: boolean): Promise<Source> {
  const circle = await findCircle(reader)
  const byCircle = inTime((reach) => findIdsByAuthors(reader.db, circle, reach), withMedia)
  return async (from, howMany) => {
    if ('popular' in from) return ofPopular(from.popular, howMany)
    const step = await byCircle(from, howMany)
    if (step.next) return step
    const popular = await popularBeyond(circle, reader, withMedia)
    return { ids: step.ids, next: popular.length > 0 ? { popular } : null }
  }
}

function ofPopular(ids: readonly string[], howMany: number): Step<Place> {
  const left = ids.slice(howMany)
  return { ids: ids.slice(0, howMany), next: left.length > 0 ? { popular: left } : null }
}

/** Whose posts make someone's feed: their own, their connections', and of the organisations where they serve. */
async function findCircle({ db, viewer, hidden }: Reader): Promise<string[]> {
  const [friends, organisations] = await Promise.all([
    connectedIds(db, viewer.id),
    viewer.provider ? [] : volunteersWith(db, viewer.id),
  ])
  const apart = new Set(hidden)
  return [...new Set([viewer.id, ...friends, ...organisations])].filter((id) => !apart.has(id))
}

async function popularBeyond(
  circle: readonly string[],
  { db, now, hidden }: Reader,
  withMedia: boolean,
): Promise<string[]> {
  const left = new Set([...circle, ...hidden])
  return (await popularPosts(db, now))
    .filter(({ authorId, hasMedia }) => !left.has(authorId) && (hasMedia || !withMedia))
    .slice(0, mostPopular)
    .map(({ id }) => id)
}
