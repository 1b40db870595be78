import type { ReportedContent } from '#contracts/moderation.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { pageFor } from './policy.ts'
import { findPublicRow, findPublicRows, lockAccount } from './queries/accounts.ts'
import { addToRate, findRating, findRatingsById, hideRatingRow } from './queries/ratings.ts'

/** Reported people, for moderation: whether a viewer sees them, and what their profile says. */
export const flaggedPeople = {
  ownerSeenBy: async (db: Db, viewer: Viewer, id: string): Promise<string | null> => {
    const row = await findPublicRow(db, id)
    return row && pageFor(viewer, row) === 'whole' ? id : null
  },

  reportedContents: async (db: Db, ids: readonly string[]): Promise<Map<string, ReportedContent>> => {
    const rows = await findPublicRows(db, ids)
    return new Map(
      rows.map(({ id, about, suspendedAt }) => [
        id,
        { ownerId: id, text: about, pictures: [], hidden: suspendedAt !== null, opens: { kind: 'user', id } },
      ]),
    )
  },
}

/** Reported ratings, for moderation; a hidden rating does not count in the mean. */
export const flaggedRatings = {
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
          opens: { kind: 'user', id: organisationId },
        },
      ]),
    )
  },

  hide: async (db: Db, id: string, at: Date | null): Promise<void> => {
    const rating = await findRating(db, id)
    if (!rating) return
    await lockAccount(db, rating.organisationId)
    const [sign, changed] = [at ? -1 : 1, await hideRatingRow(db, id, at)]
    if (changed) await addToRate(db, rating.organisationId, sign * changed.rate, sign)
  },
}
