import { volunteerFacts } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { findJobs } from '../queries/jobs.ts'
import { search } from '../queries/search.ts'
import { noFilters } from '../queries/searchFilters.ts'
import { explainMatch, findLikes } from './match.ts'

export type FittingOffer = { id: string; title: string; ownerId: string; organisation: string }

/** How many of the first offers may be left out, because the volunteer applied to them already. */
const spare = 20

/**
 * Returns the offers published since then that fit a volunteer with a complete profile, best first: the order and the
 * reasons are those of the search without words.
 */
export async function findFitting(
  db: Db,
  accountId: string,
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<FittingOffer[]> {
  const facts = await volunteerFacts(db, accountId)
  if (!facts?.validated || !facts.volunteerProfileComplete) return []
  const [{ seeker, likes }, hidden] = await Promise.all([
    findLikes(db, facts),
    blockedIds(db, { id: accountId }),
  ])
  const { ids } = await search(
    db,
    {
      part: 'whole',
      filters: { ...noFilters, since, age: facts.age, hidden },
      sort: 'match',
      likes,
      withFacets: false,
      now,
      limit: limit + spare,
      offset: 0,
    },
    null,
  )
  const offers = await findJobs(db, ids, accountId)
  return offers
    .filter((offer) => offer.applicationId === null && explainMatch(offer, seeker).length > 0)
    .slice(0, limit)
    .map(({ id, title, ownerId, owner }) => ({ id, title, ownerId, organisation: owner?.name ?? '' }))
}
