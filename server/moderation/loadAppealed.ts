import type { ReadAppealInput } from '#contracts/moderation.ts'
import { idOfAppeal } from '#server/account/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { refuse } from '#server/platform/http/index.ts'
import { isAppealable } from './policy.ts'
import { hasAppeal } from './queries/appeals.ts'
import { type DecisionRow, findDecision, findLastSuspension } from './queries/decisions.ts'

type Asked = { db: Db; viewer: Viewer | null; now: Date }

/** The decision that somebody may appeal against; 410 when it is not theirs, too old, or nothing at all. */
export async function loadAppealed(input: ReadAppealInput, { db, viewer, now }: Asked): Promise<DecisionRow> {
  const decision = input.token ? await findByLink(db, input.token) : await findOwn(db, input.decision, viewer)
  if (!decision || !isAppealable(decision, now)) throw refuse('gone')
  if (await hasAppeal(db, decision.id)) throw refuse('appealedAlready')
  return decision
}

/** Whoever has the link need not be signed in: who is suspended cannot be. */
async function findByLink(db: Db, token: string): Promise<DecisionRow | null> {
  const id = idOfAppeal(token)
  // A link made when somebody was turned away at the door names their account.
  return id ? ((await findDecision(db, id)) ?? (await findLastSuspension(db, id))) : null
}

async function findOwn(db: Db, id: string | undefined, viewer: Viewer | null): Promise<DecisionRow | null> {
  const decision = id ? await findDecision(db, id) : null
  return decision && decision.ownerId === viewer?.id ? decision : null
}
