import { type Appeal, queueInput } from '#contracts/moderation.ts'
import type { Page } from '#contracts/shapes.ts'
import { query } from '#server/platform/http/index.ts'
import { getPage, toBounds } from '#server/platform/paging.ts'
import { logView } from '../log/logView.ts'
import { getCards } from '../people.ts'
import { countAppeals, findAppeals } from '../queries/appeals.ts'
import { findDecisions } from '../queries/decisions.ts'
import { findReportedContents } from '../reports/subjects.ts'

/** GET /appeals: lists appeals with their decisions and subjects. */
export const listAppeals = query({
  access: 'moderator',
  input: queueInput,
  run: async ({ status, ...paging }, { db }): Promise<Page<Appeal>> => {
    const state = status ?? 'open'
    const [rows, total] = await Promise.all([
      findAppeals(db, state, toBounds(paging)),
      countAppeals(db, state),
    ])
    const created = await findDecisions(
      db,
      rows.map(({ decisionId }) => decisionId),
    )
    const decisions = new Map(created.map((row) => [row.id, row]))
    const card = await getCards(
      db,
      created.flatMap(({ ownerId, moderatorId }) => [ownerId, moderatorId]),
    )
    const reportedContents = await findReportedContents(db, created)
    const data = rows.flatMap(({ decisionId, text, createdAt, granted }): Appeal[] => {
      const decision = decisions.get(decisionId)
      if (!decision) return []
      return [
        {
          ...{ id: decisionId, text, granted },
          createdAt: createdAt.toISOString(),
          decision: logView(decision, card),
          content: reportedContents.get(decision.subjectId) ?? null,
        },
      ]
    })
    return getPage(data, total, paging)
  },
})
