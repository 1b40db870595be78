import type { Rating } from '#contracts/ratings.ts'
import { erasedCard, findShownCards } from '#server/modules/account/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { RatingRow } from './queries/ratings.ts'
import { ratingView } from './views.ts'

/** Rows -> ratings as this viewer sees them, with their authors in one query. Erased and suspended authors have no name. */
export async function showRatings(
  db: Db,
  rows: readonly RatingRow[],
  viewer: Viewer | null,
): Promise<Rating[]> {
  const cards = await findShownCards(
    db,
    rows.map(({ authorId }) => authorId),
  )
  return rows.map((row) => ratingView(row, cards.get(row.authorId) ?? erasedCard(row.authorId), viewer))
}
