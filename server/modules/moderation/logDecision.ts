import type { Viewer } from '#server/platform/auth/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { type DecisionRow, insertDecision } from './queries/decisions.ts'

type Decided = Pick<DecisionRow, 'action' | 'kind' | 'subjectId' | 'ownerId' | 'reason'>

/** Writes into the log what a moderator decides now, with the decision itself or not at all. */
export async function logDecision(
  db: Db,
  { viewer, now }: { viewer: Viewer; now: Date },
  decided: Decided,
): Promise<DecisionRow> {
  const decision = { ...decided, id: newId(), moderatorId: viewer.id, createdAt: now }
  await insertDecision(db, decision)
  return decision
}
