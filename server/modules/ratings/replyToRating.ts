import { type Rating, ratingReplyInput } from '#contracts/ratings.ts'
import { idInput } from '#contracts/rules.ts'
import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { cancelAnswered, notifyAnswered } from './notifyAnswered.ts'
import { mayReplyToRating } from './policy.ts'
import { lockRating, type RatingRow, saveReply } from './queries/ratings.ts'
import { showRatings } from './showRatings.ts'
import { isAnswerOutdated } from './views.ts'

/**
 * PUT /ratings/{id}/answer: saves the rated organisation's answer, or changes it. The author is told of a first answer and of
 * one to a changed rating, not of each correction.
 */
export const replyToRating = mutation({
  access: 'organisation',
  input: ratingReplyInput,
  run: async ({ id, text }, { viewer, db, now }): Promise<Rating> => {
    const rating = await loadAnswerable(db, id, viewer)
    const saved = await saveReply(db, id, text, now)
    if (!rating.answeredAt || isAnswerOutdated(rating)) await notifyAnswered(db, rating, text, now)
    const [shown] = await showRatings(db, saved ? [saved] : [], viewer)
    if (!shown) throw apiError('notFound')
    return shown
  },
})

/** DELETE /ratings/{id}/answer: removes the answer; the rating stays. */
export const removeRatingReply = mutation({
  access: 'organisation',
  input: idInput,
  status: 204,
  run: async ({ id }, { viewer, db, now }): Promise<void> => {
    const rating = await loadAnswerable(db, id, viewer)
    await saveReply(db, id, '', now)
    await cancelAnswered(db, rating)
  },
})

async function loadAnswerable(db: Db, id: string, viewer: Viewer): Promise<RatingRow> {
  // Of answers at one moment, only the first is a first one.
  const rating = await lockRating(db, id)
  // A moderator's removal hides a rating from the organisation, too.
  if (!rating || rating.hiddenAt) throw apiError('notFound')
  if (await isBlockedBetween(db, viewer.id, rating.authorId)) throw apiError('notFound')
  if (!mayReplyToRating(viewer, rating)) throw apiError('notAllowed')
  return rating
}
