import type { ReportKind } from '#contracts/lists.ts'
import { type Reported, reportInput } from '#contracts/moderation.ts'
import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { mayReport } from '../policy.ts'
import { findReportBy, insertReport } from '../queries/reports.ts'
import { subjects } from './subjects.ts'

/** POST /report: reports a subject that the viewer sees, once; 404 for others, 403 for the viewer's own. */
export const createReport = mutation({
  access: 'user',
  withoutAge: true,
  input: reportInput,
  counts: [{ act: 'a report' }],
  getStatus: ({ again }: Reported) => (again ? 200 : 201),
  run: async ({ kind, id: subjectId, reason, text }, { viewer, db, now }): Promise<Reported> => {
    const ownerId = await subjects[kind].ownerSeenBy(db, viewer, subjectId)
    if (!ownerId || (await isBlockedBetween(db, viewer.id, ownerId))) throw apiError('notFound')
    if (!mayReport(viewer, ownerId)) throw apiError('notAllowed')
    const report = {
      id: newId(),
      reporterId: viewer.id,
      kind,
      subjectId,
      ownerId,
      reason,
      text,
      reportedText: await readText(db, kind, subjectId),
      createdAt: now,
    }
    if (await insertReport(db, report)) {
      // Its author may delete it while it is being reported.
      if ((await subjects[kind].storeReported?.(db, subjectId)) === false) throw apiError('notFound')
      return { id: report.id, again: false, owner_id: ownerId }
    }
    const before = await findReportBy(db, report)
    return { id: before?.id ?? report.id, again: true, owner_id: ownerId }
  },
})

/** The text of a subject as it is now; "" for kinds whose module stores what was reported. */
async function readText(db: Db, kind: ReportKind, subjectId: string): Promise<string> {
  const { storeReported, reportedContents } = subjects[kind]
  return storeReported ? '' : ((await reportedContents(db, [subjectId])).get(subjectId)?.text ?? '')
}
