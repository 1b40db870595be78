import { idInput } from '#contracts/rules.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { deleteApplication, lockApplication } from '../queries/applications.ts'
import { visibleStatus } from '../views.ts'
import { loadApplication } from './loadApplication.ts'
import { cancelPlaceFree, notifyWithdrawn } from './notify.ts'
import { publishChange } from './publishChange.ts'
import { undoDecisions } from './undoDecisions.ts'
import { queueWaitingList } from './waitingList.ts'

/** DELETE /job/application/{id}: the applicant withdraws it while they see it as pending, or leaves the waiting list. */
export const withdrawApplication = mutation({
  access: 'user',
  input: idInput,
  status: 204,
  run: async ({ id }, { viewer, db, now }) => {
    const { volunteerId } = await loadApplication(id, { db, viewer, now })
    if (volunteerId !== viewer.id) throw apiError('notAllowed')
    const application = await lockApplication(db, id)
    if (!application) throw apiError('notFound')
    const status = visibleStatus(application, now)
    if (status !== 'pending' && status !== 'waitlisted') throw apiError('withdrawTooLate')
    const event = { id, volunteerId, job: { ...application, id: application.jobId } }
    await undoDecisions(db, event.job, [application])
    await deleteApplication(db, id)
    await publishChange(db, event.job, [event])
    if (status === 'waitlisted') await cancelPlaceFree(db, event, application.placeOfferedUntil)
    else await notifyWithdrawn(db, event)
    if (application.takesPlace) await queueWaitingList(db, application.jobId)
  },
})
