import type { ListedJob } from '#contracts/jobs.ts'
import { idInput } from '#contracts/rules.ts'
import { factsView } from '#server/modules/account/index.ts'
import { query } from '#server/platform/http/index.ts'
import { loadVisibleJob } from './loadJob.ts'
import { getMember } from './policy.ts'
import { getPreviews, toJobViews } from './search/showJobs.ts'

/** GET /job/{id}: returns the whole offer to members, a preview to others. */
export const readJob = query({
  access: 'guest',
  unvalidated: true,
  input: idInput,
  run: async ({ id }, { viewer, db, now }): Promise<ListedJob | undefined> => {
    const row = await loadVisibleJob(id, { db, viewer: getMember(viewer), now })
    const facts = row.applicant && factsView(row.applicant)
    const show = { db, viewer, now, facts, withExactPlace: true }
    const [job] = await (getMember(viewer) ? toJobViews : getPreviews)([row], show)
    return job
  },
})
