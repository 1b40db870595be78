import type { Report, ReportedContent, ReportedPerson, ReportedSubject } from '#contracts/moderation.ts'
import type { UserCard } from '#contracts/shapes.ts'
import type { ReportRow } from '../queries/reports.ts'

/** The data that accompanies reports, by person or subject. */
export type QueueContext = {
  card: (id: string) => UserCard
  reportedContents: Map<string, ReportedContent>
  getTimes: (ownerId: string, action: 'warn' | 'remove') => number
}

/** A person and the reports about them -> one entry of the queue. */
export function queueEntryView(
  ownerId: string,
  rows: readonly ReportRow[],
  context: QueueContext,
): ReportedPerson {
  const { card, reportedContents, getTimes } = context
  const bySubject = Map.groupBy(rows, ({ kind, subjectId }) => `${kind} ${subjectId}`)
  return {
    id: ownerId,
    user: card(ownerId),
    suspended: reportedContents.get(ownerId)?.hidden === true,
    warnings: getTimes(ownerId, 'warn'),
    removals: getTimes(ownerId, 'remove'),
    subjects: [...bySubject.values()].flatMap((about) => subjectView(about, context)),
  }
}

function subjectView(
  about: readonly ReportRow[],
  { card, reportedContents }: QueueContext,
): ReportedSubject[] {
  const [first] = about
  if (!first) return []
  const content = reportedContents.get(first.subjectId) ?? null
  const texts = new Set(about.map(({ reportedText }) => reportedText))
  return [
    {
      kind: first.kind,
      id: first.subjectId,
      content,
      reportedTexts: [...texts].filter((text) => text && text !== content?.text),
      reports: about.map((row) => reportView(row, card)),
    },
  ]
}

const reportView = (row: ReportRow, card: QueueContext['card']): Report => ({
  id: row.id,
  by: card(row.reporterId),
  reason: row.reason,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
})
