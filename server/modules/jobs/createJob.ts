import { jobInput } from '#contracts/jobForm.ts'
import { assertNotSuspended } from '#server/modules/account/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import { mutation } from '#server/platform/http/index.ts'
import { toRecord } from './jobRecord.ts'
import { showJob } from './loadJob.ts'
import { describeOwner, insertJob } from './queries/jobs.ts'
import { queueMatching } from './saved/matchOffer.ts'

/** POST /jobs: creates a draft, which needs only a title, or publishes an offer at once. */
export const createJob = mutation({
  access: 'organisation',
  input: jobInput,
  counts: [{ act: 'an offer' }],
  status: 201,
  idempotent: true,
  run: async (input, { viewer, db, now }) => {
    await assertNotSuspended(db, viewer.id)
    const record = await toRecord(db, input, { ownerId: viewer.id, now, before: null })
    const id = newId()
    await insertJob(db, {
      id,
      ownerId: viewer.id,
      ...(await describeOwner(db, viewer.id)),
      createdAt: now,
      ...record,
    })
    if (record.status === 'published') await queueMatching(db, id)
    return showJob(id, { db, viewer, now })
  },
})
