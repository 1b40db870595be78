import type { ListedJob } from '#contracts/jobs.ts'
import { idInput } from '#contracts/rules.ts'
import { factsView } from '#server/modules/account/index.ts'
import { query } from '#server/platform/http/index.ts'
import { loadVisibleJob } from './loadJob.ts'
import { getMember } from './policy.ts'
import { showPreview, toJobViews } from './search/showJobs.ts'

/** GET /job/{id}: returns the whole offer to members, a preview to others. */
export const readJob = query({
  access: 'guest',
  unvalidated: true,
  input: idInput,
  run: async ({ id }, { viewer, db, now }): Promise<ListedJob | undefined> => {
    const member = getMember(viewer)
    if (!member) return showPreview(id, { db, viewer, now })
    const row = await loadVisibleJob(id, { db, viewer: member, now })
    const facts = row.applicant && factsView(row.applicant)
    const [job] = await toJobViews([row], { db, viewer: member, now, facts, withExactPlace: true })
    return job
  },
})
