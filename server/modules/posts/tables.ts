import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PostMedia } from '#contracts/posts.ts'
import { instant, searchDocument } from '../../platform/db/columns.ts'

/** Media as stored: those of before there were alternative texts have none. */
export type StoredMedia = Omit<PostMedia, 'alt'> & Partial<Pick<PostMedia, 'alt'>>

export const posts = pgTable(
  'posts',
  {
    id: uuid('id').primaryKey(),
    authorId: uuid('author_id').notNull(),
    /** The text as typed; a mention is the account's name after an @, and changes with it. */
    text: text('text').notNull().default(''),
    mentions: uuid('mentions').array().notNull().default(sql`'{}'`),
    media: jsonb('media').$type<StoredMedia[]>().notNull().default([]),
    /** All images in `media`, with posters, for the sweep of unused uploads. */
    images: text('pictures').array().notNull().default(sql`'{}'`),
    /** Rows of `post_likes` and `comments`, counted in the transactions that change them. */
    likes: integer('likes').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
    /** When a moderator hid it; no one sees it since. */
    hiddenAt: instant('hidden_at'),
    search: searchDocument('search').generatedAlwaysAs(sql`brota_lexemes(text)`),
  },
  (table) => [
    // UUIDv7 ids sort by time, so no index needs a date. No index contains a counter, so that a like updates only the row.
    index('posts_author_index').on(table.authorId, table.id),
    index('posts_author_media_index').on(table.authorId, table.id).where(sql`${table.media} <> '[]'`),
    index('posts_pictures_index').using('gin', table.images),
    index('posts_search_index').using('gin', table.search),
  ],
)

/** The mentions of `posts` by account, for lists of the posts about one account, newest first. */
export const postMentions = pgTable(
  'post_mentions',
  {
    accountId: uuid('account_id').notNull(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.postId] }),
    index('post_mentions_post_index').on(table.postId),
  ],
)

export const postLikes = pgTable(
  'post_likes',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.accountId] }),
    index('post_likes_account_index').on(table.accountId, table.postId),
  ],
)

/** The posts that an account hid from its lists. */
export const hiddenPosts = pgTable(
  'hidden_posts',
  {
    accountId: uuid('account_id').notNull(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.postId] }),
    index('hidden_posts_post_index').on(table.postId),
  ],
)

/** The posts that an account saved; the ids sort by the time of saving. */
export const savedPosts = pgTable(
  'saved_posts',
  {
    id: uuid('id').notNull(),
    accountId: uuid('account_id').notNull(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.postId] }),
    index('saved_posts_account_index').on(table.accountId, table.id),
    index('saved_posts_post_index').on(table.postId),
  ],
)

export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The comment that it answers; an answer to an answer stands under the same comment. */
    parentId: uuid('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').notNull(),
    text: text('text').notNull(),
    mentions: uuid('mentions').array().notNull().default(sql`'{}'`),
    likes: integer('likes').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
    /** When a moderator hid it; no one sees it since. */
    hiddenAt: instant('hidden_at'),
    /** Whether its author is suspended; then no one sees it and it does not count. */
    authorSuspended: boolean('author_suspended').notNull().default(false),
  },
  (table) => [
    index('comments_post_index').on(table.postId, table.id),
    index('comments_top_index').on(table.postId, table.id).where(sql`${table.parentId} is null`),
    index('comments_parent_index').on(table.parentId, table.id).where(sql`${table.parentId} is not null`),
    index('comments_author_index').on(table.authorId, table.id),
    index('comments_mentions_index').using('gin', table.mentions).where(sql`${table.mentions} <> '{}'`),
  ],
)

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.accountId] }),
    index('comment_likes_account_index').on(table.accountId, table.commentId),
  ],
)
