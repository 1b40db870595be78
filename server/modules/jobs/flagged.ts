import type { ReportedContent } from '#contracts/moderation.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { resumeWaitingList } from './applications/waitingList.ts'
import { allows } from './policy.ts'
import { findJob, findJobs, type JobRow, lockJob, updateJobRow } from './queries/jobs.ts'
import { queueMatching } from './saved/matchOffer.ts'

/** What is said of the images of an offer. */
const sayImages = (texts: JobRow['imageTexts']): string[] =>
  Object.values(texts).flatMap(({ caption, alt }) => [caption, alt].filter(Boolean))

/** The offers port of moderation: finds the owner of a visible offer, reads reported offers and hides or restores one. */
export const flaggedJobs = {
  ownerSeenBy: async (db: Db, viewer: Viewer, id: string): Promise<string | null> => {
    const job = await findJob(db, id, viewer.id)
    return job && allows('see', viewer, job, platform().clock.now()) ? job.ownerId : null
  },

  reportedContents: async (db: Db, ids: readonly string[]): Promise<Map<string, ReportedContent>> => {
    const rows = await findJobs(db, ids, null)
    return new Map(
      rows.map(({ id, ownerId, title, about, background, imageTexts, hiddenFrom }) => [
        id,
        {
          ownerId,
          text: [title, about, ...sayImages(imageTexts)].join('\n\n'),
          pictures: background ? [background] : [],
          hidden: hiddenFrom !== null,
          opens: { kind: 'job', id },
        },
      ]),
    )
  },

  /** Hides an offer as a draft of its owner from `at`, or restores its earlier status when `at` is null. */
  hide: async (db: Db, id: string, at: Date | null): Promise<void> => {
    await lockJob(db, id, 'change')
    const [job] = await findJobs(db, [id], null)
    if (!job) return
    if (at) await updateJobRow(db, id, { status: 'draft', hiddenFrom: job.hiddenFrom ?? job.status })
    else if (job.hiddenFrom) {
      await updateJobRow(db, id, { status: job.hiddenFrom, hiddenFrom: null })
      await queueMatching(db, id)
      await resumeWaitingList(db, { ...job, status: job.hiddenFrom })
    }
  },
}
