import { type RatingPage, type RatingSpread, ratingsInput } from '#contracts/ratings.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { query } from '#server/platform/http/index.ts'
import { getPage, toBounds } from '#server/platform/paging.ts'
import { loadRated } from './loadRated.ts'
import { countRates, findRatingBy, findRatings } from './queries/ratings.ts'
import { showRatings } from './showRatings.ts'

/** GET /ratings/{userId}: lists the ratings of an organisation, without those of blocked people. */
export const listRatings = query({
  access: 'guest',
  input: ratingsInput,
  run: async ({ id: organisationId, ...paging }, { viewer, db }): Promise<RatingPage> => {
    await loadRated(db, organisationId, viewer)
    const hidden = await blockedIds(db, viewer)
    const [rows, rates, own] = await Promise.all([
      findRatings(db, { organisationId, hidden, ...toBounds(paging) }),
      countRates(db, organisationId, hidden),
      viewer ? findRatingBy(db, organisationId, viewer.id) : null,
    ])
    const putAway = Boolean(own?.hiddenAt)
    const mine = putAway ? null : own
    const total = rates.reduce((sum, { seen }) => sum + seen, 0)
    const shown = await showRatings(db, mine ? [...rows, mine] : rows, viewer)
    return {
      ...getPage(shown.slice(0, rows.length), total, paging),
      mine: shown[rows.length] ?? null,
      putAway,
      spread: getSpread(rates),
    }
  },
})

function getSpread(rates: { rate: number; given: number }[]): RatingSpread {
  const getCount = (rate: number) => rates.find((row) => row.rate === rate)?.given ?? 0
  return [getCount(1), getCount(2), getCount(3), getCount(4), getCount(5)]
}
