import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { prefixQuery } from '#server/platform/db/words.ts'
import { postMentions, posts } from '../tables.ts'

/** Posts below this id in time, newest first. */
type Reach = { below: string; limit: number; withMedia: boolean }

const getIds = async (db: Db, query: SQL): Promise<string[]> =>
  (await db.execute<{ id: string }>(query)).rows.map(({ id }) => id)

const hasMedia = (withMedia: boolean): SQL => (withMedia ? sql`and ${posts.media} <> '[]'` : sql``)

/**
 * What these authors posted. Each author's newest are read off an index and the newest of all are kept: the cost goes
 * with the number of authors and the page, never with the number of posts.
 */
export const findIdsByAuthors = (
  db: Db,
  authorIds: readonly string[],
  { below, limit, withMedia }: Reach,
): Promise<string[]> =>
  getIds(
    db,
    sql`select newest.id from unnest(${sql.param(authorIds)}::uuid[]) as author (id)
      cross join lateral (
        select ${posts.id} from ${posts}
        where ${posts.authorId} = author.id and ${posts.id} < ${below} ${hasMedia(withMedia)}
        order by ${posts.id} desc limit ${limit}
      ) newest
      order by newest.id desc limit ${limit}`,
  )

/** What one person posted, and where others name them. */
export const findIdsAbout = (db: Db, personId: string, { below, limit }: Reach): Promise<string[]> =>
  getIds(
    db,
    sql`(select ${posts.id} as id from ${posts}
        where ${posts.authorId} = ${personId} and ${posts.id} < ${below} order by ${posts.id} desc limit ${limit})
      union
      (select ${postMentions.postId} from ${postMentions}
        where ${postMentions.accountId} = ${personId} and ${postMentions.postId} < ${below}
        order by ${postMentions.postId} desc limit ${limit})
      order by id desc limit ${limit}`,
  )

/** Words in more posts than that are common: their newest are soon found by walking down from the top. */
const commonFrom = 2_000

/** Posts that hold all of these words, of one author when given. */
export async function findIdsByWords(
  db: Db,
  words: readonly string[],
  { below, limit, withMedia, authorId }: Reach & { authorId?: string | undefined },
): Promise<string[]> {
  if (words.length === 0) return []
  const fits = sql`${posts.search} @@ ${prefixQuery(words)}
    ${authorId ? sql`and ${posts.authorId} = ${authorId}` : sql``} ${hasMedia(withMedia)}`
  const found = await getIds(db, sql`select ${posts.id} from ${posts} where ${fits} limit ${commonFrom}`)
  if (found.length < commonFrom) {
    return found
      .filter((id) => id < below)
      .sort()
      .reverse()
      .slice(0, limit)
  }
  return getIds(
    db,
    sql`select ${posts.id} from ${posts} where ${posts.id} < ${below} and ${fits}
      order by ${posts.id} desc limit ${limit}`,
  )
}

export type PopularPost = { id: string; authorId: string; hasMedia: boolean }

/** So many of the newest posts are looked at, however many there are. */
const lookedThrough = 20_000

/** The posts since then that people liked and talked about most; comments count double. */
export async function findPopular(db: Db, since: string, limit: number): Promise<PopularPost[]> {
  const { rows } = await db.execute<{ id: string; author_id: string; has_media: boolean }>(sql`
    select id, author_id, has_media from (
      select ${posts.id}, ${posts.authorId}, ${posts.media} <> '[]' as has_media,
        ${posts.likes} + 2 * ${posts.comments} as warmth
      from ${posts} where ${posts.id} >= ${since} order by ${posts.id} desc limit ${lookedThrough}
    ) recent order by warmth desc, id desc limit ${limit}`)
  return rows.map(({ id, author_id, has_media }) => ({ id, authorId: author_id, hasMedia: has_media }))
}
