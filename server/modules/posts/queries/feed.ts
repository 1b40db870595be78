import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { exceptBlockedAndMuted } from '#server/modules/blocks/index.ts'
import { connectionsOf } from '#server/modules/friends/index.ts'
import { organisationsOf } from '#server/modules/jobs/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { prepared, preparedSql } from '#server/platform/db/prepared.ts'
import { postMentions, posts } from '../tables.ts'

/** Selects posts older than the id `below`. */
export type Bounds = { below: string; limit: number; withMedia: boolean }

export const getIds = async (db: Db, query: SQL): Promise<string[]> =>
  (await db.execute<{ id: string }>(query)).rows.map(({ id }) => id)

export const hasMedia = (withMedia: boolean): SQL => (withMedia ? sql`and ${posts.media} <> '[]'` : sql``)

/** Each author's newest come from an index, so the cost depends on the number of authors and the page size, not on that of posts. */
function selectByAuthors(db: Db, authors: SQLWrapper, { withMedia }: { withMedia: boolean }) {
  const limit = sql.placeholder('limit')
  const id = sql<string>`newest.id`.as('id')
  return db
    .select({ id })
    .from(
      sql`${authors} as author (id)
        cross join lateral (
          select ${posts.id} from ${posts}
          where ${posts.authorId} = author.id and ${posts.id} < ${sql.placeholder('below')} ${hasMedia(withMedia)}
          order by ${posts.id} desc limit ${limit}
        ) newest`,
    )
    .orderBy(sql`newest.id desc`)
    .limit(limit)
}
const viewer = sql.placeholder('viewerId')

/** The authors of a feed: its reader, their connections and the organisations where they serve, but nobody blocked or muted. */
const selectCircle = (db: Db) => sql`(
  select id from (
    select ${viewer}::uuid as id
    union (${connectionsOf(db, viewer)})
    union (${organisationsOf(db, viewer, sql.placeholder('now'))})
  ) everybody where id <> all(${exceptBlockedAndMuted(viewer)}))`

const inFeed = prepared((db) =>
  selectByAuthors(db, selectCircle(db), { withMedia: false }).prepare('posts_in_feed'),
)
const withMediaInFeed = prepared((db) =>
  selectByAuthors(db, selectCircle(db), { withMedia: true }).prepare('posts_with_media_in_feed'),
)

type FeedReader = { viewerId: string; now: Date }

/** Returns the newest posts of a reader's circle. */
export async function findIdsInFeed(
  db: Db,
  reader: FeedReader,
  { below, limit, withMedia }: Bounds,
): Promise<string[]> {
  const statement = withMedia ? withMediaInFeed(db) : inFeed(db)
  return (await statement.execute({ ...reader, below, limit })).map(({ id }) => id)
}

const circle = prepared((db) =>
  db
    .select({ id: sql<string>`id` })
    .from(sql`${selectCircle(db)} circle`)
    .prepare('feed_circle'),
)

/** Returns the authors of a reader's feed. */
export const findCircle = async (db: Db, reader: FeedReader): Promise<string[]> =>
  (await circle(db).execute(reader)).map(({ id }) => id)

const withMediaBy = prepared((db) =>
  selectByAuthors(db, sql`unnest(array[${sql.placeholder('authorId')}::uuid])`, { withMedia: true }).prepare(
    'posts_with_media_by_author',
  ),
)

/** Returns the newest posts of an author with images or videos. */
export const findIdsWithMedia = async (
  db: Db,
  authorId: string,
  { below, limit }: Bounds,
): Promise<string[]> => (await withMediaBy(db).execute({ authorId, below, limit })).map(({ id }) => id)

const [person, below, limit] = [
  sql.placeholder('personId'),
  sql.placeholder('below'),
  sql.placeholder('limit'),
]
const about = preparedSql<{ id: string }>(
  'posts_about',
  sql`(select ${posts.id} as id from ${posts}
      where ${posts.authorId} = ${person} and ${posts.id} < ${below} order by ${posts.id} desc limit ${limit})
    union
    (select ${postMentions.postId} from ${postMentions}
      where ${postMentions.accountId} = ${person} and ${postMentions.postId} < ${below}
      order by ${postMentions.postId} desc limit ${limit})
    order by id desc limit ${limit}`,
)

/** Returns the posts of an account and those that mention it. */
export const findIdsAbout = async (db: Db, personId: string, bounds: Bounds): Promise<string[]> =>
  (await about(db).execute({ ...bounds, personId })).rows.map(({ id }) => id)

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
