import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { accounts } from '../account/tables.ts'

/** Ratings by volunteers of organisations they served in; a volunteer's next rating replaces the previous one. */
export const ratings = pgTable(
  'ratings',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').notNull(),
    rate: integer('rate').notNull(),
    comment: text('comment').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When its author last changed the stars or the text; answers before it were given to an earlier version. */
    editedAt: instant('edited_at'),
    answer: text('answer').notNull().default(''),
    answeredAt: instant('answered_at'),
    /** When a moderator hid it: hidden ratings are not shown and not counted. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    uniqueIndex('ratings_once_a_volunteer').on(table.organisationId, table.authorId),
    index('ratings_newest_index').on(table.organisationId, table.createdAt, table.id),
    index('ratings_author_index').on(table.authorId),
    check('ratings_rate_known', sql`${table.rate} between 1 and 5`),
  ],
)
