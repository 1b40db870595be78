import { array, type InferType, object, string } from 'yup'
import { findToldChanges, type ToldChange, type ToldFacts, toldChanges } from '#contracts/jobChanges.ts'
import type { JobInput } from '#contracts/jobForm.ts'
import { toBatches } from '#lib/batches.ts'
import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJob, addJobs } from '#server/platform/work/index.ts'
import { findConcerned, lockApplication } from '../queries/applications.ts'
import { keepKnownFacts, takeKnownFacts } from '../queries/changedJobs.ts'
import { findJob, lockJob, type ShownJob } from '../queries/jobs.ts'
import { undoUntil } from '../undo.ts'
import { notifyChanged } from './notify.ts'

const batchSize = 100

const changedInput = object({
  ids: array().of(string().required()).required(),
  changes: array().of(string<ToldChange>().oneOf(toldChanges).required()).required(),
  version: string().required(),
})

const toFacts = (job: ShownJob): ToldFacts => ({
  title: job.title,
  country: job.country,
  state: job.state,
  city: job.city,
  address: job.address,
  exactPlace:
    job.exactLat === null || job.exactLng === null ? null : { lat: job.exactLat, lng: job.exactLng },
  type: job.type,
  startDate: job.startDate,
  work_shift: job.workShift.join(','),
  durationHours: job.durationHours,
  durationPer: job.durationPer,
  durationDays: job.durationDays,
  minimumAge: job.minimumAge,
})

/**
 * Queues a look at what changed in a published offer, in the transaction that changes it. The look is once the time of
 * undoing is over, so that corrections made one after the other are told together.
 */
export async function queueChanged(
  db: Db,
  before: ShownJob,
  { status, ...after }: JobInput,
  now: Date,
): Promise<void> {
  if (before.status !== 'published' || status !== 'published') return
  const known = toFacts(before)
  if (findToldChanges(known, after).length === 0) return
  await keepKnownFacts(db, before.id, known)
  await queueFindChanges(db, before.id, undoUntil(now))
}

/** Queues finding what changed in an offer that is shown again: while it was hidden nobody was told what had changed. */
export const resumeChanges = (db: Db, jobId: string): Promise<void> => queueFindChanges(db, jobId)

const queueFindChanges = (db: Db, jobId: string, runAt?: Date): Promise<void> =>
  addJob(
    db,
    'jobs.find-changes',
    { jobId },
    { jobKey: `changes:${jobId}`, keepsRunAt: true, ...(runAt && { runAt }) },
  )

/** Queues the notifications of those who wait or are its volunteers, of what differs from the facts that they know. */
export async function findChanges(jobId: string): Promise<void> {
  await platform().database.db.transaction(async (db) => {
    if (!(await lockJob(db, jobId, 'change'))) return
    const job = await findJob(db, jobId, null)
    // Its changes are told when it is shown again.
    if (!job || job.hiddenFrom !== null) return
    const known = await takeKnownFacts(db, jobId)
    if (!known || job.status !== 'published') return
    const changes = findToldChanges(known, toFacts(job))
    if (changes.length > 0) await queueChanges(db, job, changes)
  })
}

async function queueChanges(db: Db, job: ShownJob, changes: ToldChange[]): Promise<void> {
  const concerned = await findConcerned(db, job.id, ['pending', 'accepted', 'waitlisted'])
  const payloads = toBatches(concerned, batchSize).map(
    (batch): InferType<typeof changedInput> => ({
      ids: batch.map(({ id }) => id),
      changes,
      version: job.updatedAt.toISOString(),
    }),
  )
  await addJobs(db, 'jobs.tell-changed', payloads)
}

/** Notifies each applicant in a transaction of its own; who withdrew or was refused meanwhile needs to know nothing. */
export async function tellChanged(payload: unknown): Promise<void> {
  const { ids, ...change } = await changedInput.validate(payload)
  for (const id of ids) await platform().database.db.transaction((tx) => tellOne(tx, id, change))
}

async function tellOne(
  db: Db,
  id: string,
  change: { changes: readonly ToldChange[]; version: string },
): Promise<void> {
  const application = await lockApplication(db, id)
  if (!application || application.status === 'refused') return
  const { jobId, title, ownerId, categories, volunteerId } = application
  if (await isBlockedBetween(db, ownerId, volunteerId)) return
  await notifyChanged(db, { id, volunteerId, job: { id: jobId, title, ownerId, categories } }, change)
}
