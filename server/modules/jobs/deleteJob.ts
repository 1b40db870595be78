import { deleteJobInput } from '#contracts/jobs.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { cancelDecided } from './applications/notify.ts'
import { queueNotifications } from './applications/queueNotifications.ts'
import { lockOwnJob } from './loadJob.ts'
import { countApplications, findConcerned } from './queries/applications.ts'
import { findUndoableAcceptances } from './queries/decisions.ts'
import { deleteJobRow } from './queries/jobs.ts'

/** DELETE /jobs/{id}: an offer with applications needs `insist`; then its applicants are notified. */
export const deleteJob = mutation({
  access: 'user',
  input: deleteJobInput,
  query: ['insist'],
  status: 204,
  run: async ({ id, insist }, { viewer, db, now }) => {
    const job = await lockOwnJob(id, 'edit', { db, viewer, now })
    if (!insist && (await countApplications(db, id)) > 0) throw apiError('hasApplications')
    const concerned = await findConcerned(db, id, ['pending', 'accepted', 'waitlisted'])
    await cancelDecided(db, 'accepted', job, await findUndoableAcceptances(db, id, now))
    await queueNotifications(db, 'deleted', job, concerned)
    await deleteJobRow(db, id)
  },
})
