import type { Db } from '#server/platform/db/index.ts'
import { appeals, decisions, reports, verifications } from '../tables.ts'

export type ModerationSeed = {
  reports: (typeof reports.$inferInsert)[]
  decisions: (typeof decisions.$inferInsert)[]
  appeals: (typeof appeals.$inferInsert)[]
  verifications: (typeof verifications.$inferInsert)[]
}

/** Inserts past reports, decisions and appeals without notifications; only for the demo module. */
export async function seedModeration(db: Db, seed: ModerationSeed): Promise<void> {
  if (seed.reports.length > 0) await db.insert(reports).values(seed.reports)
  if (seed.decisions.length > 0) await db.insert(decisions).values(seed.decisions)
  if (seed.appeals.length > 0) await db.insert(appeals).values(seed.appeals)
  if (seed.verifications.length > 0) await db.insert(verifications).values(seed.verifications)
}
