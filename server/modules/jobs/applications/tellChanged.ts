import { array, type InferType, object, string } from 'yup'
import { findToldChanges, type ToldChange, type ToldFacts, toldChanges } from '#contracts/jobChanges.ts'
import type { JobInput } from '#contracts/jobForm.ts'
import { toBatches } from '#lib/batches.ts'
import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { findConcerned, lockApplication } from '../queries/applications.ts'
import type { ShownJob } from '../queries/jobs.ts'
import { notifyChanged } from './notify.ts'

const batchSize = 100

const changedInput = object({
  ids: array().of(string().required()).required(),
  changes: array().of(string<ToldChange>().oneOf(toldChanges).required()).required(),
  version: string().required(),
})

const toFacts = ({ workShift, exactLat, exactLng, ...row }: ShownJob): ToldFacts => ({
  ...row,
  work_shift: workShift.join(','),
  exactPlace: exactLat === null || exactLng === null ? null : { lat: exactLat, lng: exactLng },
})

/** Queues the notifications of those who wait or are its volunteers, in the transaction that changes a published offer. */
export async function queueChanged(
  db: Db,
  before: ShownJob,
  { status, ...after }: JobInput,
  version: Date,
): Promise<void> {
  if (before.status !== 'published' || status !== 'published') return
  const changes = findToldChanges(toFacts(before), after)
  if (changes.length === 0) return
  const concerned = await findConcerned(db, before.id, ['pending', 'accepted', 'waitlisted'])
  for (const batch of toBatches(concerned, batchSize)) {
    const payload: InferType<typeof changedInput> = {
      ids: batch.map(({ id }) => id),
      changes,
      version: version.toISOString(),
    }
    await addJob(db, 'jobs.tell-changed', payload)
  }
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
