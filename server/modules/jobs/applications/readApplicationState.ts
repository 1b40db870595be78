import { type ApplicationState, applicantInput } from '#contracts/jobs.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { findJob } from '../queries/jobs.ts'
import { applicationState } from '../views.ts'

/**
 * GET /jobs/{id}/application: what became of a volunteer's application to an offer, for the volunteer and the organisation;
 * null when there is none any more. Their conversation shows it.
 */
export const readApplicationState = query({
  access: 'user',
  input: applicantInput,
  run: async ({ id, userId }, { viewer, db, now }): Promise<ApplicationState> => {
    const job = await findJob(db, id, userId)
    const isOwner = viewer.id === job?.ownerId
    if (!job || job.blocked || !(isOwner || viewer.id === userId)) throw apiError('notFound')
    return applicationState(job, { isOwner, now })
  },
})
