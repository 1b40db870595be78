import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { postMentions, posts } from '../tables.ts'

/** Selects posts older than the id `below`. */
export type Bounds = { below: string; limit: number; withMedia: boolean }

export const getIds = async (db: Db, query: SQL): Promise<string[]> =>
  (await db.execute<{ id: string }>(query)).rows.map(({ id }) => id)

export const hasMedia = (withMedia: boolean): SQL => (withMedia ? sql`and ${posts.media} <> '[]'` : sql``)

/** Each author's newest come from an index, so the cost depends on the number of authors and the page size, not on that of posts. */
function selectByAuthors(db: Db, { withMedia }: { withMedia: boolean }) {
  const limit = sql.placeholder('limit')
  const id = sql<string>`newest.id`.as('id')
  return db
    .select({ id })
    .from(
      sql`unnest(${sql.placeholder('authorIds')}::uuid[]) as author (id)
        cross join lateral (
          select ${posts.id} from ${posts}
          where ${posts.authorId} = author.id and ${posts.id} < ${sql.placeholder('below')} ${hasMedia(withMedia)}
          order by ${posts.id} desc limit ${limit}
        ) newest`,
    )
    .orderBy(sql`newest.id desc`)
    .limit(limit)
}
const byAuthors = prepared((db) => selectByAuthors(db, { withMedia: false }).prepare('posts_by_authors'))
const withMediaByAuthors = prepared((db) =>
  selectByAuthors(db, { withMedia: true }).prepare('posts_with_media_by_authors'),
)

/** Returns the newest posts of these authors. */
export async function findIdsByAuthors(
  db: Db,
  authorIds: readonly string[],
  { below, limit, withMedia }: Bounds,
): Promise<string[]> {
  const statement = withMedia ? withMediaByAuthors(db) : byAuthors(db)
  return (await statement.execute({ authorIds, below, limit })).map(({ id }) => id)
}

/** Returns the posts of an account and those that mention it. */
export const findIdsAbout = (db: Db, personId: string, { below, limit }: Bounds): Promise<string[]> =>
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

export type PopularPost = { id: string; authorId: string; hasMedia: boolean }

/** Bounds the posts that are compared to the newest ones. */
const maxCompared = 20_000

/** Returns the posts since the id `since` with the most likes and comments; comments count double. */
export async function findPopular(db: Db, since: string, limit: number): Promise<PopularPost[]> {
  const { rows } = await db.execute<{ id: string; author_id: string; has_media: boolean }>(sql`
    select id, author_id, has_media from (
      select ${posts.id}, ${posts.authorId}, ${posts.media} <> '[]' as has_media,
        ${posts.likes} + 2 * ${posts.comments} as popularity
      from ${posts} where ${posts.id} >= ${since} order by ${posts.id} desc limit ${maxCompared}
    ) recent order by popularity desc, id desc limit ${limit}`)
  return rows.map(({ id, author_id, has_media }) => ({ id, authorId: author_id, hasMedia: has_media }))
}
