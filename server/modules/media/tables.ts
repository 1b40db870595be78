import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { MediaKind } from '#contracts/lists.ts'
import { instant } from '../../platform/db/columns.ts'

/** Uploaded files, stored under DATA_DIR/media by imgName. */
export const media = pgTable(
  'media',
  {
    id: uuid('id').primaryKey(),
    imgName: text('img_name').notNull().unique(),
    ownerId: uuid('owner_id').notNull(),
    kind: text('kind').$type<MediaKind>().notNull(),
    mime: text('mime').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    /** Widths that exist as WebP; without one the original serves. */
    widths: integer('widths').array().notNull().default([]),
    /** A video's poster, drawn by the uploading browser. */
    poster: text('poster').notNull().default(''),
    /** When the post or offer that shows it was deleted, or removed by a moderator; since then only a signed address opens it. */
    withheldAt: instant('withheld_at'),
    /** Whether its owner is suspended, so that nobody opens what they published. */
    ownerSuspended: boolean('owner_suspended').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('media_owner_index').on(table.ownerId, table.id),
    index('media_age_index').on(table.createdAt),
  ],
)
