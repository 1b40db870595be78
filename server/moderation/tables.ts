import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ReportKind, ReportReason } from '#contracts/lists.ts'
import { instant } from '../platform/db/columns.ts'

/** What people flagged: one row a person and a thing. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    reporterId: uuid('reporter_id').notNull(),
    kind: text('kind').$type<ReportKind>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Whose thing it is: flagged users are found by it. */
    ownerId: uuid('owner_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('reports_once_a_person').on(table.reporterId, table.kind, table.subjectId),
    index('reports_owner_index').on(table.ownerId, table.createdAt),
  ],
)
