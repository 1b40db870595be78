import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { limits } from '#contracts/limits.ts'
import type { QueueState } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import { preparedRows } from '#server/platform/db/preparedRows.ts'
import type { Bounds } from '#server/platform/paging.ts'
import { seriousness } from '../policy.ts'
import { reports } from '../tables.ts'

/** A report as moderators read it, without whether its reporter hid the subject. */
export type ReportRow = Omit<typeof reports.$inferSelect, 'hiddenAt'>
type NewReport = Omit<ReportRow, 'decidedAt' | 'reportedText'> & { reportedText?: string }
type SubjectRow = Pick<ReportRow, 'kind' | 'subjectId'>

const about = ({ kind, subjectId }: SubjectRow): SQL | undefined =>
  and(eq(reports.kind, kind), eq(reports.subjectId, subjectId))

const isOpen = isNull(reports.decidedAt)
const byState: Record<QueueState, SQL> = { open: isOpen, decided: isNotNull(reports.decidedAt) }

/** Saves a report; false when this person has reported the subject before. */
export async function insertReport(db: Db, report: NewReport): Promise<boolean> {
  const saved = await db.insert(reports).values(report).onConflictDoNothing().returning({ id: reports.id })
  return saved.length > 0
}

/** This person's report about this subject. */
export async function findReportBy(
  db: Db,
  report: SubjectRow & Pick<ReportRow, 'reporterId'>,
): Promise<ReportRow | null> {
  const [row] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.reporterId, report.reporterId), about(report)))
    .limit(1)
  return row ?? null
}

const hiddenSubjects = preparedRows('reports_hidden_subjects', (db) =>
  db
    .select({ kind: reports.kind, subjectId: reports.subjectId })
    .from(reports)
    .where(and(eq(reports.reporterId, sql.placeholder('reporterId')), isNotNull(reports.hiddenAt)))
    .orderBy(desc(reports.hiddenAt))
    .limit(limits.hiddenSubjects),
)

/** The subjects that this person hid for themselves, newest first. */
export const findHiddenSubjects = (db: Db, reporterId: string): Promise<SubjectRow[]> =>
  hiddenSubjects(db).execute({ reporterId })

/** Hides a subject from its reporter, or shows it again (null); false when they have not reported it. */
export async function setHidden(
  db: Db,
  report: SubjectRow & Pick<ReportRow, 'reporterId'>,
  hiddenAt: Date | null,
): Promise<boolean> {
  const saved = await db
    .update(reports)
    .set({ hiddenAt })
    .where(and(eq(reports.reporterId, report.reporterId), about(report)))
    .returning({ id: reports.id })
  return saved.length > 0
}

const weight = sql`case ${reports.reason} ${sql.join(
  Object.entries(seriousness).map(([reason, points]) => sql`when ${reason} then ${sql.raw(String(points))}`),
  sql` `,
)} else 0 end`

/** A page of people with such reports: open ones most serious first, decided ones newest first. */
export async function findReportedPeople(db: Db, state: QueueState, bounds: Bounds): Promise<string[]> {
  const order =
    state === 'open'
      ? [sql`max(${weight}) desc`, sql`count(*) desc`, sql`min(${reports.createdAt})`]
      : [sql`max(${reports.decidedAt}) desc`]
  const rows = await db
    .select({ ownerId: reports.ownerId })
    .from(reports)
    .where(byState[state])
    .groupBy(reports.ownerId)
    .orderBy(...order, reports.ownerId)
    .limit(bounds.limit)
    .offset(bounds.offset)
  return rows.map(({ ownerId }) => ownerId)
}

export async function countReportedPeople(db: Db, state: QueueState): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(distinct ${reports.ownerId})::int` })
    .from(reports)
    .where(byState[state])
  return row?.total ?? 0
}

/** The most reports that are read per person. */
const mostPerPerson = 50

/** Such reports about these people, newest first; at most fifty per person. */
export async function findReportsAbout(
  db: Db,
  ownerIds: readonly string[],
  state: QueueState,
): Promise<ReportRow[]> {
  if (ownerIds.length === 0) return []
  const newest = db
    .select()
    .from(reports)
    .where(and(sql`${reports.ownerId} = owner.id`, byState[state]))
    .orderBy(desc(reports.createdAt))
    .limit(mostPerPerson)
    .as('newest')
  return db
    .select({
      id: newest.id,
      reporterId: newest.reporterId,
      kind: newest.kind,
      subjectId: newest.subjectId,
      ownerId: newest.ownerId,
      reason: newest.reason,
      text: newest.text,
      reportedText: newest.reportedText,
      createdAt: newest.createdAt,
      decidedAt: newest.decidedAt,
    })
    .from(sql`unnest(${sql.param([...ownerIds])}::uuid[]) as owner(id)`)
    .innerJoinLateral(newest, sql`true`)
}

/** The owner of a subject according to its reports, also when the subject no longer exists. */
export async function findReportedOwner(db: Db, subject: SubjectRow): Promise<string | null> {
  const [row] = await db.select({ ownerId: reports.ownerId }).from(reports).where(about(subject)).limit(1)
  return row?.ownerId ?? null
}

export async function countOpen(db: Db, subject: SubjectRow): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(reports)
    .where(and(about(subject), isOpen))
  return row?.total ?? 0
}

/** Marks the reports about a subject, or all about a person, as decided, and forgets the texts that they were about. */
export async function closeReports(
  db: Db,
  which: { subject: SubjectRow } | { ownerId: string },
  at: Date,
): Promise<void> {
  const isMatch = 'subject' in which ? about(which.subject) : eq(reports.ownerId, which.ownerId)
  await db.update(reports).set({ decidedAt: at, reportedText: '' }).where(and(isMatch, isOpen))
}
