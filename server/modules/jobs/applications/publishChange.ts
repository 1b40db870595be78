import { toBatches } from '#lib/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { publishNow } from '#server/platform/live/index.ts'
import { addJobs } from '#server/platform/work/index.ts'

const batchSize = 300

type Applied = { volunteerId: string }

/** Tells the open screens of these accounts that their applications to an offer changed; they read them again. */
export const publishApplications = (db: Db, jobId: string, accountIds: readonly string[]): Promise<void> =>
  publishNow(db, accountIds, 'applicationChange', { job_id: jobId })

/** Tells both sides of changed applications. */
export const publishChange = (
  db: Db,
  { id, ownerId }: { id: string; ownerId: string },
  applications: readonly Applied[],
): Promise<void> => publishApplications(db, id, [ownerId, ...applications.map((one) => one.volunteerId)])

/** Tells the organisation of its decisions now, and the applicants when they see them. */
export async function publishDecisions(
  db: Db,
  { id: jobId, ownerId }: { id: string; ownerId: string },
  applications: readonly Applied[],
  until: Date,
): Promise<void> {
  await publishApplications(db, jobId, [ownerId])
  const payloads = toBatches(applications, batchSize).map((batch) => ({
    jobId,
    volunteerIds: batch.map(({ volunteerId }) => volunteerId),
  }))
  await addJobs(db, 'jobs.show-decisions', payloads, { runAt: until })
}
