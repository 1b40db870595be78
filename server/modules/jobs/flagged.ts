import type { ReportedContent } from '#contracts/moderation.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { allows } from './policy.ts'
import { findJob, findJobs, lockJob, updateJobRow } from './queries/jobs.ts'

/** What moderation asks of offers: whose one is that a viewer sees, what stands in it, and to put it away. */
export const flaggedJobs = {
  ownerSeenBy: async (db: Db, viewer: Viewer, id: string): Promise<string | null> => {
    const job = await findJob(db, id, viewer.id)
    return job && allows('see', viewer, job, platform().clock.now()) ? job.ownerId : null
  },

  reportedContents: async (db: Db, ids: readonly string[]): Promise<Map<string, ReportedContent>> => {
    const rows = await findJobs(db, ids, null)
    return new Map(
      rows.map(({ id, ownerId, title, about, background, hiddenFrom }) => [
        id,
        {
          ownerId,
          text: `${title}\n\n${about}`,
          pictures: background ? [background] : [],
          hidden: hiddenFrom !== null,
          opens: { kind: 'job', id },
        },
      ]),
    )
  },

  /** An offer that is put away is a draft of its owner's; given back, it is what it was before. */
  hide: async (db: Db, id: string, at: Date | null): Promise<void> => {
    await lockJob(db, id, 'change')
    const [job] = await findJobs(db, [id], null)
    if (!job) return
    if (at) await updateJobRow(db, id, { status: 'draft', hiddenFrom: job.hiddenFrom ?? job.status })
    else if (job.hiddenFrom) await updateJobRow(db, id, { status: job.hiddenFrom, hiddenFrom: null })
  },
}
