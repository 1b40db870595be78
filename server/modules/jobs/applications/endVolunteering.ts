import { userIdInput } from '#contracts/rules.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { isUndoable } from '../policy.ts'
import { endVolunteerings } from '../queries/volunteerings.ts'
import { endPlaces } from '../queries/waitingList.ts'
import { cancelDecided, notifyServiceEnded } from './notify.ts'
import { publishApplications } from './publishChange.ts'
import { queueWaitingList } from './waitingList.ts'

/**
 * DELETE /volunteers/{userId}: ends a volunteer's service at the caller's organisation; they are told, may still rate it, and
 * their places are free. Of acceptances that could still be undone they are told nothing.
 */
export const endVolunteering = mutation({
  access: 'organisation',
  input: userIdInput,
  status: 204,
  run: async ({ userId }, { viewer, db, now }) => {
    const ended = await endVolunteerings(db, viewer.id, userId, now)
    if (!ended) throw apiError('notFound')
    const freed = await endPlaces(db, { ownerId: viewer.id, volunteerId: userId }, now)
    for (const { job, ...application } of freed) {
      const isUnseen = isUndoable(application, now)
      if (isUnseen) await cancelDecided(db, 'accepted', job, [application])
      // Who does not see the acceptance yet is told with it.
      await publishApplications(db, job.id, isUnseen ? [viewer.id] : [viewer.id, userId])
      await queueWaitingList(db, job.id)
    }
    if (ended.hasServed) await notifyServiceEnded(db, { organisationId: viewer.id, volunteerId: userId }, now)
  },
})
