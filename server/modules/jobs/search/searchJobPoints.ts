import { type JobPoints, jobSearchInput } from '#contracts/jobSearch.ts'
import { query } from '#server/platform/http/index.ts'
import { points as spots } from '../queries/searchPoints.ts'
import { findByWords } from './findByWords.ts'
import { readParams } from './readParams.ts'

/**
 * POST /jobs/search/points: where the offers of a search are, by the points of their cities. The newest 5,000 matches are
 * looked at, and the 1,000 points with most of them are returned.
 */
export const searchJobPoints = query({
  access: 'guest',
  unvalidated: true,
  input: jobSearchInput,
  run: async (input, reader): Promise<JobPoints> => {
    const { params } = await readParams(input, reader)
    const { points, total, isMore } = await findByWords(reader.db, input.query, params, spots)
    return { points, total, totalIsMinimum: isMore }
  },
})
