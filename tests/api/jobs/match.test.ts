import { beforeAll, describe, expect, it } from 'vitest'
import type { JobSearchPage } from '#contracts/jobSearch.ts'
import type { Job } from '#contracts/jobs.ts'
import type { JobCategory, JobType } from '#contracts/lists.ts'
import { loadCities } from '#server/modules/places/loadCities.ts'
import { buildJob } from '../../jobs.ts'
import { fillWithJobs } from '../../jobsFixture.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let huerto: Person
let lucia: Person

const face: JobType = 'on-time-face-to-face'
const online: JobType = 'online'
/** Newest last. Lucía lives in Valencia and likes nature. */
const offers: [title: string, country: string, city: string, category: JobCategory, type: JobType][] = [
  ['Plant trees in Torrent', 'ES', 'Torrente', 'animals', face],
  ['Adopt online', 'BR', 'Salvador', 'animals', online],
  ['Plant trees in Madrid', 'ES', 'Madrid', 'animals', face],
  ['Walk with elders in Valencia', 'ES', 'València', 'greater', face],
  ['Translate online', 'GB', 'Leeds', 'icts', online],
  ['Cook in Madrid', 'ES', 'Madrid', 'feeding', face],
  ['Plant trees in Salvador', 'BR', 'Salvador', 'animals', face],
  ['Cook in Leeds', 'GB', 'Leeds', 'feeding', face],
]
const titles = offers.map(([title]) => title)
const newest = titles.toReversed()

beforeAll(async () => {
  await loadCities(testApp.platform.database)
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  lucia = await buildVolunteer({ categories: ['environment'], country: 'ES', state: '', city: 'Valencia' })
  for (const [title, country, city, category, type] of offers) {
    await buildJob(huerto, { title, country, city, categories: [category], type, state: '' })
    testApp.pass(1_000)
  }
})

async function search(body: object, by = testApp.as(lucia)): Promise<JobSearchPage> {
  const response = await by.post('/api/jobs/jobs/search', body)
  expect(response.status).toBe(200)
  return response.body
}
const getTitles = ({ data }: JobSearchPage) => data.map(({ title }) => title)

describe('the order of offers without words', () => {
  it('A volunteer sees what they like within reach first, then what is near, and what they could not get to last', async () => {
    const found = await search({})
    expect(getTitles(found)).toEqual([...titles.slice(0, 6), ...newest.slice(0, 2)])
    expect(getTitles(await search({ sort: 'relevance' }))).toEqual(getTitles(found))
    expect(getTitles(await search({ sort: 'match' }))).toEqual(getTitles(found))
  })

  it('An offer is said to fit only for reasons that are true: none for what is liked but far away', async () => {
    const { data } = await search({})
    expect(Object.fromEntries(data.map((job) => [job.title, (job as Job).why]))).toEqual({
      'Plant trees in Torrent': ['interest', 'place'],
      'Adopt online': ['interest'],
      'Plant trees in Madrid': ['interest'],
      'Walk with elders in Valencia': ['place'],
      'Translate online': [],
      'Cook in Madrid': [],
      'Plant trees in Salvador': [],
      'Cook in Leeds': [],
    })
  })

  it('A city that the list of cities lacks is compared by its name', async () => {
    await buildJob(huerto, {
      title: 'In the hamlet',
      country: 'ES',
      city: 'Una Aldea',
      type: face,
      state: '',
    })
    const hermit = await buildVolunteer({ categories: ['sports'], country: 'ES', city: 'una aldéa' })
    const { data } = await search({}, testApp.as(hermit))
    expect([data[0]?.title, (data[0] as Job).why]).toEqual(['In the hamlet', ['place']])
  })

  it('A filter narrows what is ordered so, and a sort that is chosen is used', async () => {
    expect(getTitles(await search({ categories: ['animals'] }))).toEqual([
      'Plant trees in Torrent',
      'Adopt online',
      'Plant trees in Madrid',
      'Plant trees in Salvador',
    ])
    expect(getTitles(await search({ sort: 'newest' })).slice(1)).toEqual(newest)
    expect(getTitles(await search({ query: 'cook' }))).toEqual(['Cook in Leeds', 'Cook in Madrid'])
  })

  it('A guest sees the offers of the country that their language suggests first, an organisation the newest', async () => {
    const speaking = async (language: string) =>
      (
        await testApp.guest.post('/api/jobs/jobs/search', {}, { headers: { 'Accept-Language': language } })
      ).body.data.map(({ country }: Job) => country)
    expect(new Set((await speaking('es')).slice(0, 5))).toEqual(new Set(['ES']))
    expect((await speaking('pt-BR')).slice(0, 2)).toEqual(['BR', 'BR'])
    expect((await speaking('en')).slice(0, 4)).toEqual(['ES', 'GB', 'BR', 'ES'])
    expect(getTitles(await search({}, testApp.as(huerto))).slice(1)).toEqual(newest)
  })

  it('What fits is found however many newer offers do not', async () => {
    await fillWithJobs(testApp.platform, huerto, 1_500)
    const { data, meta } = await search({ limit: 3 })
    expect(meta.totalIsMinimum).toBe(true)
    expect(data[0]?.title).toBe('Plant trees in Torrent')
    expect((data[0] as Job).why).toEqual(['interest', 'place'])
  })
})
