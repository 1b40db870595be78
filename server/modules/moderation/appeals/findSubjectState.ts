import type { AppealedDecision } from '#contracts/moderation.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { DecisionRow } from '../queries/decisions.ts'
import { findReportedContents } from '../reports/subjects.ts'

/** The subject of a decision as it is now, and whether that is undone; a person has neither content nor address. */
export async function findSubjectState(
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
