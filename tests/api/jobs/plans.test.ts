import { beforeAll, describe, expect, it } from 'vitest'
import { estimateShare } from '#server/modules/jobs/queries/searchEstimates.ts'
import { buildApplication, buildJob } from '../../jobs.ts'
import { fillWithJobs } from '../../jobsFixture.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { getNodes, recordStatements, testPlans } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
/** PLAN_OFFERS=200000 takes ten minutes and shows the same at the size that the site is made for. */
const offers = Number(process.env.PLAN_OFFERS ?? 20_000)
const big = [
  'jobs',
  'job_documents',
  'job_terms',
  'search_words',
  'search_lexemes',
  'applications',
  'favorites',
  'job_views',
  'volunteerings',
]

let huerto: Person
let lucia: Person
let jobId: string
beforeAll(
  async () => {
    huerto = await buildOrganisation({ name: 'Huerto Vivo' })
    lucia = await buildVolunteer({ name: 'Lucía Ferrer' })
    await fillWithJobs(testApp.platform, huerto, offers)
    const job = await buildJob(huerto, { vacancies: 5 })
    jobId = job.id
    await buildApplication(job, lucia, { status: 'accepted' })
    // The first calls cache sessions, statements and what PostgreSQL knows of words.
    await testApp.as(lucia).get('/api/jobs/jobs')
    await search({ query: 'plant' })
    await testApp.as(huerto).get('/api/jobs/jobs')
  },
  300_000 + 10 * offers,
)

const search = (body: object) => testApp.as(lucia).post('/api/jobs/jobs/search', body)
const lists: Record<string, () => Promise<unknown>> = {
  'newest offers': () => testApp.guest.get('/api/jobs/jobs?limit=50'),
  'an owner’s own': () => testApp.as(huerto).get(`/api/jobs/jobs?owner=${huerto.id}&limit=50`),
  'an owner’s open ones': () => testApp.as(lucia).get(`/api/jobs/jobs?owner=${huerto.id}&limit=50`),
  favourites: () => testApp.as(lucia).get('/api/jobs/jobs?favorites=true'),
  applied: () => testApp.as(lucia).get('/api/jobs/jobs?applied=true'),
  'accepted there': () => testApp.as(huerto).get(`/api/jobs/jobs?volunteer=${lucia.id}`),
  'an offer': () => testApp.as(lucia).get(`/api/jobs/job/${jobId}`),
  'a search for nothing': () => search({ limit: 50 }),
  'a rare word': () => search({ query: 'word77' }),
  'a common word': () => search({ query: 'plant' }),
  'a beginning of few words': () => search({ query: 'neighb' }),
  'a beginning of many words': () => search({ query: 'word7' }),
  'words of a title': () => search({ query: 'plant dogs' }),
  'a category': () => search({ categories: ['health'] }),
  'a city': () => search({ city: 'town 33', country: 'ES' }),
  'by deadline': () => search({ sort: 'deadline', type: ['online'] }),
  'best matches': () => search({ sort: 'match' }),
  'all filters': () =>
    search({
      query: 'children',
      country: 'ES',
      categories: ['animals', 'sports'],
      type: ['part-time', 'online'],
      skills: ['teamwork'],
      startDate: '2026-01-01',
      deadline: '2027-01-01',
    }),
  everywhere: () => testApp.guest.post('/api/jobs/jobs/globalSearch', { search: 'house 12' }),
  volunteers: () => testApp.as(huerto).get('/api/jobs/volunteers'),
}

