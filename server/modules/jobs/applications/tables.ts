import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ToldFacts } from '#contracts/jobChanges.ts'
import { instant } from '../../../platform/db/columns.ts'
import { applications, jobs } from '../tables.ts'

/** What an organisation notes about an applicant, for itself alone. It goes with the application. */
export const applicantNotes = pgTable(
  'applicant_notes',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id').notNull(),
    shortlisted: boolean('shortlisted').notNull().default(false),
    note: text('note').notNull().default(''),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('applicant_notes_owner_index').on(table.ownerId, table.applicationId)],
)

/** A message to several applicants that waits to be written into each conversation, which deletes its row. */
export const applicantMessages = pgTable(
  'applicant_messages',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.messageId] }),
    index('applicant_messages_message_index').on(table.messageId),
  ],
)

/** A published offer that changed minutes ago, with the facts that its applicants still know. */
export const changedJobs = pgTable('changed_jobs', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  known: jsonb('known').$type<ToldFacts>().notNull(),
})
