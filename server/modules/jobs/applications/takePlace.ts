import { idInput } from '#contracts/rules.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { getState } from '../policy.ts'
import { findApplication, lockApplication } from '../queries/applications.ts'
import { findJob } from '../queries/jobs.ts'
import { savePlaceTaken } from '../queries/waitingList.ts'
import { loadApplication, showApplication } from './loadApplication.ts'
import { notifyApplied } from './notify.ts'
import { publishChange } from './publishChange.ts'

/**
 * POST /job/application/{id}/place: takes the place that became free. The application becomes a pending one like any other,
 * with the place held for it until the organisation decides. Repeating it changes nothing.
 */
export const takePlace = mutation({
  access: 'user',
  input: idInput,
  run: async ({ id }, { viewer, db, now }) => {
    const { volunteerId, jobId } = await loadApplication(id, { db, viewer, now })
    if (volunteerId !== viewer.id) throw apiError('notAllowed')
    const application = await lockApplication(db, id)
    if (!application) throw apiError('notFound')
    const { status, placeOfferedUntil } = application
    if (!placeOfferedUntil) throw apiError('placeNotOffered')
    if (status === 'waitlisted') {
      const job = await findJob(db, jobId, viewer.id)
      if (!job || getState(job, now) !== 'open') throw apiError('offerClosed')
      if (placeOfferedUntil < now) throw apiError('placeNotOffered')
      await savePlaceTaken(db, id, now)
      await publishChange(db, job, [application])
      await notifyApplied(db, { id, volunteerId, job })
    }
    const taken = await findApplication(db, id)
    if (!taken) throw apiError('notFound')
    return showApplication(taken, { viewer, now })
  },
})
