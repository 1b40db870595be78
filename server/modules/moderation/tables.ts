import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { LoggedAction, ReportKind, ReportReason } from '#contracts/lists.ts'
import { instant } from '../../platform/db/columns.ts'

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
    /** Since when the thing is out of the reporter's own sight. */
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
 * The log: who decided what about whose thing, when, and by which rule. Rows are added and never changed: a trigger
 * (migration 0004) refuses all else. Ids and words of closed lists only, no sentence of anybody.
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
    /** The rule that was broken, where one was. */
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
 * What the moderators wrote to the person with a decision, or with the answer to an appeal. It is theirs, and goes with
 * their account; the log beside it holds no sentence.
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

/** What somebody says against a decision: once. */
export const appeals = pgTable(
  'appeals',
  {
    decisionId: uuid('decision_id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    granted: boolean('granted'),
    /** What the moderators wrote with their answer. */
    answer: text('answer').notNull().default(''),
  },
  (table) => [
    index('appeals_open_index').on(table.createdAt).where(sql`${table.decidedAt} is null`),
    index('appeals_decided_index').on(table.decidedAt),
    index('appeals_owner_index').on(table.ownerId),
  ],
)

/** The papers with which an organisation asks to be verified: the last ones it sent. */
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
