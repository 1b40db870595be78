import { hideInput } from '#contracts/moderation.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { setHidden } from './queries/reports.ts'

/** PUT /hidden: hides a subject from its reporter on every device, or shows it again; 404 unless they reported it. */
export const hideReported = mutation({
  access: 'user',
  withoutAge: true,
  status: 204,
  input: hideInput,
  run: async ({ kind, id: subjectId, hidden }, { viewer, db, now }) => {
    const report = { reporterId: viewer.id, kind, subjectId }
    if (!(await setHidden(db, report, hidden ? now : null))) throw apiError('notFound')
  },
})
