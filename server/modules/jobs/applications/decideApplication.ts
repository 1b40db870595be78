import { decideApplicationInput } from '#contracts/applications.ts'
import type { Tx } from '#server/platform/db/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { lockOwnJob } from '../loadJob.ts'
import { type Decision, decisionFor, isFull } from '../policy.ts'
import { findApplication, lockApplication, type ShownApplication } from '../queries/applications.ts'
import { saveDecisions, startVolunteerings } from '../queries/decisions.ts'
import type { ShownJob } from '../queries/jobs.ts'
import { undoUntil } from '../undo.ts'
import { measureResponseTimes } from '../work.ts'
import { loadApplication, showApplication } from './loadApplication.ts'
import { type Decided, notifyDecided } from './notify.ts'
import { publishDecisions } from './publishChange.ts'
import { savePendingAgain, undoDecisions } from './undoDecisions.ts'
import { queueWaitingList } from './waitingList.ts'

/**
 * PUT /job/application/{id}: the organisation accepts, refuses or undoes a recent decision. Repeating a decision
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
    return showApplication(decided, { viewer, now })
  },
})

type DecisionContext = { db: Tx; job: ShownJob; application: ShownApplication; now: Date }

const acts: Record<Decision, (context: DecisionContext) => Promise<void>> = {
  again: async () => {},
  decided: async () => {
    throw apiError('alreadyDecided')
  },
  waits: async () => {
    throw apiError('onWaitingList')
  },
  'too late': async () => {
    throw apiError('undoTooLate')
  },
  accept: async (context) => {
    const { db, job, application, now } = context
    if (isFull(job) && !application.takesPlace) throw apiError('notEnoughPlaces')
    const volunteerIds = [application.volunteerId]
    await startVolunteerings(db, {
      organisationId: job.ownerId,
      jobId: job.id,
      volunteerIds,
      since: undoUntil(now),
    })
    await save('accepted', context)
  },
  refuse: (context) => save('refused', context),
  undo: async ({ db, job, application, now }) => {
    await undoDecisions(db, job, [application])
    await savePendingAgain({ db, job, now }, [application])
  },
}

async function save(status: Decided, { db, job, application, now }: DecisionContext): Promise<void> {
  const until = undoUntil(now)
  const { id, volunteerId } = application
  await saveDecisions(db, [id], { status, decidedAt: now, undoUntil: until })
  await publishDecisions(db, job, [application], until)
  await notifyDecided(db, status, { id, volunteerId, job }, until)
  if (status === 'refused' && application.takesPlace) await queueWaitingList(db, job.id, until)
  await measureResponseTimes(db, job.ownerId)
}
