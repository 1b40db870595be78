import type { LogEntry } from '#contracts/moderation.ts'
import { pageInput } from '#contracts/rules.ts'
import type { Page } from '#contracts/shapes.ts'
import { read } from '#server/platform/http/index.ts'
import { logView } from './logView.ts'
import { pageMeta } from './pages.ts'
import { cardsOf } from './people.ts'
import { countDecisions, listDecisions } from './queries/decisions.ts'

/** GET /log: who decided what about whose thing, the last first. Nothing changes a row of it. */
export const listLog = read({
  access: 'moderator',
  input: pageInput,
  run: async ({ page, limit }, { db }): Promise<Page<LogEntry>> => {
    const [rows, total] = await Promise.all([
      listDecisions(db, { limit, offset: (page - 1) * limit }),
      countDecisions(db),
    ])
    const card = await cardsOf(
      db,
      rows.flatMap(({ ownerId, moderatorId }) => [ownerId, moderatorId]),
    )
    return { data: rows.map((row) => logView(row, card)), meta: pageMeta(total, page, limit) }
  },
})
