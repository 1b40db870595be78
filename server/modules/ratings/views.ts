import type { Rating } from '#contracts/ratings.ts'
import type { UserCard } from '#contracts/shapes.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import { mayReplyToRating, mayReportRating } from './policy.ts'
import type { RatingRow } from './queries/ratings.ts'

export const ratingView = (row: RatingRow, author: UserCard, viewer: Viewer | null): Rating => ({
  id: row.id,
  author,
  rate: row.rate,
  comment: row.comment,
  createdAt: row.createdAt.toISOString(),
  answer: row.answeredAt ? { text: row.answer, createdAt: row.answeredAt.toISOString() } : null,
  can: { answer: mayReplyToRating(viewer, row), report: mayReportRating(viewer, row) },
})
