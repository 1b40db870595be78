import type pg from 'pg'
import { jobCategories, jobTypes } from '#contracts/lists.ts'
import { places, questions } from '../fill/passages.ts'
import type { Call } from '../measure.ts'
import { get, post, times } from './case.ts'
import { filterCalls, wordCalls } from './offers.ts'

const count = 24

const asSearch = (search: object): Call => post('/api/jobs/jobs/search', search)

/** With a filter of each facet, each facet is counted without its own filter, by a reading of its own. */
const facetCalls = times(count, (index) =>
  asSearch({
    country: places[index % places.length]?.country ?? '',
    categories: [0, 7, 11].map((step) => jobCategories[(index + step) % jobCategories.length]),
    type: [0, 1].map((step) => jobTypes[(index + step) % jobTypes.length]),
    sort: 'newest',
  }),
)

/** Each with a deadline of its own, so that no search has the counts of the one before it. */
const newWordCalls = times(4_800, (index) =>
  asSearch({
    query: questions[index % questions.length],
    deadline: new Date(Date.UTC(2100, 0, 1 + index)).toISOString().slice(0, 10),
  }),
)

type Point = { lat: number; lng: number }

/** The points of most offers, near which a search finds more than it shows. */
async function findPoints(client: pg.Client): Promise<Point[]> {
  const { rows } = await client.query<Point>(
    `select lat, lng from (select spot, count(*) as offers from jobs where spot is not null group by spot) counted
     join job_spots using (spot) order by offers desc, spot limit $1`,
    [count],
  )
  return rows
}

/** Everything, a word, a country, and the offers of a part of the map. */
const pointCalls = (points: readonly Point[]): Call[] =>
  points.map(({ lat, lng }, index) => {
    const bounds = { west: lng - 3, south: lat - 3, east: lng + 3, north: lat + 3 }
    const { country } = places[index % places.length] ?? { country: '' }
    const searches = [{}, { query: questions[index % questions.length] }, { country }, { bounds }]
    return post('/api/jobs/jobs/search/points', searches[index % searches.length])
  })

/** The searches that must stay fast as offers grow, by their names. */
export async function getSearchCalls(client: pg.Client): Promise<Record<string, readonly Call[]>> {
  const points = await findPoints(client)
  const near = (sort: string) => points.map((point) => asSearch({ near: point, radiusKm: 25, sort }))
  return {
    words: wordCalls,
    'words, counted anew': newWordCalls,
    filters: filterCalls,
    facets: facetCalls,
    'near, newest first': near('newest'),
    'near, nearest first': near('distance'),
    'points of the map': pointCalls(points),
  }
}

/** Cities by their first letters, from one to six, as someone types them. */
export const placeCalls = times(count, (index) => {
  const { city } = places[index % places.length] ?? { city: '' }
  return get(`/api/jobs/places?search=${encodeURIComponent(city.slice(0, 1 + (index % 6)))}`)
})
