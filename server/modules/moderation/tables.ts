import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { LoggedAction, ReportKind, ReportReason } from '#contracts/lists.ts'
import { instant } from '../../platform/db/columns.ts'

/** Reports: one row per reporter and subject. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    reporterId: uuid('reporter_id').notNull(),
    kind: text('kind').$type<ReportKind>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** The owner of the subject, by whom the queue groups reports. */
    ownerId: uuid('owner_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull().default(''),
    /** The subject's text when it was reported, since its author may change or delete it; "" once decided. */
    reportedText: text('reported_text').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    /** When the reporter hid the subject for themselves. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    uniqueIndex('reports_once_a_person').on(table.reporterId, table.kind, table.subjectId),
    index('reports_subject_index').on(table.kind, table.subjectId),
    index('reports_owner_index').on(table.ownerId, table.createdAt),
    index('reports_open_index')
      .on(table.ownerId, table.reason, table.createdAt)
      .where(sql`${table.decidedAt} is null`),
    index('reports_hidden_index')
      .on(table.reporterId, table.hiddenAt)
      .where(sql`${table.hiddenAt} is not null`),
    index('reports_decided_index').on(table.decidedAt, table.ownerId),
  ],
)

/**
 * The log: who decided what about which subject and owner, when, and by which rule. Rows are only inserted: a trigger
 * (migration 0004) prevents changes. It contains ids and values of closed lists, no free text.
 */
export const decisions = pgTable(
  'decisions',
  {
    id: uuid('id').primaryKey(),
    moderatorId: uuid('moderator_id').notNull(),
    action: text('action').$type<LoggedAction>().notNull(),
    kind: text('kind').$type<ReportKind>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    /** The broken rule, if any. */
    reason: text('reason').$type<ReportReason | ''>().notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('decisions_owner_index').on(table.ownerId, table.id),
    check(
      'decisions_hold_no_sentences',
      sql`${table.action} ~ '^[a-z-]{1,40}$' and ${table.kind} ~ '^[a-z-]{1,40}$' and ${table.reason} ~ '^[a-z-]{0,40}$'`,
    ),
  ],
)

/**
 * The moderators' text to the person with a decision or an answer to an appeal. It is the person's data and is erased
 * with their account, unlike the log.
 */
export const decisionWords = pgTable(
  'decision_words',
  {
    decisionId: uuid('decision_id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('decision_words_owner_index').on(table.ownerId)],
)

/** Appeals: at most one per decision. */
export const appeals = pgTable(
  'appeals',
  {
    decisionId: uuid('decision_id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    granted: boolean('granted'),
    /** The moderators' text of their answer. */
    answer: text('answer').notNull().default(''),
  },
  (table) => [
    index('appeals_open_index').on(table.createdAt).where(sql`${table.decidedAt} is null`),
    index('appeals_decided_index').on(table.decidedAt),
    index('appeals_owner_index').on(table.ownerId),
  ],
)

/** The latest documents with which an organisation requests verification. */
export const verifications = pgTable(
  'verifications',
  {
    organisationId: uuid('organisation_id').primaryKey(),
    document: text('document').notNull(),
    askedAt: instant('asked_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
  },
  (table) => [index('verifications_open_index').on(table.askedAt).where(sql`${table.decidedAt} is null`)],
)
