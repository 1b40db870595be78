import { decideApplicationInput } from '#contracts/applications.ts'
import type { Tx } from '#server/platform/db/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { lockOwnJob } from '../loadJob.ts'
import { type Decision, decisionFor, isFull } from '../policy.ts'
import {
  findApplication,
  lockApplication,
  type ShownApplication,
  saveDecision,
} from '../queries/applications.ts'
import type { ShownJob } from '../queries/jobs.ts'
import { startVolunteering } from '../queries/volunteerings.ts'
import { undoUntil } from '../undo.ts'
import { measureResponseTimes } from '../work.ts'
import { loadApplication, showApplication } from './loadApplication.ts'
import { cancelRefused, notifyAccepted, notifyRefused } from './notify.ts'

/**
 * PUT /job/application/{id}: the organisation accepts, refuses or undoes a recent refusal. Repeating a decision
 * changes nothing. The offer is locked first, so that parallel decisions run in turn and cannot exceed its vacancies.
 */
export const decideApplication = mutation({
  access: 'user',
  input: decideApplicationInput,
  run: async ({ id, status }, { viewer, db, now }) => {
    const { jobId, ownerId } = await loadApplication(id, { db, viewer, now })
    if (ownerId !== viewer.id) throw apiError('notAllowed')
    const job = await lockOwnJob(jobId, 'decide', { db, viewer, now })
    const application = await lockApplication(db, id)
    if (!application) throw apiError('notFound')
    await acts[decisionFor(application, status, now)]({ db, job, application, now })
    const decided = await findApplication(db, id)
    if (!decided) throw apiError('notFound')
    return showApplication(decided, { db, viewer, now })
  },
})

type DecisionContext = { db: Tx; job: ShownJob; application: ShownApplication; now: Date }

const acts: Record<Decision, (context: DecisionContext) => Promise<void>> = {
  again: async () => {},
  decided: async () => {
    throw apiError('alreadyDecided')
  },
  'too late': async () => {
    throw apiError('undoTooLate')
  },
  accept: async ({ db, job, application, now }) => {
    if (isFull(job)) throw apiError('offerFull')
    const { id, volunteerId } = application
    await saveDecision(db, id, { status: 'accepted', decidedAt: now, undoUntil: null })
    await startVolunteering(db, { organisationId: job.ownerId, volunteerId, jobId: job.id, since: now })
    await notifyAccepted(db, { id, volunteerId, job })
    await measureResponseTimes(db, job.ownerId)
  },
  refuse: async ({ db, job, application: { id, volunteerId }, now }) => {
    const until = undoUntil(now)
    await saveDecision(db, id, { status: 'refused', decidedAt: now, undoUntil: until })
    await notifyRefused(db, { id, volunteerId, job }, until)
    await measureResponseTimes(db, job.ownerId)
  },
  undo: async ({ db, job, application: { id, volunteerId } }) => {
    await saveDecision(db, id, { status: 'pending', decidedAt: null, undoUntil: null })
    await cancelRefused(db, { id, volunteerId, job })
  },
}
