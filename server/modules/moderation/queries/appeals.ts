import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { QueueState, ReportKind } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { Bounds } from '#server/platform/paging.ts'
import { appeals, decisions } from '../tables.ts'

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

type Restored = { kind: ReportKind; subjectId: string; ownerId: string }

/** Grants the open appeals against the removal of this content, or of a `user` against their suspension. */
export async function grantOpenAppeals(
  db: Db,
  { kind, subjectId, ownerId }: Restored,
  { text, at }: { text: string; at: Date },
): Promise<void> {
  const isAbout = and(eq(decisions.kind, kind), eq(decisions.subjectId, subjectId))
  const undone = db
    .select({ id: decisions.id })
    .from(decisions)
    .where(
      and(
        eq(decisions.ownerId, ownerId),
        kind === 'user' ? eq(decisions.action, 'suspend') : and(eq(decisions.action, 'remove'), isAbout),
      ),
    )
  await db
    .update(appeals)
    .set({ granted: true, answer: text, decidedAt: at })
    .where(and(eq(appeals.ownerId, ownerId), isNull(appeals.decidedAt), inArray(appeals.decisionId, undone)))
}
