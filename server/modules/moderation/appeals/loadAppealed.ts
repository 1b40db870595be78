import type { ReadAppealInput } from '#contracts/moderation.ts'
import { findRecipient, getAppealId, lockPerson } from '#server/modules/account/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { isAppealable, isShownToOwner } from '../policy.ts'
import { findAppeal } from '../queries/appeals.ts'
import { type DecisionRow, findDecision, findLastDecision, isLatest } from '../queries/decisions.ts'
import { findSubjectState } from './findSubjectState.ts'

type Params = { db: Db; viewer: Viewer | null }

/** The decision that a person reads; throws 410 when it is not theirs, not shown to its owner, or of an erased account. */
export async function loadDecision(input: ReadAppealInput, { db, viewer }: Params): Promise<DecisionRow> {
  const decision = input.token ? await findByLink(db, input.token) : await findOwn(db, input.decision, viewer)
  if (!decision || !isShownToOwner(decision.action)) throw apiError('gone')
  if (!(await findRecipient(db, decision.ownerId))) throw apiError('gone')
  return decision
}

/**
 * The decision that a person may appeal against now; throws 410 when it is not theirs, too old, or no longer in force. Locks
 * the person first, so that a restoration or the erasure of the account comes before the appeal or finds it.
 */
export async function loadAppealed(
  input: ReadAppealInput,
  { now, ...params }: Params & { now: Date },
): Promise<DecisionRow> {
  const decision = await loadDecision(input, params)
  if (!(await lockPerson(params.db, decision.ownerId))) throw apiError('gone')
  if (!isAppealable(decision, now) || !(await isLatest(params.db, decision))) throw apiError('gone')
  if (await findAppeal(params.db, decision.id)) throw apiError('appealedAlready')
  if ((await findSubjectState(params.db, decision)).undone) throw apiError('gone')
  return decision
}

/** A link needs no session, since a suspended account cannot sign in. */
async function findByLink(db: Db, token: string): Promise<DecisionRow | null> {
  const id = getAppealId(token)
  // A link from a refused sign-in contains the id of the account instead of a decision.
  return id ? ((await findDecision(db, id)) ?? (await findLastDecision(db, id, 'suspend'))) : null
}

async function findOwn(db: Db, id: string | undefined, viewer: Viewer | null): Promise<DecisionRow | null> {
  const decision = id ? await findDecision(db, id) : null
  return decision && decision.ownerId === viewer?.id ? decision : null
}
