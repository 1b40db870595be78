import { updateJobInput } from '#contracts/jobForm.ts'
import { deed, refuse } from '#server/platform/http/index.ts'
import { assertVersion } from '#server/platform/versions.ts'
import { recordOf } from './jobRecord.ts'
import { holdOwnJob, showJob } from './loadJob.ts'
import { countApplications } from './queries/applications.ts'
import { updateJobRow } from './queries/jobs.ts'

/** PUT /jobs/{id}: replaces the whole offer; 409 when it is no longer the version that was read. Renewing is a new deadline and `published`. */
export const updateJob = deed({
  access: 'user',
  input: updateJobInput,
  idempotent: true,
  run: async ({ id, updatedAt, ...input }, { viewer, db, now }) => {
    const before = await holdOwnJob(id, 'edit', { db, viewer, now })
    assertVersion(before.updatedAt, updatedAt)
    // Applicants would lose sight of an offer that becomes a draft again.
    const hides = input.status === 'draft' && before.status !== 'draft'
    if (hides && (await countApplications(db, id)) > 0) throw refuse('hasApplications')
    await updateJobRow(db, id, await recordOf(db, input, { ownerId: viewer.id, now, before }))
    return showJob(id, { db, viewer, now })
  },
})
