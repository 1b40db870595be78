import { type AppealedDecision, readAppealInput } from '#contracts/moderation.ts'
import type { Db } from '#server/platform/db/index.ts'
import { query } from '#server/platform/http/index.ts'
import { isAppealable } from '../policy.ts'
import { findAppeal } from '../queries/appeals.ts'
import { type DecisionRow, findWords, isLatest } from '../queries/decisions.ts'
import { findReportedContents } from '../reports/subjects.ts'
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
      getState(db, decision),
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
      opens: isOwner ? state.opens : null,
    }
  },
})

/** Whether the removed content is restored, and its address; a person has none. */
async function getState(
  db: Db,
  { action, kind, subjectId, ownerId }: DecisionRow,
): Promise<Pick<AppealedDecision, 'undone' | 'opens' | 'content'>> {
  const subject = action === 'suspend' ? ({ kind: 'user', subjectId: ownerId } as const) : { kind, subjectId }
  const content = (await findReportedContents(db, [subject])).get(subject.subjectId)
  const isSeen = content?.hidden === false
  const isPlace = isSeen && subject.kind !== 'user' && subject.kind !== 'message'
  return {
    undone: isSeen && action !== 'warn',
    opens: isPlace ? content.opens : null,
    content: subject.kind === 'user' ? null : (content ?? null),
  }
}
