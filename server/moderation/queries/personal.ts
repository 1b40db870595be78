import { eq, or } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { appeals, decisions, reports, verifications } from '../tables.ts'

/** Everything this room holds about somebody; who reported them is told to nobody. */
export async function heldOf(db: Db, id: string): Promise<Record<string, unknown[]>> {
  return {
    reportsMade: await db.select().from(reports).where(eq(reports.reporterId, id)),
    decisions: await db.select(toldColumns).from(decisions).where(eq(decisions.ownerId, id)),
    appeals: await db.select().from(appeals).where(eq(appeals.ownerId, id)),
    papers: await db.select().from(verifications).where(eq(verifications.organisationId, id)),
  }
}

/** Who of the moderators decided stays inside. */
const toldColumns = {
  id: decisions.id,
  action: decisions.action,
  kind: decisions.kind,
  subjectId: decisions.subjectId,
  reason: decisions.reason,
  createdAt: decisions.createdAt,
}

/** What they reported, what was reported of them, what they said and sent. The log stays: it holds ids alone. */
export async function eraseOf(db: Db, id: string): Promise<void> {
  await db.delete(reports).where(or(eq(reports.reporterId, id), eq(reports.ownerId, id)))
  await db.delete(appeals).where(eq(appeals.ownerId, id))
  await db.delete(verifications).where(eq(verifications.organisationId, id))
}
