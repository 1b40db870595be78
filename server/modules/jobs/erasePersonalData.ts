import { toBatches } from '#lib/batches.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJob, addJobs } from '#server/platform/work/index.ts'
import { queueWaitingLists } from './applications/waitingList.ts'
import { deleteAllFor, findApplicantsFor } from './queries/personal.ts'
import { findPlacesOf } from './queries/waitingList.ts'

const batchSize = 100

/** Erases an account's data in this module. Applicants of an erased organisation are notified that its offers are gone. */
export async function erasePersonalData(db: Db, id: string): Promise<void> {
  // A fresh id identifies this erasure, so that queued tasks store nothing of the erased account.
  const leaving = newId()
  const batches = toBatches(await findApplicantsFor(db, id, platform().clock.now()), batchSize)
  await addJobs(
    db,
    'jobs.tell-gone',
    batches.map((volunteerIds) => ({ leaving, volunteerIds })),
  )
  const freed = await findPlacesOf(db, id)
  await deleteAllFor(db, id)
  await queueWaitingLists(db, freed)
  // Searches must not propose words that only the erased offers had.
  await addJob(db, 'jobs.forget-words', {}, { jobKey: 'forget-words' })
}
