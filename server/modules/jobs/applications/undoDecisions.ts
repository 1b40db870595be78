import type { Tx } from '#server/platform/db/index.ts'
import { nextVersion } from '#server/platform/versions.ts'
import type { EmailJob } from '../emails.ts'
import { getPlacesLeft } from '../policy.ts'
import type { ShownApplication } from '../queries/applications.ts'
import { forgetVolunteerings, saveDecisions } from '../queries/decisions.ts'
import { type ShownJob, updateJobRow } from '../queries/jobs.ts'
import { cancelDecided } from './notify.ts'
import { publishApplications } from './publishChange.ts'
import { queueWaitingList } from './waitingList.ts'

/** Cancels what the decisions on these applications would have sent, and the volunteerings that they began. */
export async function undoDecisions(
  db: Tx,
  job: EmailJob,
  applications: readonly Pick<ShownApplication, 'id' | 'volunteerId' | 'status'>[],
): Promise<void> {
  const accepted = applications.filter(({ status }) => status === 'accepted')
  await cancelDecided(
    db,
    'refused',
    job,
    applications.filter(({ status }) => status === 'refused'),
  )
  await cancelDecided(db, 'accepted', job, accepted)
  const volunteerIds = accepted.map(({ volunteerId }) => volunteerId)
  if (volunteerIds.length > 0)
    await forgetVolunteerings(db, { organisationId: job.ownerId, jobId: job.id, volunteerIds })
}

/**
 * Makes decided applications pending again. Those that had a place held for them before keep it, unless it went to somebody
 * else meanwhile; the places that were added for them go, and one that becomes free is offered to the waiting list.
 */
export async function savePendingAgain(
  { db, job, now }: { db: Tx; job: ShownJob; now: Date },
  applications: readonly ShownApplication[],
): Promise<void> {
  const undone = { status: 'pending', decidedAt: null, undoUntil: null, addedPlace: false } as const
  const hadPlace = applications.filter(({ placeOfferedUntil }) => placeOfferedUntil !== null)
  const lost = new Set(hadPlace.filter(({ takesPlace }) => !takesPlace).slice(getPlacesLeft(job)))
  const getIds = (chosen: readonly ShownApplication[]) => chosen.map(({ id }) => id)
  await saveDecisions(db, getIds(applications), undone)
  const added = applications.filter(({ addedPlace }) => addedPlace).length
  if (added > 0 && job.vacancies !== null) {
    // The organisation may have lowered them itself meanwhile.
    const stillTaken = job.taken - applications.filter(({ takesPlace }) => takesPlace).length
    const vacancies = Math.max(1, stillTaken, job.vacancies - added)
    await updateJobRow(db, job.id, { vacancies, updatedAt: nextVersion(job.updatedAt, now) })
  }
  // The applicants have seen none of it.
  await publishApplications(db, job.id, [job.ownerId])
  if (lost.size > 0) await saveDecisions(db, getIds([...lost]), { ...undone, placeOfferedUntil: null })
  if (applications.some(({ takesPlace }) => takesPlace)) await queueWaitingList(db, job.id)
}
