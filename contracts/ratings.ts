import { type InferType, object } from 'yup'
import { limits } from './limits.ts'
import { neededId, paging, text, wholeNumber } from './rules.ts'
import type { Page, UserCard } from './shapes.ts'

/** What a volunteer says of an organisation they served in; `answer` is the organisation's. */
export type Rating = {
  id: string
  author: UserCard
  rate: number
  comment: string
  createdAt: string
  answer: { text: string; createdAt: string } | null
  can: { answer: boolean; report: boolean }
}

/** How many gave one star, two, three, four, five. */
export type RatingSpread = [number, number, number, number, number]

/** Beside the page: the viewer's own rating, wherever it stands in the list, and all rates counted. */
export type RatingPage = Page<Rating> & { mine: Rating | null; spread: RatingSpread }

/** GET /ratings/{userId}, newest first; `id` is the rated organisation's. */
export const ratingsInput = object({ ...paging, id: neededId() })
export type RatingsInput = InferType<typeof ratingsInput>

/** Stars from 1 to 5 and, if one likes, words. */
export const ratingForm = object({
  rate: wholeNumber(1, 5, 'rate-required').required('rate-required'),
  comment: text(limits.comment),
})
export type RatingForm = InferType<typeof ratingForm>

/** POST /ratings/{userId}: the next one of the same volunteer replaces the first. */
export const saveRatingInput = ratingForm.shape({ id: neededId() })
export type SaveRatingInput = InferType<typeof saveRatingInput>

export const replyForm = object({ text: text(limits.comment).required('required') })
export type ReplyFormValues = InferType<typeof replyForm>

/** PUT /ratings/{id}/answer. */
export const ratingReplyInput = replyForm.shape({ id: neededId() })
export type RatingReplyInput = InferType<typeof ratingReplyInput>
