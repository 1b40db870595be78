import { type FoundJobs, jobGlobalSearchInput } from '#contracts/jobSearch.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { sayWords, toPlainWords } from '#server/modules/words/index.ts'
import { query } from '#server/platform/http/index.ts'
import { getSearchPage, toBounds } from '#server/platform/paging.ts'
import { getMember } from '../policy.ts'
import { pages } from '../queries/search.ts'
import { noFilters } from '../queries/searchFilters.ts'
import { findByWords } from './findByWords.ts'
import { showJobs } from './showJobs.ts'

/** POST /jobs/globalSearch: finds open offers by words of their title, texts, organisation and place. */
export const searchJobsGlobally = query({
  access: 'guest',
  unvalidated: true,
  input: jobGlobalSearchInput,
  run: async (input, { viewer, db, now }): Promise<FoundJobs> => {
    // A search for punctuation alone finds nothing, not everything.
    if (toPlainWords(input.search).length === 0) return getSearchPage([], 0, input)
    const member = getMember(viewer)
    const { ids, total, words } = await findByWords(
      db,
      input.search,
      {
        part: member ? 'whole' : 'preview',
        filters: { ...noFilters, hidden: await blockedIds(db, member) },
        sort: 'relevance',
        likes: null,
        withFacets: false,
        now,
        ...toBounds(input),
      },
      pages,
    )
    const data = await showJobs(ids, { db, viewer, now })
    return { ...getSearchPage(data, total, input), ...sayWords(words) }
  },
})
