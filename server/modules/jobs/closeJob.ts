import { closeJobInput } from '#contracts/jobs.ts'
import type { Tx } from '#server/platform/db/index.ts'
import { mutation } from '#server/platform/http/index.ts'
import { nextVersion } from '#server/platform/versions.ts'
import { lockOwnJob, showJob } from './loadJob.ts'
import { findConcerned, refuseAllPending } from './queries/applications.ts'
import { type ShownJob, updateJobRow } from './queries/jobs.ts'
import { undoUntil } from './undo.ts'
import { measureResponseTimes, queueNotifications } from './work.ts'

/** POST /jobs/{id}/close: ends applications. Pending ones are refused, or their applicants learn that a decision may still come. */
export const closeJob = mutation({
  access: 'user',
  input: closeJobInput,
  run: async ({ id, refusePending }, { viewer, db, now }) => {
    const job = await lockOwnJob(id, 'close', { db, viewer, now })
    if (job.status !== 'closed') {
      await updateJobRow(db, id, { status: 'closed', updatedAt: nextVersion(job.updatedAt, now) })
      if (!refusePending)
        await queueNotifications(db, 'closed', job, await findConcerned(db, id, ['pending']))
    }
    if (refusePending) await refusePendingApplications(db, job, now)
    return showJob(id, { db, viewer, now })
  },
})

async function refusePendingApplications(db: Tx, job: ShownJob, now: Date): Promise<void> {
  const refused = await refuseAllPending(db, job.id, now, undoUntil(now))
  await queueNotifications(db, 'refused', job, refused)
  await measureResponseTimes(db, job.ownerId)
}
