import { toBatches } from '#lib/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJob, addJobs } from '#server/platform/work/index.ts'
import { storeMatches } from '../queries/savedMatches.ts'

const batchSize = 100

/** Queues the matching of an offer with the saved searches, in the transaction that publishes or changes it. */
export const queueMatching = (db: Db, jobId: string): Promise<void> =>
  addJob(db, 'jobs.match-searches', { jobId }, { jobKey: `match:${jobId}` })

/** Stores which saved searches an offer matches, and queues the alerts of those that alert at once, in one transaction. */
export const matchOffer = (jobId: string): Promise<void> => {
  const { database, clock } = platform()
  return database.db.transaction(async (tx) => {
    const accountIds = await storeMatches(tx, jobId, clock.now())
    const batches = toBatches(accountIds, batchSize).map((batch) => ({ accountIds: batch }))
    await addJobs(tx, 'jobs.alert-matches', batches)
  })
}
