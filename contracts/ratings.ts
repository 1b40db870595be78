import { type InferType, object } from 'yup'
import { limits } from './limits.ts'
import { neededId, paging, text, wholeNumber } from './rules.ts'
import type { Page, UserCard } from './shapes.ts'

/**
 * A volunteer's rating of an organisation where they served; `answer` is the organisation's, `outdated` when it was given to
 * an earlier version of the rating.
 */
export type Rating = {
  id: string
  author: UserCard
  rate: number
  comment: string
  createdAt: string
  editedAt: string | null
  answer: { text: string; createdAt: string; outdated: boolean } | null
  can: { answer: boolean; report: boolean }
}

/** The number of ratings with one to five stars. */
export type RatingSpread = [number, number, number, number, number]

/**
 * A page with the viewer's own rating, on whatever page it is, and the counts of all ratings; `putAway`: moderators removed
 * the viewer's own.
 */
export type RatingPage = Page<Rating> & { mine: Rating | null; putAway: boolean; spread: RatingSpread }

/** GET /ratings/{userId}, newest first; `id` is the rated organisation's. */
export const ratingsInput = object({ ...paging, id: neededId() })

/** Stars from 1 to 5 and an optional text. */
export const ratingForm = object({
  rate: wholeNumber(1, 5, 'rate-required').required('rate-required'),
  comment: text(limits.comment),
})
export type RatingForm = InferType<typeof ratingForm>

/** POST /ratings/{userId}: a volunteer's next rating replaces the first. */
export const saveRatingInput = ratingForm.shape({ id: neededId() })

export const replyForm = object({ text: text(limits.comment).required('required') })

/** PUT /ratings/{id}/answer. */
export const ratingReplyInput = replyForm.shape({ id: neededId() })
