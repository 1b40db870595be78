import { jobGlobalSearchInput, type ListedJob } from '#contracts/jobs.ts'
import type { Page } from '#contracts/shapes.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { getWords } from '#server/platform/db/words.ts'
import { query } from '#server/platform/http/index.ts'
import { getSearchPage, toBounds } from '#server/platform/paging.ts'
import { getMember } from '../policy.ts'
import { search } from '../queries/search.ts'
import { showJobs } from './showJobs.ts'

const noFilters = {
  country: '',
  state: '',
  city: '',
  startDate: null,
  closesBy: null,
  categories: [],
  type: [],
  skills: [],
}

/** POST /jobs/globalSearch: finds open offers by words of their title, texts, organisation and place. */
export const searchJobsGlobally = query({
  access: 'guest',
  unvalidated: true,
  input: jobGlobalSearchInput,
  run: async (input, { viewer, db, now }): Promise<Page<ListedJob>> => {
    const words = getWords(input.search)
    // A search for punctuation alone finds nothing, not everything.
    if (words.length === 0) return getSearchPage([], 0, input)
    const member = getMember(viewer)
    const { ids, total } = await search(db, {
      words,
      part: member ? 'whole' : 'preview',
      filters: { ...noFilters, hidden: await blockedIds(db, member) },
      sort: 'relevance',
      likes: null,
      withFacets: false,
      now,
      ...toBounds(input),
    })
    return getSearchPage(await showJobs(ids, { db, viewer, now }), total, input)
  },
})
