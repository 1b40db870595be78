import { toBatches } from '#lib/batches.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { deleteAllFor, findApplicantsFor } from './queries/personal.ts'

const atOnce = 100

/** Erases what somebody left in this module. Who had applied to an organisation hears that its offers are gone. */
export async function erasePersonalData(db: Db, id: string): Promise<void> {
  // Nothing of who leaves is kept to tell them: the leaving has a name of its own.
  const leaving = newId()
  for (const volunteerIds of toBatches(await findApplicantsFor(db, id), atOnce)) {
    await addJob(db, 'jobs.tell-gone', { leaving, volunteerIds })
  }
  await deleteAllFor(db, id)
}
