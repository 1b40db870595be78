import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { reports } from '../tables.ts'

export type ReportRow = typeof reports.$inferSelect
type NewReport = Omit<ReportRow, 'decidedAt'>

/** Saves a report; false when this person has flagged the thing before. */
export async function insertReport(db: Db, report: NewReport): Promise<boolean> {
  const saved = await db.insert(reports).values(report).onConflictDoNothing().returning({ id: reports.id })
  return saved.length > 0
}

/** The one report of this person about this thing. */
export async function findReportOf(
  db: Db,
  { reporterId, kind, subjectId }: Pick<ReportRow, 'reporterId' | 'kind' | 'subjectId'>,
): Promise<ReportRow | null> {
  const [row] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.reporterId, reporterId), eq(reports.kind, kind), eq(reports.subjectId, subjectId)))
    .limit(1)
  return row ?? null
}
