import type { JobDays } from '#contracts/jobs.ts'
import { idInput } from '#contracts/rules.ts'
import { dayIn } from '#lib/dates.ts'
import { query } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { loadOwnJob } from './loadJob.ts'
import { countDays } from './queries/days.ts'

const years = 2

/** GET /jobs/{id}/days: views, favourites, applications and acceptances of each day, and where views came from, for the owner. */
export const listJobDays = query({
  access: 'user',
  input: idInput,
  run: async ({ id }, { viewer, db, now }): Promise<JobDays> => {
    const job = await loadOwnJob(id, 'seeApplicants', { db, viewer, now })
    const { timeZone } = platform().config
    const past = new Date(now)
    past.setUTCFullYear(past.getUTCFullYear() - years)
    const from = dayIn(timeZone, past > job.createdAt ? past : job.createdAt)
    const to = dayIn(timeZone, now)
    return { from, to, ...(await countDays(db, { jobId: id, from, timeZone, viewerId: viewer.id })) }
  },
})
