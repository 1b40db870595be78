import type { ReportedContent } from '#contracts/moderation.ts'
import { signedAddress, withhold } from '#server/modules/media/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { allows } from './policy.ts'
import { removeOffer, restoreOffer } from './queries/hidden.ts'
import { findShownAlone, getImages } from './queries/images.ts'
import { findJob, findJobs, type JobRow, lockJob } from './queries/jobs.ts'

/** What is said of the images of an offer. */
const sayImages = (texts: JobRow['imageTexts']): string[] =>
  Object.values(texts).flatMap(({ caption, alt }) => [caption, alt].filter(Boolean))

/** The offers port of moderation: finds the owner of a visible offer, reads reported offers and hides or restores one. */
export const reportableJobs = {
  ownerSeenBy: async (db: Db, viewer: Viewer, id: string): Promise<string | null> => {
    const job = await findJob(db, id, viewer.id)
    return job && allows('see', viewer, job, platform().clock.now()) ? job.ownerId : null
  },

  reportedContents: async (db: Db, ids: readonly string[]): Promise<Map<string, ReportedContent>> => {
    const rows = await findJobs(db, ids, null)
    return new Map(
      rows.map(({ id, ownerId, title, about, imageTexts, removedAt, ...row }) => [
        id,
        {
          ownerId,
          text: [title, about, ...sayImages(imageTexts)].join('\n\n'),
          pictures: getImages(row).map(signedAddress),
          hidden: removedAt !== null,
          opens: { kind: 'job', id },
        },
      ]),
    )
  },

  /**
   * Removes an offer as of `at`, which makes it a draft of its owner, or restores it when `at` is null. Its images are hidden
   * with it: who has their addresses would see them for ever.
   */
  hide: async (db: Db, id: string, at: Date | null): Promise<void> => {
    await lockJob(db, id, 'change')
    await (at ? removeOffer(db, id, at) : restoreOffer(db, id))
    await withhold(db, await findShownAlone(db, id), at)
  },
}
