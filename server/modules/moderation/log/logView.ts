import type { LogEntry } from '#contracts/moderation.ts'
import type { UserCard } from '#contracts/shapes.ts'
import type { DecisionRow } from '../queries/decisions.ts'

/** A row of the log with the current names of its people. */
export function logView(row: DecisionRow, card: (id: string) => UserCard): LogEntry {
  const { id, action, kind, subjectId, reason, createdAt, ownerId, moderatorId } = row
  return {
    ...{ id, action, kind, reason },
    subject_id: subjectId,
    createdAt: createdAt.toISOString(),
    owner: card(ownerId),
    moderator: card(moderatorId),
  }
}
