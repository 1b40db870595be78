import { eq, or } from 'drizzle-orm'
import { type PersonalData, readInBatches } from '#server/platform/db/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { appeals, decisions, decisionWords, reports, verifications } from '../tables.ts'

/** Everything this module holds about somebody; who reported them is told to nobody. */
export const exportPersonalData = (db: Db, id: string): PersonalData => ({
  reportsMade: readInBatches(db, reports, { where: eq(reports.reporterId, id), by: ['id'] }),
  decisions: readInBatches(db, decisions, { where: eq(decisions.ownerId, id), by: ['id'], columns: told }),
  decisionWords: readInBatches(db, decisionWords, {
    where: eq(decisionWords.ownerId, id),
    by: ['decisionId'],
  }),
  appeals: readInBatches(db, appeals, { where: eq(appeals.ownerId, id), by: ['decisionId'] }),
  papers: readInBatches(db, verifications, {
    where: eq(verifications.organisationId, id),
    by: ['organisationId'],
  }),
})

/** Who of the moderators decided stays inside. */
const told = {
  id: decisions.id,
  action: decisions.action,
  kind: decisions.kind,
  subjectId: decisions.subjectId,
  reason: decisions.reason,
  createdAt: decisions.createdAt,
}

/** What they reported, what was reported of them, what they said and sent. The log stays: it holds ids alone. */
export async function erasePersonalData(db: Db, id: string): Promise<void> {
  await db.delete(reports).where(or(eq(reports.reporterId, id), eq(reports.ownerId, id)))
  await db.delete(decisionWords).where(eq(decisionWords.ownerId, id))
  await db.delete(appeals).where(eq(appeals.ownerId, id))
  await db.delete(verifications).where(eq(verifications.organisationId, id))
}
