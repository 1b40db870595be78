import { type JobSearchPage, jobSearchInput } from '#contracts/jobSearch.ts'
import { query } from '#server/platform/http/index.ts'
import { getSearchPage } from '#server/platform/paging.ts'
import { pages } from '../queries/search.ts'
import { findByWords } from './findByWords.ts'
import { findWithout } from './findWithout.ts'
import { withDistance } from './near.ts'
import { readParams } from './readParams.ts'
import { showJobs } from './showJobs.ts'

/**
 * POST /jobs/search: finds open offers by words and filters, with counts per facet. Readers of previews search only
 * what previews show.
 */
export const searchJobs = query({
  access: 'guest',
  unvalidated: true,
  input: jobSearchInput,
  run: async (input, reader): Promise<JobSearchPage> => {
    const { viewer, db, now } = reader
    const { params, point, facts, seeker } = await readParams(input, reader)
    const { ids, total, facets, words } = await findByWords(db, input.query, params, pages)
    const without = total === 0 ? await findWithout(db, input.query, params) : []
    const data = await showJobs(ids, { db, viewer, now, facts, seeker })
    const placed = point ? data.map((job) => withDistance(job, point)) : data
    return { ...getSearchPage(placed, total, input), facets, words, without }
  },
})
