import { deleteJobInput } from '#contracts/jobs.ts'
import { withhold } from '#server/modules/media/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { cancelDecided } from './applications/notify.ts'
import { queueNotifications } from './applications/queueNotifications.ts'
import { lockOwnJob } from './loadJob.ts'
import { countApplications, findConcerned } from './queries/applications.ts'
import { findUndoable } from './queries/decisions.ts'
import { findShownAlone } from './queries/images.ts'
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
    const refused = await findUndoable(db, id, 'refused', now)
    await cancelDecided(db, 'accepted', job, await findUndoable(db, id, 'accepted', now))
    await cancelDecided(db, 'refused', job, refused)
    // While a refusal can be undone its applicant sees a pending application.
    await queueNotifications(db, 'deleted', job, [...concerned, ...refused])
    // The sweep removes the files later: until then, who has their addresses would still see them.
    await withhold(db, await findShownAlone(db, id), now)
    await deleteJobRow(db, id)
  },
})
