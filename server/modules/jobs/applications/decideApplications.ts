import {
  type DecideApplicationsInput,
  type DecidedApplications,
  decideApplicationsInput,
} from '#contracts/applications.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import type { Tx } from '#server/platform/db/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { nextVersion } from '#server/platform/versions.ts'
import { lockOwnJob } from '../loadJob.ts'
import { decisionFor, getPlacesLeft } from '../policy.ts'
import type { ShownApplication } from '../queries/applications.ts'
import { lockApplications, saveDecisions, startVolunteerings } from '../queries/decisions.ts'
import { type ShownJob, updateJobRow } from '../queries/jobs.ts'
import { undoUntil } from '../undo.ts'
import { measureResponseTimes } from '../work.ts'
import { publishDecisions } from './publishChange.ts'
import { queueNotifications } from './queueNotifications.ts'
import { savePendingAgain, undoDecisions } from './undoDecisions.ts'
import { queueWaitingList } from './waitingList.ts'

/**
 * POST /job/application/decide: one decision on up to 300 applications to an offer, all of it or nothing. Those that were
 * withdrawn, decided otherwise meanwhile or decided so before are only counted. The number of statements does not grow with
 * theirs: the queue writes the emails.
 */
export const decideApplications = mutation({
  access: 'user',
  input: decideApplicationsInput,
  idempotent: true,
  run: async (input, { viewer, db, now }): Promise<DecidedApplications> => {
    const job = await lockOwnJob(input.job_id, 'decide', { db, viewer, now })
    const hidden = new Set(await blockedIds(db, viewer))
    const locked = await lockApplications(db, job.id, [...new Set(input.ids)])
    const seen = locked.filter(({ volunteerId }) => !hidden.has(volunteerId))
    const decided = seen.filter((one) => decisionFor(one, input.status, now) === acts[input.status])
    const again = seen.filter((one) => decisionFor(one, input.status, now) === 'again').length
    const { status, decidedAt, undoUntil: until } = await decide({ db, job, now }, decided, input)
    return {
      data: decided.map(({ id }) => ({
        ...{ id, status, decidedAt: decidedAt?.toISOString() ?? null },
        undoUntil: until && until > now ? until.toISOString() : null,
      })),
      again,
      skipped: new Set(input.ids).size - decided.length - again,
    }
  },
})

/** What each wanted status does to those that it concerns; every other application is skipped or has it already. */
const acts = { pending: 'undo', accepted: 'accept', refused: 'refuse' } as const

type Context = { db: Tx; job: ShownJob; now: Date }

/** Saves the decision and what follows from it; returns what it changes of each application. */
async function decide(
  { db, job, now }: Context,
  applications: readonly ShownApplication[],
  { status, raisePlaces }: Pick<DecideApplicationsInput, 'status' | 'raisePlaces'>,
) {
  const isUndo = status === 'pending'
  const changes = { status, decidedAt: isUndo ? null : now, undoUntil: isUndo ? null : undoUntil(now) }
  if (applications.length === 0) return changes
  if (isUndo) {
    await undoDecisions(db, job, applications)
    await savePendingAgain({ db, job, now }, applications)
    return changes
  }
  const added = new Set(
    status === 'accepted' ? await accept({ db, job, now }, applications, raisePlaces) : [],
  )
  const others = applications.map(({ id }) => id).filter((id) => !added.has(id))
  await saveDecisions(db, others, changes)
  await saveDecisions(db, [...added], { ...changes, addedPlace: true })
  const applicants = applications.map(({ id, volunteerId }) => ({ id, volunteerId }))
  await publishDecisions(db, job, applicants, undoUntil(now))
  await queueNotifications(db, status, job, applicants)
  await measureResponseTimes(db, job.ownerId)
  if (status === 'refused' && applications.some(({ takesPlace }) => takesPlace))
    await queueWaitingList(db, job.id, undoUntil(now))
  return changes
}

/** Returns the ids of those for whom the offer grew by a place. */
async function accept(
  { db, job, now }: Context,
  applications: readonly ShownApplication[],
  raisePlaces: number,
): Promise<string[]> {
  const added = applications.filter(({ takesPlace }) => !takesPlace).slice(getPlacesLeft(job))
  if (added.length > raisePlaces) throw apiError('notEnoughPlaces')
  if (added.length > 0 && job.vacancies !== null) {
    const vacancies = job.vacancies + added.length
    await updateJobRow(db, job.id, { vacancies, updatedAt: nextVersion(job.updatedAt, now) })
  }
  const volunteerIds = applications.map(({ volunteerId }) => volunteerId)
  await startVolunteerings(db, {
    organisationId: job.ownerId,
    jobId: job.id,
    volunteerIds,
    since: undoUntil(now),
  })
  return added.map(({ id }) => id)
}
