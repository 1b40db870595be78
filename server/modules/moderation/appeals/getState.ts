import type { AppealedDecision } from '#contracts/moderation.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { DecisionRow } from '../queries/decisions.ts'
import { findReportedContents } from '../reports/subjects.ts'

/** Whether the removed content is restored, and its address; a person has none. */
export async function getState(
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
