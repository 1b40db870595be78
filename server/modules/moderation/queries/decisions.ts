import { and, count, desc, eq, gt, inArray, not, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import type { Bounds } from '#server/platform/paging.ts'
import { appeals, decisions, decisionWords } from '../tables.ts'

export type DecisionRow = typeof decisions.$inferSelect

export async function insertDecision(db: Db, decision: DecisionRow): Promise<void> {
  await db.insert(decisions).values(decision)
}

/** Saves the moderators' text for the person; a decision without a text has no row. */
export async function insertWords(db: Db, words: typeof decisionWords.$inferInsert): Promise<void> {
  if (words.text) await db.insert(decisionWords).values(words)
}

export async function findWords(db: Db, decisionId: string): Promise<string> {
  const [row] = await db.select().from(decisionWords).where(eq(decisionWords.decisionId, decisionId))
  return row?.text ?? ''
}

export async function findDecision(db: Db, id: string): Promise<DecisionRow | null> {
  const [row] = await db.select().from(decisions).where(eq(decisions.id, id))
  return row ?? null
}

/** At most one row per id. */
export async function findDecisions(db: Db, ids: readonly string[]): Promise<DecisionRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(decisions)
    .where(inArray(decisions.id, [...ids]))
}

/** The last decision of this kind about this person. */
export async function findLastDecision(
  db: Db,
  ownerId: string,
  action: DecisionRow['action'],
): Promise<DecisionRow | null> {
  const [row] = await db
    .select()
    .from(decisions)
    .where(and(eq(decisions.ownerId, ownerId), eq(decisions.action, action)))
    .orderBy(desc(decisions.id))
    .limit(1)
  return row ?? null
}

type Judged = Pick<DecisionRow, 'id' | 'action' | 'kind' | 'subjectId' | 'ownerId'>

/** Whether no later removal of the same content, or suspension of the same person, is in force in place of this one. */
export async function isLatest(db: Db, { id, action, kind, subjectId, ownerId }: Judged): Promise<boolean> {
  if (action !== 'remove' && action !== 'suspend') return true
  const isSameContent = and(eq(decisions.kind, kind), eq(decisions.subjectId, subjectId))
  const later = await db
    .select({ id: decisions.id })
    .from(decisions)
    .where(
      and(
        eq(decisions.ownerId, ownerId),
        gt(decisions.id, id),
        eq(decisions.action, action),
        action === 'remove' ? isSameContent : undefined,
      ),
    )
    .limit(1)
  return later.length === 0
}

/** A page of the log, newest first. */
export const listDecisions = (db: Db, { limit, offset }: Bounds): Promise<DecisionRow[]> =>
  db.select().from(decisions).orderBy(desc(decisions.id)).limit(limit).offset(offset)

export async function countDecisions(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(decisions)
  return row?.total ?? 0
}

const isTakenBack = sql`exists (
  select from ${appeals} where ${appeals.decisionId} = ${decisions.id} and ${appeals.granted})`

/** The number of warnings and removals of each person, without those that an appeal took back; at most two rows each. */
export const countPast = (
  db: Db,
  ownerIds: readonly string[],
): Promise<{ ownerId: string; action: string; times: number }[]> =>
  db
    .select({ ownerId: decisions.ownerId, action: decisions.action, times: count() })
    .from(decisions)
    .where(
      and(
        inArray(decisions.ownerId, [...ownerIds]),
        inArray(decisions.action, ['warn', 'remove']),
        not(isTakenBack),
      ),
    )
    .groupBy(decisions.ownerId, decisions.action)
    .limit(2 * ownerIds.length)
