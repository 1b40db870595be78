import { eq, getTableColumns, or } from 'drizzle-orm'
import { type PersonalData, readInBatches } from '#server/platform/db/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { appeals, decisions, decisionWords, reports, verifications } from '../tables.ts'

/** The personal data of this module, without the people who reported this person. */
export const exportPersonalData = (db: Db, id: string): PersonalData => ({
  reportsMade: readInBatches(db, reports, {
    where: eq(reports.reporterId, id),
    by: ['id'],
    columns: exportedReportColumns,
  }),
  decisions: readInBatches(db, decisions, {
    where: eq(decisions.ownerId, id),
    by: ['id'],
    columns: exportedColumns,
  }),
  decisionWords: readInBatches(db, decisionWords, {
    where: eq(decisionWords.ownerId, id),
    by: ['decisionId'],
  }),
  appeals: readInBatches(db, appeals, { where: eq(appeals.ownerId, id), by: ['decisionId'] }),
  verifications: readInBatches(db, verifications, {
    where: eq(verifications.organisationId, id),
    by: ['organisationId'],
  }),
})

/** Exported reports leave out what another person wrote. */
const { reportedText: _, ...exportedReportColumns } = getTableColumns(reports)

/** Exported decisions do not name the moderator. */
const exportedColumns = {
  id: decisions.id,
  action: decisions.action,
  kind: decisions.kind,
  subjectId: decisions.subjectId,
  reason: decisions.reason,
  createdAt: decisions.createdAt,
}

/** Erases reports by and about the person, appeals, texts and documents. The log stays: it contains only ids. */
export async function erasePersonalData(db: Db, id: string): Promise<void> {
  await db.delete(reports).where(or(eq(reports.reporterId, id), eq(reports.ownerId, id)))
  await db.delete(decisionWords).where(eq(decisionWords.ownerId, id))
  await db.delete(appeals).where(eq(appeals.ownerId, id))
  await db.delete(verifications).where(eq(verifications.organisationId, id))
}
