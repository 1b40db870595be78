import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PostCounts } from '#contracts/live.ts'
import { shownCardsAmong } from '#server/modules/account/index.ts'
import { isAmong } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { isoText, preparedRows, type RowOf } from '#server/platform/db/preparedRows.ts'
import { hiddenPosts, postLikes, postMentions, posts, savedPosts } from '../tables.ts'
import { findShownAlone } from './images.ts'

const columns = {
  id: posts.id,
  authorId: posts.authorId,
  text: posts.text,
  mentions: posts.mentions,
  media: posts.media,
  likes: posts.likes,
  comments: posts.comments,
  createdAt: isoText(posts.createdAt).as('createdAt'),
  editedAt: isoText<string | null>(posts.editedAt).as('editedAt'),
}

type PostRow = typeof posts.$inferSelect
export type NewPost = Pick<
  PostRow,
  'id' | 'authorId' | 'text' | 'mentions' | 'media' | 'images' | 'createdAt'
>

/** Whether the viewer likes, saved or hid a post. Drizzle names columns of such a select without their table, and two have an id. */
const isMarked = (marks: typeof postLikes | typeof savedPosts | typeof hiddenPosts) =>
  sql<boolean>`exists (select 1 from ${marks}
    where post_id = ${posts}.id and account_id = ${sql.placeholder('viewerId')})`

const marks = {
  liked: isMarked(postLikes).as('liked'),
  saved: isMarked(savedPosts).as('saved'),
  hidden: isMarked(hiddenPosts).as('hidden'),
}

const people = shownCardsAmong(
  sql`array_append(${posts.mentions}, ${posts.authorId})`,
  sql.placeholder('viewerId'),
)

const shownPosts = preparedRows('posts_shown', (db) =>
  db
    .select({ ...columns, ...marks, people: people.as('people') })
    .from(posts)
    .where(and(isAmong(posts.id), isNull(posts.hiddenAt))),
)

/** `people`: the cards of the author and of those mentioned, without accounts that the viewer does not see. */
export type ShownPost = RowOf<typeof shownPosts>

/** Returns these posts, unordered, each with whether the viewer likes, saved or hid it. */
export const findPosts = (db: Db, ids: readonly string[], viewerId: string): Promise<ShownPost[]> =>
  ids.length === 0 ? Promise.resolve([]) : shownPosts(db).execute({ ids, viewerId })

const authors = preparedRows('posts_authors', (db) =>
  db
    .select({ id: posts.id, authorId: posts.authorId })
    .from(posts)
    .where(and(isAmong(posts.id), isNull(posts.hiddenAt))),
)

/** Returns author ids by post id, without deleted and hidden posts. */
export async function findAuthors(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await authors(db).execute({ ids: [...ids] })
  return new Map(rows.map(({ id, authorId }) => [id, authorId]))
}

const counts = preparedRows('posts_counts', (db) =>
  db
    .select({ id: posts.id, likes: posts.likes, comments: posts.comments })
    .from(posts)
    .where(isAmong(posts.id)),
)

/** Returns the counts of these posts, unordered. */
export const findCounts = (db: Db, ids: readonly string[]): Promise<PostCounts[]> =>
  counts(db).execute({ ids: [...ids] })

export type LockedPost = Pick<PostRow, 'id' | 'authorId' | 'mentions' | 'createdAt' | 'editedAt'>

/** Locks a post until the transaction ends, against deletion or against any change. */
export async function lockPost(db: Db, id: string, from: 'deletion' | 'change'): Promise<LockedPost | null> {
  const [row] = await db
    .select({
      id: posts.id,
      authorId: posts.authorId,
      mentions: posts.mentions,
      createdAt: posts.createdAt,
      editedAt: posts.editedAt,
    })
    .from(posts)
    .where(and(eq(posts.id, id), isNull(posts.hiddenAt)))
    .for(from === 'deletion' ? 'key share' : 'update')
  return row ?? null
}

export async function insertPost(db: Db, post: NewPost): Promise<void> {
  await db.insert(posts).values(post)
  await insertMentions(db, post.id, post.mentions)
}

type Changes = Pick<PostRow, 'text' | 'mentions' | 'media' | 'images' | 'editedAt'>

export async function updatePostRow(db: Db, id: string, changes: Changes): Promise<void> {
  await db.update(posts).set(changes).where(eq(posts.id, id))
  await db.delete(postMentions).where(eq(postMentions.postId, id))
  await insertMentions(db, id, changes.mentions)
}

async function insertMentions(db: Db, postId: string, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return
  await db.insert(postMentions).values(accountIds.map((accountId) => ({ accountId, postId })))
}

/** Deletes a post with its comments, likes and mentions; returns the images and videos that only it showed. */
export async function deletePostRow(db: Db, id: string): Promise<string[]> {
  const [deleted] = await db.delete(posts).where(eq(posts.id, id)).returning({ images: posts.images })
  return deleted ? findShownAlone(db, { id, ...deleted }) : []
}
