import type { ReportedContent } from '#contracts/moderation.ts'
import { addToRates, findPublicRow, lockRate, pageFor } from '#server/modules/account/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { findRating, findRatingsById, hideRatingRow } from './queries/ratings.ts'

/** Reported ratings, for moderation; a hidden rating does not count in the mean. */
export const reportableRatings = {
  ownerSeenBy: async (db: Db, viewer: Viewer, id: string): Promise<string | null> => {
    const rating = await findRating(db, id)
    if (!rating || rating.hiddenAt) return null
    const organisation = await findPublicRow(db, rating.organisationId)
    return organisation && pageFor(viewer, organisation) === 'whole' ? rating.authorId : null
  },

  reportedContents: async (db: Db, ids: readonly string[]): Promise<Map<string, ReportedContent>> => {
    const rows = await findRatingsById(db, ids)
    return new Map(
      rows.map(({ id, authorId, organisationId, rate, comment, hiddenAt }) => [
        id,
        {
          ownerId: authorId,
          text: `${'★'.repeat(rate)} ${comment}`.trim(),
          pictures: [],
          hidden: hiddenAt !== null,
          opens: { kind: 'rating', id: organisationId },
        },
      ]),
    )
  },

  hide: async (db: Db, id: string, at: Date | null): Promise<void> => {
    const rating = await findRating(db, id)
    if (!rating) return
    await lockRate(db, rating.organisationId)
    const [sign, changed] = [at ? -1 : 1, await hideRatingRow(db, id, at)]
    if (!changed) return
    await addToRates(db, [{ id: rating.organisationId, sum: sign * changed.rate, count: sign }])
  },
}
