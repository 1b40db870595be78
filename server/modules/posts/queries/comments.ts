import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PostCounts } from '#contracts/live.ts'
import { shownCardsAmong } from '#server/modules/account/index.ts'
import { isAmong } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { isoText, preparedRows, type RowOf } from '#server/platform/db/preparedRows.ts'
import { commentLikes, comments, posts } from '../tables.ts'
import { addToCount } from './counts.ts'

export type CommentRow = typeof comments.$inferSelect

const parent = alias(comments, 'parent')
/** The answers to a hidden comment are hidden with it. */
const isShown = and(isNull(comments.hiddenAt), isNull(parent.hiddenAt))

type Page = { after: string | null; limit: number }

/** Returns the ids of the comments on a post after the cursor, oldest first, without answers. */
export const findCommentIds = (db: Db, postId: string, page: Page): Promise<string[]> =>
  findIds(db, and(eq(comments.postId, postId), isNull(comments.parentId)), page)

/** Returns the ids of the answers to a comment after the cursor, oldest first. */
export const findAnswerIds = (db: Db, parentId: string, page: Page): Promise<string[]> =>
  findIds(db, eq(comments.parentId, parentId), page)

async function findIds(db: Db, where: SQL | undefined, { after, limit }: Page): Promise<string[]> {
  const rows = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(where, after ? gt(comments.id, after) : undefined))
    .orderBy(asc(comments.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

const viewer = sql.placeholder('viewerId')

const shownComments = preparedRows('comments_shown', (db) =>
  db
    .select({
      id: comments.id,
      postId: comments.postId,
      parentId: comments.parentId,
      authorId: comments.authorId,
      text: comments.text,
      mentions: comments.mentions,
      likes: comments.likes,
      createdAt: isoText(comments.createdAt).as('createdAt'),
      editedAt: isoText<string | null>(comments.editedAt).as('editedAt'),
      hostId: posts.authorId,
      parentAuthorId: parent.authorId,
      liked: sql<boolean>`exists (select 1 from ${commentLikes}
        where ${commentLikes.commentId} = ${comments.id} and ${commentLikes.accountId} = ${viewer})`.as(
        'liked',
      ),
      people: shownCardsAmong(
        sql`(${comments.mentions} || array[${comments.authorId}, "parent"."author_id"])`,
        viewer,
      ).as('people'),
    })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .leftJoin(parent, eq(parent.id, comments.parentId))
    .where(and(isAmong(comments.id), isShown)),
)

/** `hostId` is the post's author, `parentAuthorId` that of the answered comment; `people` are their cards and those of ShownPost. */
export type ShownComment = RowOf<typeof shownComments>

/** Returns these comments, unordered, each with whether the viewer likes it. */
export const findComments = (db: Db, ids: readonly string[], viewerId: string): Promise<ShownComment[]> =>
  ids.length === 0 ? Promise.resolve([]) : shownComments(db).execute({ ids, viewerId })

export type LockedComment = Pick<
  CommentRow,
  'id' | 'postId' | 'parentId' | 'authorId' | 'mentions' | 'likes'
> & {
  hostId: string
  parentAuthorId: string | null
}

/** What a lock excludes: the deletion of the comment, also changes of it, or also new likes and answers. */
export type LockedFrom = 'deletion' | 'change' | 'all'
const strengths = { deletion: 'key share', change: 'no key update', all: 'update' } as const

/**
 * Locks a comment until the transaction ends. Its post is locked first, in the order in which deleting a post locks
 * them, against deadlocks.
 */
export async function lockComment(db: Db, id: string, from: LockedFrom): Promise<LockedComment | null> {
  const postId = sql`(select ${comments.postId} from ${comments} where ${comments.id} = ${id})`
  const [post] = await db
    .select({ hostId: posts.authorId })
    .from(posts)
    .where(and(eq(posts.id, postId), isNull(posts.hiddenAt)))
    .for('key share')
  if (!post) return null
  const [comment] = await db
    .select({
      id: comments.id,
      postId: comments.postId,
      parentId: comments.parentId,
      authorId: comments.authorId,
      mentions: comments.mentions,
      likes: comments.likes,
      parentAuthorId: parent.authorId,
    })
    .from(comments)
    .leftJoin(parent, eq(parent.id, comments.parentId))
    .where(and(eq(comments.id, id), isShown))
    .for(strengths[from], { of: comments })
  return comment ? { ...comment, ...post } : null
}

/** The caller has locked the post, and the answered comment. */
export async function insertComment(
  db: Db,
  comment: Pick<CommentRow, 'id' | 'postId' | 'parentId' | 'authorId' | 'text' | 'mentions' | 'createdAt'>,
): Promise<PostCounts | null> {
  await db.insert(comments).values(comment)
  return addToCount(db, comment.postId, 1)
}

/** The caller has locked the comment against changes. */
export async function updateCommentRow(
  db: Db,
  id: string,
  changes: Pick<CommentRow, 'text' | 'mentions' | 'editedAt'>,
): Promise<void> {
  await db.update(comments).set(changes).where(eq(comments.id, id))
}

/**
 * Deletes a comment with its answers, and the likes of them all; the caller has locked it from all. Returns the authors,
 * and the new counts of the post unless none changes.
 */
export async function deleteCommentRows(
  db: Db,
  { id, postId, parentId }: Pick<CommentRow, 'id' | 'postId' | 'parentId'>,
): Promise<{ authorIds: string[]; counts: PostCounts | null }> {
  const isParentCounted = parentId === null || (await isCounted(db, parentId))
  const deleted = {
    authorId: comments.authorId,
    hiddenAt: comments.hiddenAt,
    suspended: comments.authorSuspended,
  }
  const answers = await db.delete(comments).where(eq(comments.parentId, id)).returning(deleted)
  const [comment] = await db.delete(comments).where(eq(comments.id, id)).returning(deleted)
  const isGone = !comment || comment.suspended || !isParentCounted
  const counted = isGone ? 0 : 1 + answers.filter(({ hiddenAt, suspended }) => !hiddenAt && !suspended).length
  return {
    authorIds: [...new Set([comment, ...answers].flatMap((row) => row?.authorId ?? []))],
    counts: counted > 0 ? await addToCount(db, postId, -counted) : null,
  }
}

async function isCounted(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.hiddenAt), eq(comments.authorSuspended, false)))
  return rows.length > 0
}

/** Returns which of these accounts have a comment under this post. */
export async function findCommenters(
  db: Db,
  postId: string,
  authorIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: comments.authorId })
    .from(comments)
    .where(and(eq(comments.postId, postId), inArray(comments.authorId, [...authorIds])))
  return new Set(rows.map(({ id }) => id))
}
