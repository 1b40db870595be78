import { jobInput } from '#contracts/jobForm.ts'
import { idInput } from '#contracts/rules.ts'
import { deed, refuse } from '#server/platform/http/index.ts'
import { recordOf } from './jobRecord.ts'
import { holdOwnJob, showJob } from './loadJob.ts'
import { countApplications } from './queries/applications.ts'
import { updateJobRow } from './queries/jobs.ts'

/** PUT /jobs/{id}: replaces the whole offer. Renewing is a new deadline and `published`. */
export const updateJob = deed({
  access: 'user',
  input: jobInput.concat(idInput),
  run: async ({ id, ...input }, { viewer, db, now }) => {
    const before = await holdOwnJob(id, 'edit', { db, viewer, now })
    // Applicants would lose sight of an offer that becomes a draft again.
    const hides = input.status === 'draft' && before.status !== 'draft'
    if (hides && (await countApplications(db, id)) > 0) throw refuse('hasApplications')
    await updateJobRow(db, id, await recordOf(db, input, { ownerId: viewer.id, now, before }))
    return showJob(id, { db, viewer, now })
  },
})
