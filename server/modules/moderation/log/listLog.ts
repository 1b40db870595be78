import type { LogEntry } from '#contracts/moderation.ts'
import { pageInput } from '#contracts/rules.ts'
import type { Page } from '#contracts/shapes.ts'
import { query } from '#server/platform/http/index.ts'
import { getPage, toBounds } from '#server/platform/paging.ts'
import { getCards } from '../people.ts'
import { countDecisions, listDecisions } from '../queries/decisions.ts'
import { logView } from './logView.ts'

/** GET /log: lists the decisions with moderator, subject and owner, newest first. Its rows never change. */
export const listLog = query({
  access: 'moderator',
  input: pageInput,
  run: async (paging, { db }): Promise<Page<LogEntry>> => {
    const [rows, total] = await Promise.all([listDecisions(db, toBounds(paging)), countDecisions(db)])
    const card = await getCards(
      db,
      rows.flatMap(({ ownerId, moderatorId }) => [ownerId, moderatorId]),
    )
    const data = rows.map((row) => logView(row, card))
    return getPage(data, total, paging)
  },
})
