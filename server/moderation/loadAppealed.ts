import { idOfAppeal } from '#server/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { refuse } from '#server/platform/http/index.ts'
import { isAppealable } from './policy.ts'
import { hasAppeal } from './queries/appeals.ts'
import { type DecisionRow, findDecision, findLastSuspension } from './queries/decisions.ts'

/** The decision that a link lets somebody appeal against; 410 when it is no such link, too old, or was used. */
export async function loadAppealed(db: Db, token: string, now: Date): Promise<DecisionRow> {
  const id = idOfAppeal(token)
  // A link made when somebody was turned away at the door names their account.
  const decision = id ? ((await findDecision(db, id)) ?? (await findLastSuspension(db, id))) : null
  if (!decision || !isAppealable(decision, now)) throw refuse('gone')
  if (await hasAppeal(db, decision.id)) throw refuse('appealedAlready')
  return decision
}
