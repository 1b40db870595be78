import { type JobSearchInput, type JobSearchPage, jobSearchInput } from '#contracts/jobSearch.ts'
import type { NearJobSort } from '#contracts/lists.ts'
import { endOfDay } from '#lib/dates.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { query } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { getSearchPage, toBounds } from '#server/platform/paging.ts'
import { getMember, hiddenFilters } from '../policy.ts'
import type { Search } from '../queries/searchOrder.ts'
import { findByWords } from './findByWords.ts'
import { findWithout } from './findWithout.ts'
import { findLikes, guestLikes } from './match.ts'
import { findNear, findPoint, withDistance } from './near.ts'
import { factsFor, showJobs } from './showJobs.ts'

/**
 * POST /jobs/search: finds open offers by words and filters, with counts per facet. Readers of previews search only
 * what previews show.
 */
export const searchJobs = query({
  access: 'guest',
  unvalidated: true,
  input: jobSearchInput,
  run: async (input, { viewer, db, now, language }): Promise<JobSearchPage> => {
    const member = getMember(viewer)
    const [facts, hidden] = await Promise.all([factsFor(db, viewer), blockedIds(db, member)])
    const matching = facts && (await findLikes(db, facts))
    const { query, deadline, near, placeId, radiusKm, myAge, ...filters } = input
    const point = near ?? (await findPoint(db, placeId))
    const params: Search = {
      part: member ? 'whole' : 'preview',
      filters: {
        ...filters,
        ...(!member && hiddenFilters),
        near: point && (await findNear(db, point, radiusKm)),
        age: (myAge && facts?.age) || null,
        since: null,
        closesBy: deadline ? endOfDay(deadline, platform().config.timeZone) : null,
        hidden,
      },
      sort: getSort(input),
      likes: matching?.likes ?? (viewer ? null : guestLikes(language)),
      withFacets: true,
      now,
      ...toBounds(input),
    }
    const { ids, total, facets, words } = await findByWords(db, query, params)
    const without = total === 0 ? await findWithout(db, query, params) : []
    const data = await showJobs(ids, { db, viewer, now, facts, seeker: matching?.seeker })
    const placed = point ? data.map((job) => withDistance(job, point)) : data
    return { ...getSearchPage(placed, total, input), facets, words, without }
  },
})

/** Without words, nothing is more relevant than what matches the reader. */
const getSort = ({ sort, query }: JobSearchInput): NearJobSort =>
  query.trim() === '' && (sort ?? 'relevance') === 'relevance' ? 'match' : (sort ?? 'relevance')
