import { type ApplicationState, applicationStatesInput } from '#contracts/applications.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { query } from '#server/platform/http/index.ts'
import { findJobs } from '../queries/jobs.ts'
import { applicationState } from '../views.ts'

/**
 * POST /job/application/states: what became of a volunteer's applications to these offers, for the volunteer and the
 * organisation; offers of others are left out. Their conversation shows it.
 */
export const listApplicationStates = query({
  access: 'user',
  input: applicationStatesInput,
  run: async ({ user_id: userId, jobs: ids }, { viewer, db, now }): Promise<ApplicationState[]> => {
    const jobs = await findJobs(db, [...new Set(ids)], userId)
    const hidden = new Set(await blockedIds(db, viewer))
    const otherOf = (ownerId: string) => (viewer.id === ownerId ? userId : ownerId)
    const own = jobs.filter(({ ownerId }) => viewer.id === ownerId || viewer.id === userId)
    return own
      .filter(({ ownerId }) => !hidden.has(otherOf(ownerId)))
      .map((job) => ({
        job_id: job.id,
        application: applicationState(job, { isOwner: viewer.id === job.ownerId, now }),
      }))
  },
})
