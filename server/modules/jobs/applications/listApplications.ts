import { type ApplicantsPage, applicationsInput } from '#contracts/applications.ts'
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
    const { status = null, language = null, km, served } = input
    const filters = {
      words: getWords(input.query),
      slots: getParts(input.work_shift),
      hidden: await blockedIds(db, viewer),
      ...{ language, km, served },
    }
    const order = { status, sort: input.sort ?? 'waiting' }
    const { counts, ids } = await findApplicants(db, getWanted(job), filters, order, toBounds(input))
    const rows = await findApplicantRows(db, ids)
    const rates = await platform().ports.ratesBy(
      db,
      viewer.id,
      rows.map(({ volunteerId }) => volunteerId),
    )
    const data = rows.map((row) => applicantView(row, { job, rate: rates.get(row.volunteerId) ?? null, now }))
    return { ...getPage(data, counts[status ?? 'all'], input), counts }
  },
})
