import type { Tx } from '#server/platform/db/index.ts'
import type { EmailJob } from '../emails.ts'
import type { ShownApplication } from '../queries/applications.ts'
import { forgetVolunteerings } from '../queries/decisions.ts'
import { cancelDecided } from './notify.ts'

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
