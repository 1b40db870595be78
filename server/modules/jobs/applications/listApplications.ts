import { applicationsInput } from '#contracts/applications.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { query } from '#server/platform/http/index.ts'
import { getPage, toBounds } from '#server/platform/paging.ts'
import { loadOwnJob } from '../loadJob.ts'
import { countApplications, findApplications } from '../queries/applications.ts'
import { applicationViews } from './loadApplication.ts'

/** POST /job/application: lists the applications to an offer of the caller, oldest first. */
export const listApplications = query({
  access: 'user',
  input: applicationsInput,
  run: async ({ job_id, status = null, ...paging }, { viewer, db, now }) => {
    await loadOwnJob(job_id, 'seeApplicants', { db, viewer, now })
    const params = { status, hidden: await blockedIds(db, viewer) }
    const [rows, total] = await Promise.all([
      findApplications(db, job_id, params, toBounds(paging)),
      countApplications(db, job_id, params),
    ])
    return getPage(await applicationViews(rows, { db, viewer, now }), total, paging)
  },
})
