import { type InferType, object } from 'yup'
import { limits } from './limits.ts'
import { id, paging, text, wholeNumber } from './rules.ts'
import type { Page, UserCard } from './shapes.ts'

/** What a volunteer says of an organisation they served in; `answer` is the organisation's. */
export type Rating = {
  id: string
  author: UserCard
  rate: number
  comment: string
  createdAt: string
  answer: { text: string; createdAt: string } | null
}
export type RatingPage = Page<Rating>

/** GET /ratings/{userId}, newest first. */
export const ratingsInput = object({ ...paging, userId: id().required('id-invalid') })
export type RatingsInput = InferType<typeof ratingsInput>

/** POST /ratings/{userId}: the next one of the same volunteer replaces the first. */
export const saveRatingInput = object({
  userId: id().required('id-invalid'),
  rate: wholeNumber(1, 5, 'rate-out-of-range').required('rate-required'),
  comment: text(limits.comment),
})
export type SaveRatingInput = InferType<typeof saveRatingInput>

/** PUT /ratings/{id}/answer. */
export const ratingAnswerInput = object({
  id: id().required('id-invalid'),
  text: text(limits.comment).required('answer-required'),
})
export type RatingAnswerInput = InferType<typeof ratingAnswerInput>
