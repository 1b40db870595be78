import { queueInput, type ReportedPerson } from '#contracts/moderation.ts'
import type { Page } from '#contracts/shapes.ts'
import { query } from '#server/platform/http/index.ts'
import { getPage, toBounds } from '#server/platform/paging.ts'
import { getCards } from '../people.ts'
import { countPast } from '../queries/decisions.ts'
import { countReportedPeople, findReportedPeople, findReportsAbout } from '../queries/reports.ts'
import { queueEntryView } from './queueView.ts'
import { findReportedContents } from './subjects.ts'

/** GET /queue: lists reported people with their reported contents, most serious first. */
export const listQueue = query({
  access: 'moderator',
  input: queueInput,
  run: async ({ status, ...paging }, { db }): Promise<Page<ReportedPerson>> => {
    const state = status ?? 'open'
    const ownerIds = await findReportedPeople(db, state, toBounds(paging))
    const rows = await findReportsAbout(db, ownerIds, state)
    const people = ownerIds.map((subjectId) => ({ kind: 'user' as const, subjectId }))
    const [total, past, card, reportedContents] = await Promise.all([
      countReportedPeople(db, state),
      countPast(db, ownerIds),
      getCards(db, [...ownerIds, ...rows.map(({ reporterId }) => reporterId)]),
      findReportedContents(db, [...rows, ...people]),
    ])
    const byOwner = Map.groupBy(rows, ({ ownerId }) => ownerId)
    const getTimes = (ownerId: string, action: string) =>
      past.find((one) => one.ownerId === ownerId && one.action === action)?.times ?? 0
    const context = { card, reportedContents, getTimes }
    const data = ownerIds.map((ownerId) => queueEntryView(ownerId, byOwner.get(ownerId) ?? [], context))
    return getPage(data, total, paging)
  },
})
