import { type Rating, ratingReplyInput } from '#contracts/ratings.ts'
import { idInput } from '#contracts/rules.ts'
import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { mayReplyToRating } from './policy.ts'
import { findRating, saveReply } from './queries/ratings.ts'
import { showRatings } from './showRatings.ts'

/** PUT /ratings/{id}/answer: saves the rated organisation's answer, or changes it. */
export const replyToRating = mutation({
  access: 'organisation',
  input: ratingReplyInput,
  run: async ({ id, text }, { viewer, db, now }): Promise<Rating> => {
    await assertAnswerable(db, id, viewer)
    const saved = await saveReply(db, id, text, now)
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
    await assertAnswerable(db, id, viewer)
    await saveReply(db, id, '', now)
  },
})

async function assertAnswerable(db: Db, id: string, viewer: Viewer): Promise<void> {
  const rating = await findRating(db, id)
  // A moderator's removal hides a rating from the organisation, too.
  if (!rating || rating.hiddenAt) throw apiError('notFound')
  if (await isBlockedBetween(db, viewer.id, rating.authorId)) throw apiError('notFound')
  if (!mayReplyToRating(viewer, rating)) throw apiError('notAllowed')
}
