import { object } from 'yup'
import { type HiddenSubject, hideInput } from '#contracts/moderation.ts'
import { apiError, mutation, query } from '#server/platform/http/index.ts'
import { findHiddenSubjects, setHidden } from '../queries/reports.ts'

/** PUT /hidden: hides a subject from its reporter on every device, or shows it again; 404 unless they reported it. */
export const hideReportedContent = mutation({
  access: 'user',
  withoutAge: true,
  status: 204,
  input: hideInput,
  run: async ({ kind, id: subjectId, hidden }, { viewer, db, now }) => {
    const report = { reporterId: viewer.id, kind, subjectId }
    if (!(await setHidden(db, report, hidden ? now : null))) throw apiError('notFound')
  },
})

/** GET /hidden: lists the reported subjects that the caller hid, newest first. */
export const listHiddenContent = query({
  access: 'user',
  input: object({}),
  run: async (_input, { viewer, db }): Promise<HiddenSubject[]> =>
    (await findHiddenSubjects(db, viewer.id)).map(({ kind, subjectId }) => ({ kind, id: subjectId })),
})
