import { and, asc, count, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { QueueState } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { Bounds } from '#server/platform/paging.ts'
import { appeals } from '../tables.ts'

export type AppealRow = typeof appeals.$inferSelect

const byState: Record<QueueState, SQL> = {
  open: isNull(appeals.decidedAt),
  decided: isNotNull(appeals.decidedAt),
}

/** Saves an appeal; false when this decision already has one. */
export async function insertAppeal(
  db: Db,
  appeal: Pick<AppealRow, 'decisionId' | 'ownerId' | 'text' | 'createdAt'>,
): Promise<boolean> {
  const saved = await db
    .insert(appeals)
    .values(appeal)
    .onConflictDoNothing()
    .returning({ id: appeals.decisionId })
  return saved.length > 0
}

export async function findAppeal(db: Db, decisionId: string): Promise<AppealRow | null> {
  const [row] = await db.select().from(appeals).where(eq(appeals.decisionId, decisionId))
  return row ?? null
}

/** A page of appeals: open ones oldest first, decided ones newest first. */
export const findAppeals = (db: Db, state: QueueState, { limit, offset }: Bounds): Promise<AppealRow[]> =>
  db
    .select()
    .from(appeals)
    .where(byState[state])
    .orderBy(state === 'open' ? asc(appeals.createdAt) : desc(appeals.decidedAt), asc(appeals.decisionId))
    .limit(limit)
    .offset(offset)

export async function countAppeals(db: Db, state: QueueState): Promise<number> {
  const [row] = await db.select({ total: count() }).from(appeals).where(byState[state])
  return row?.total ?? 0
}

/** Answers an open appeal; null when it is unknown or was answered before. */
export async function saveAppealDecision(
  db: Db,
  decisionId: string,
  { granted, text, at }: { granted: boolean; text: string; at: Date },
): Promise<AppealRow | null> {
  const [answered] = await db
    .update(appeals)
    .set({ granted, answer: text, decidedAt: at })
    .where(and(eq(appeals.decisionId, decisionId), isNull(appeals.decidedAt)))
    .returning()
  return answered ?? null
}
