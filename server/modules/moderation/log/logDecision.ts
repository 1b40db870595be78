import type { Viewer } from '#server/platform/auth/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { type DecisionRow, insertDecision } from '../queries/decisions.ts'

type Decided = Pick<DecisionRow, 'action' | 'kind' | 'subjectId' | 'ownerId' | 'reason'>

/** Logs a moderator's decision in the decision's own transaction. */
export async function logDecision(
  db: Db,
  { viewer, now }: { viewer: Viewer; now: Date },
  decided: Decided,
): Promise<DecisionRow> {
  const decision = { ...decided, id: newId(), moderatorId: viewer.id, createdAt: now }
  await insertDecision(db, decision)
  return decision
}
