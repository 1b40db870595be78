import { type Rating, saveRatingInput } from '#contracts/ratings.ts'
import { addToRates, lockRate, mayRate } from '#server/modules/account/index.ts'
import { hasServedAt } from '#server/modules/jobs/index.ts'
import { notify } from '#server/modules/notifications/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { loadRated } from './loadRated.ts'
import { findRatingBy, saveRatingRow } from './queries/ratings.ts'
import { showRatings } from './showRatings.ts'

/** POST /ratings/{userId}: saves a volunteer's rating of an organisation they serve or served in, in place of an earlier one. */
export const saveRating = mutation({
  access: 'volunteer',
  input: saveRatingInput,
  counts: [{ act: 'a rating' }],
  run: async ({ id: organisationId, rate, comment }, { viewer, db, now }): Promise<Rating> => {
    const organisation = await loadRated(db, organisationId, viewer)
    const served = await hasServedAt(db, viewer.id, organisationId, now)
    if (!mayRate(viewer, organisation, served)) throw apiError('ratingNotAllowed')
    await lockRate(db, organisationId)
    const before = await findRatingBy(db, organisationId, viewer.id)
    // An author cannot replace a rating that a moderator hid.
    if (before?.hiddenAt) throw apiError('putAway')
    const rating = { id: newId(), organisationId, authorId: viewer.id, rate, comment, createdAt: now }
    const saved = await saveRatingRow(db, rating)
    const change = { sum: rate - (before?.rate ?? 0), count: before ? 0 : 1 }
    await addToRates(db, [{ id: organisationId, ...change }])
    if (before?.rate !== rate || before.comment !== comment) {
      await notify(db, {
        accountId: organisationId,
        type: 'jobs',
        detail: 'rated',
        actorId: viewer.id,
        actionId: organisationId,
      })
    }
    const [shown] = await showRatings(db, saved ? [saved] : [], viewer)
    if (!shown) throw apiError('conflict')
    return shown
  },
})
