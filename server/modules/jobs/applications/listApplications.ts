import {
  type ApplicantCounts,
  type ApplicantsPage,
  type ApplicationsInput,
  applicationsInput,
} from '#contracts/applications.ts'
import { getParts } from '#lib/text.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { getWords } from '#server/platform/db/words.ts'
import { query } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { getPage, toBounds } from '#server/platform/paging.ts'
import { loadOwnJob } from '../loadJob.ts'
import { findApplicantRows, findApplicants } from '../queries/applicants.ts'
import { applicantView, getWanted } from './applicants.ts'

/** POST /job/application: lists the applications to an offer of the caller, those that wait for a decision first. */
export const listApplications = query({
  access: 'user',
  input: applicationsInput,
  run: async (input, { viewer, db, now }): Promise<ApplicantsPage> => {
    const job = await loadOwnJob(input.job_id, 'seeApplicants', { db, viewer, now })
    const { status = null, language = null, km, served, shortlisted, ids: only } = input
    const filters = {
      words: getWords(input.query),
      slots: getParts(input.work_shift),
      hidden: await blockedIds(db, viewer),
      ...{ language, km, served, ids: only },
    }
    // The shortlist is a tab of its own beside those of each status.
    const order = { status: shortlisted ? null : status, shortlisted, sort: input.sort ?? 'waiting' }
    const { counts, ids } = await findApplicants(db, getWanted(job), filters, order, toBounds(input))
    const rows = await findApplicantRows(db, ids)
    const rates = await platform().ports.ratesBy(
      db,
      viewer.id,
      rows.map(({ volunteerId }) => volunteerId),
    )
    const data = rows.map((row) => applicantView(row, { job, rate: rates.get(row.volunteerId) ?? null, now }))
    return { ...getPage(data, getTotal(counts, input), input), counts }
  },
})

/** How many the tab has: a status, the shortlist, or all. */
function getTotal(counts: ApplicantCounts, { status, shortlisted }: ApplicationsInput): number {
  return counts[shortlisted ? 'shortlisted' : (status ?? 'all')]
}
