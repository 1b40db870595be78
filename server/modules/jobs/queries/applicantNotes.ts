import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { applicantMessages, applicantNotes } from '../applications/tables.ts'
import { applications } from '../tables.ts'

/** Applications that are withdrawn at this moment are left out: a row about one of them would fail the whole statement. */
const lockedInOrder = sql`order by id for key share`

type Chosen = { jobId: string; ownerId: string; ids: readonly string[]; now: Date }

/** Puts applications to an offer on the organisation's shortlist, or takes them off it. */
export async function saveShortlisted(
  db: Db,
  { jobId, ownerId, ids, now }: Chosen,
  shortlisted: boolean,
): Promise<void> {
  const at = now.toISOString()
  await db.execute(sql`
    insert into ${applicantNotes} (application_id, owner_id, shortlisted, updated_at)
    select id, ${ownerId}, ${shortlisted}, ${at}::timestamptz from ${applications}
    where job_id = ${jobId} and id = any(${sql.param(ids)}::uuid[]) ${lockedInOrder}
    on conflict (application_id) do update set shortlisted = excluded.shortlisted, updated_at = excluded.updated_at`)
}

type Note = { applicationId: string; ownerId: string; note: string; updatedAt: Date }

/** Returns false when the application was withdrawn meanwhile. */
export async function saveNote(db: Db, { applicationId, ownerId, note, updatedAt }: Note): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into ${applicantNotes} (application_id, owner_id, note, updated_at)
    select id, ${ownerId}, ${note}, ${updatedAt.toISOString()}::timestamptz from ${applications}
    where id = ${applicationId} ${lockedInOrder}
    on conflict (application_id) do update set note = excluded.note, updated_at = excluded.updated_at`)
  return rowCount === 1
}

export type ApplicantNote = Pick<typeof applicantNotes.$inferSelect, 'shortlisted' | 'note'>

/** Returns the shortlist marks and notes of these applications, of those that have any, by their ids. */
export async function findNotes(db: Db, ids: readonly string[]): Promise<Map<string, ApplicantNote>> {
  const { applicationId, shortlisted, note } = applicantNotes
  const rows = await db
    .select({ applicationId, shortlisted, note })
    .from(applicantNotes)
    .where(inArray(applicationId, [...ids]))
  return new Map(rows.map((row) => [row.applicationId, row]))
}

/** Saves a message to the applicants among `ids` whom the organisation sees; returns how many there are. */
export async function saveApplicantMessages(
  db: Db,
  { jobId, ids, hidden }: { jobId: string; ids: readonly string[]; hidden: readonly string[] },
  message: { id: string; text: string },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${applicantMessages} (application_id, message_id, text)
    select id, ${message.id}, ${message.text} from ${applications}
    where job_id = ${jobId} and id = any(${sql.param(ids)}::uuid[])
      and volunteer_id <> all(${sql.param(hidden)}::uuid[]) ${lockedInOrder}`)
  return rowCount ?? 0
}

/** Returns the applications that this message has not reached yet. */
export async function findUnsent(db: Db, messageId: string): Promise<string[]> {
  const rows = await db
    .select({ id: applicantMessages.applicationId })
    .from(applicantMessages)
    .where(eq(applicantMessages.messageId, messageId))
    .orderBy(applicantMessages.applicationId)
  return rows.map(({ id }) => id)
}

/** Deletes a message that waits for an application and returns its text; null when it was sent or the application withdrawn. */
export async function takeMessage(db: Db, messageId: string, applicationId: string): Promise<string | null> {
  const [taken] = await db
    .delete(applicantMessages)
    .where(
      and(eq(applicantMessages.messageId, messageId), eq(applicantMessages.applicationId, applicationId)),
    )
    .returning({ text: applicantMessages.text })
  return taken?.text ?? null
}
