import type { Rating } from '#contracts/ratings.ts'
import type { UserCard } from '#contracts/shapes.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import { mayReplyToRating, mayReportRating } from './policy.ts'
import type { RatingRow } from './queries/ratings.ts'

/** Whether the rating has changed since it was answered. */
export const isAnswerOutdated = ({
  editedAt,
  answeredAt,
}: Pick<RatingRow, 'editedAt' | 'answeredAt'>): boolean =>
  editedAt !== null && answeredAt !== null && editedAt > answeredAt

export const ratingView = (row: RatingRow, author: UserCard, viewer: Viewer | null): Rating => ({
  id: row.id,
  author,
  rate: row.rate,
  comment: row.comment,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  answer: row.answeredAt
    ? { text: row.answer, createdAt: row.answeredAt.toISOString(), outdated: isAnswerOutdated(row) }
    : null,
  can: { answer: mayReplyToRating(viewer, row), report: mayReportRating(viewer, row) },
})
