import { type AppealedDecision, readAppealInput } from '#contracts/moderation.ts'
import { query } from '#server/platform/http/index.ts'
import { isAppealable } from '../policy.ts'
import { findAppeal } from '../queries/appeals.ts'
import { findWords, isLatest } from '../queries/decisions.ts'
import { findSubjectState } from './findSubjectState.ts'
import { loadDecision } from './loadAppealed.ts'

/** GET /appeal: returns the decision of an emailed link, or one about the caller, with its current state. */
export const readAppeal = query({
  access: 'guest',
  input: readAppealInput,
  run: async (input, { db, viewer, now }): Promise<AppealedDecision> => {
    const decision = await loadDecision(input, { db, viewer })
    const { action, kind, reason, createdAt, ownerId } = decision
    const [appeal, text, state, isInForce] = await Promise.all([
      findAppeal(db, decision.id),
      findWords(db, decision.id),
      findSubjectState(db, decision),
      isLatest(db, decision),
    ])
    // Anyone with the link can read it, so only the signed-in owner sees the content.
    const isOwner = viewer?.id === ownerId
    return {
      ...{ action, kind, reason },
      createdAt: createdAt.toISOString(),
      text,
      content: isOwner ? state.content : null,
      contentAfterLogin: !viewer && state.content !== null,
      appealable: isAppealable(decision, now) && isInForce && !appeal && !state.undone,
      appeal: appeal && {
        createdAt: appeal.createdAt.toISOString(),
        decidedAt: appeal.decidedAt?.toISOString() ?? null,
        granted: appeal.granted,
        answer: appeal.answer,
      },
      undone: state.undone,
      replaced: !isInForce,
      opens: isOwner ? state.opens : null,
    }
  },
})
