import type { Db } from '#server/platform/db/index.ts'
import type { Notified } from '#server/platform/live/badges.ts'
import { findDecisions } from './queries/decisions.ts'
import { findReportedContents } from './reports/subjects.ts'

/** Id of a notification -> the owner's text that was decided about; a decision about a person has none. */
export async function findDecidedWords(db: Db, rows: readonly Notified[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const decisions = await findDecisions(
    db,
    rows.map(({ actionId }) => actionId),
  )
  const byId = new Map(decisions.filter(({ kind }) => kind !== 'user').map((one) => [one.id, one]))
  const reportedContents = await findReportedContents(db, [...byId.values()])
  return new Map(
    rows.flatMap(({ id, accountId, actionId }) => {
      const reportedContent = reportedContents.get(byId.get(actionId)?.subjectId ?? '')
      return reportedContent?.ownerId === accountId ? [[id, reportedContent.text]] : []
    }),
  )
}
