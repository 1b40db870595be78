import type { Rating } from '#contracts/ratings.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { findPublicRows } from './queries/accounts.ts'
import type { RatingRow } from './queries/ratings.ts'
import { cardView, erasedCard, ratingView } from './views.ts'

/** Rows -> ratings as this viewer sees them, their authors in one query. */
export async function showRatings(
  db: Db,
  rows: readonly RatingRow[],
  viewer: Viewer | null,
): Promise<Rating[]> {
  const people = await findPublicRows(
    db,
    rows.map(({ authorId }) => authorId),
  )
  const cards = new Map(people.map((row) => [row.id, cardView(row)]))
  return rows.map((row) => ratingView(row, cards.get(row.authorId) ?? erasedCard(row.authorId), viewer))
}