describe(`among ${offers} offers`, () => {
  testPlans(testApp, lists, { big, most: 9 })
  // Five more queries: which words no offer has, which words are like them, and of the search that is made instead what
  // offers have of it, what it asks for and what it finds.
  const corrected = {
    'a mistyped word': () => search({ query: 'neigbhours' }),
    'words that no offer has all of': () => search({ query: 'word77 zebras' }),
  }
  testPlans(testApp, corrected, { big, most: 14 })
  // One more query: how the applicants rated the organisation, which another module knows.
  const applicants = (body: object) =>
    testApp.as(huerto).post('/api/jobs/job/application', { job_id: jobId, ...body })
  const listed = {
    applicants: () => applicants({}),
    'applicants by fit': () => applicants({ sort: 'fit', km: 50, served: true }),
    'applicants by name': () =>
      applicants({ sort: 'name', query: 'luc', work_shift: 'mon-m', language: 'es' }),
  }
  testPlans(testApp, listed, { big, most: 7 })
  // One more query: the contacts that applicants share with an organisation.
  const applicationsFile = () => testApp.as(huerto).get(`/api/jobs/jobs/${jobId}/applications.csv`)
  testPlans(testApp, { 'applications as a table': applicationsFile }, { big, most: 7 })

  it('A list of fifty offers takes as many queries as one of two', async () => {
    const count = async (limit: number) =>
      (await recordStatements(testApp.platform, () => search({ limit }))).length
    // The first call counts the offers.
    await count(2)
    expect(await count(50)).toBe(await count(2))
  })

  const readAll = async (where: string, order: string) => {
    const { rows } = await testApp.platform.database.pool.query(
      `select id from jobs where status = 'published' and closes_at > now() and ${where} order by ${order} limit 40`,
    )
    return rows.map(({ id }) => id)
  }
  const newest = 'published_at desc, id desc'
  it.each([
    [{ categories: ['sports'], type: ['online'] }, "'sports' = any(categories) and type = 'online'", newest],
    [
      { country: 'PT', skills: ['empathy', 'teamwork'] },
      "country = 'PT' and skills && '{empathy,teamwork}'",
      newest,
    ],
    [{ modes: ['on-site'], type: ['full-time'] }, "type = 'full-time'", newest],
    [{ modes: ['on-site'] }, "type <> 'online'", newest],
    [{ city: 'TOWN 33' }, "city like 'Town 33%'", newest],
    [{ state: 'state 7' }, "state like 'State 7%'", newest],
    [
      { city: 'town 7', type: ['full-time', 'online'], sort: 'deadline' },
      "city like 'Town 7%' and type in ('full-time', 'online')",
      'closes_at, id',
    ],
    [{ query: 'word77' }, "about ~ '\\mword77'", newest],
    [{ query: 'word7' }, "about ~ '\\mword7'", newest],
  ])('A search for %j finds what reading every offer finds', async (body, where, order) => {
    const found = await search({ limit: 40, sort: 'newest', ...body })
    const expected = await readAll(where, order)
    expect(expected.length).toBeGreaterThan(5)
    expect(found.body.data.map(({ id }: { id: string }) => id)).toEqual(expected)
  })

  it('A search on site reads no more of the newest offers than it counts', async () => {
    const { pool } = testApp.platform.database
    const statements = await recordStatements(testApp.platform, () =>
      search({ modes: ['on-site'], sort: 'newest' }),
    )
    const read = statements.filter(({ text }) => text.includes('from "job_terms"'))
    expect(read).toHaveLength(1)
    for (const { text, values } of read) {
      const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values)
      const scans = getNodes(rows[0]['QUERY PLAN'][0].Plan).filter(
        (node) => node['Relation Name'] === 'job_terms',
      )
      expect(scans.map((node) => node['Actual Rows'])).toEqual([1_001])
    }
  })

  it('An old offer with the word in its title comes first, however many newer ones have it in their text', async () => {
    const publishedAt = new Date('2020-02-02')
    const old = await buildJob(huerto, { title: 'We meet', publishedAt, vacancies: null })
    const { body } = await search({ query: 'meet', limit: 3 })
    expect(body.meta.totalIsMinimum).toBe(true)
    expect(body.data[0].id).toBe(old.id)
  })

  it('The facets of a common word count a thousand of the offers that have it', async () => {
    const { body } = await search({ query: 'plant' })
    const { type, country } = body.facets
    const sum = (counts: Record<string, number>) =>
      Object.values(counts).reduce((one, other) => one + other, 0)
    expect(body.meta.totalIsMinimum).toBe(true)
    expect([sum(type), sum(country)]).toEqual([1_000, 1_000])
  })

  it('A common search is counted once a minute, and shows a new offer at once', async () => {
    const count = async () =>
      (await recordStatements(testApp.platform, () => search({ query: 'boots' }))).length
    // The first search with a word asks for its stems.
    await search({ query: 'boots', type: ['part-time'] })
    const first = await count()
    expect(await count()).toBe(first - 1)
    const added = await buildJob(huerto, { title: 'Boots for everyone', vacancies: null })
    const { body } = await search({ query: 'boots' })
    expect([body.data[0].id, body.meta.totalIsMinimum]).toEqual([added.id, true])
    expect(Object.keys(body.facets.type).length).toBeGreaterThan(3)
    testApp.pass(61_000)
    expect(await count()).toBeGreaterThanOrEqual(first)
  })

  it('How large a part of the offers has a word is estimated without reading any', async () => {
    const { db } = testApp.platform.database
    const estimate = (...tsqueries: string[]) =>
      estimateShare(db, { part: 'whole', now: testApp.platform.clock.now() }, tsqueries)
    expect(await estimate("'boots'")).toBeGreaterThan(0.8)
    expect(await estimate("('word77' | 'zebras')")).toBeLessThan(0.2)
    expect(await estimate("'boots'", "'word77'")).toBe(await estimate("'word77'"))
    expect(await estimate("'word7':*")).toBe(1)
    expect(await estimate('')).toBe(0)
  })

  it('A search with another filter has counts of its own', async () => {
    const all = await search({ query: 'boots' })
    const { body } = await search({ query: 'boots', type: ['online'] })
    expect(Object.keys(body.facets.country).length).toBeGreaterThan(0)
    expect(body.data.every(({ type }: { type: string }) => type === 'online')).toBe(true)
    expect(body.facets).not.toEqual(all.body.facets)
  })

  it('The count of a search stops at a thousand', async () => {
    const { body } = await testApp.guest.post('/api/jobs/jobs/search', { limit: 10 })
    expect(body.meta).toEqual({ total: 1_000, totalIsMinimum: true, limit: 10, page: 1, isLastPage: false })
    const last = await testApp.guest.post('/api/jobs/jobs/search', { limit: 50, page: 20 })
    expect([last.body.data.length, last.body.meta.isLastPage]).toEqual([50, true])
    const listed = await testApp.guest.get('/api/jobs/jobs?limit=10')
    expect(listed.body.meta).toMatchObject({ total: 1_000, totalIsMinimum: true })
  })
})
