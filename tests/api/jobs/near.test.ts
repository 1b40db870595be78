import { beforeAll, describe, expect, it } from 'vitest'
import type { JobSearchPage } from '#contracts/jobSearch.ts'
import { loadCities } from '#server/modules/places/loadCities.ts'
import { buildJob } from '../../jobs.ts'
import { fillWithJobs } from '../../jobsFixture.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { recordStatements, type Statement } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const valencia = { lat: 39.4698, lng: -0.3774 }
let lucia: Person
let huerto: Person

beforeAll(async () => {
  await loadCities(testApp.platform.database)
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  lucia = await buildVolunteer({ name: 'Lucía' })
  const face = 'on-time-face-to-face' as const
  const offers: [title: string, city: string, more?: object][] = [
    ['In Sagunto', 'Sagunto'],
    ['In Torrent', 'Torrente'],
    ['In Valencia', 'Valencia'],
    ['In Xàtiva', 'Játiva'],
    ['In Madrid', 'Madrid'],
    ['Nowhere known', 'A hamlet'],
    ['Online from Valencia', 'Valencia', { type: 'online' }],
    ['Online from Madrid', 'Madrid', { type: 'online' }],
    ['Teach in Valencia', 'València', { skills: ['teaching'], type: 'part-time' }],
  ]
  for (const [title, city, more] of offers) {
    await buildJob(huerto, { title, city, country: 'ES', state: '', type: face, ...more })
    testApp.pass(1_000)
  }
})

async function search(body: object, by = testApp.guest): Promise<JobSearchPage> {
  const response = await by.post('/api/jobs/jobs/search', body)
  expect(response.status).toBe(200)
  return response.body
}
const show = ({ data }: JobSearchPage) => data.map(({ title, distanceKm }) => [title, distanceKm])

describe('offers near a point', () => {
  it('A search near a point that finds nothing says what there is elsewhere', async () => {
    const found = await search({ near: valencia, radiusKm: 5, query: 'madrid', modes: ['on-site'] })
    expect(found.data).toEqual([])
    expect(found.without).toEqual(
      expect.arrayContaining([{ filter: 'near', total: 1, totalIsMinimum: false }]),
    )
  })

  it('A guest sees the nearest first, how far each is, and online ones after them', async () => {
    const found = await search({ near: valencia, radiusKm: 50, sort: 'distance' })
    expect(show(found)).toEqual([
      ['Teach in Valencia', 0],
      ['In Valencia', 0],
      ['In Torrent', 8.4],
      ['In Sagunto', 26],
      ['Online from Madrid', null],
      ['Online from Valencia', null],
    ])
    expect(found.meta.total).toBe(6)
  })

  it('Without a sort the newest of them come first, and a wider radius finds more', async () => {
    const titles = async (radiusKm: number) =>
      (await search({ near: valencia, radiusKm })).data.map(({ title }) => title)
    expect(await titles(10)).toEqual([
      ...['Teach in Valencia', 'In Valencia', 'In Torrent'],
      ...['Online from Madrid', 'Online from Valencia'],
    ])
    expect(await titles(100)).toContain('In Xàtiva')
    expect(await titles(100)).not.toContain('In Madrid')
  })

  it('A place is a point by its id', async () => {
    const [place] = (await testApp.guest.get('/api/jobs/places?search=seville&country=ES')).body
    expect(show(await search({ placeId: place.id }))).toEqual([
      ['Online from Madrid', null],
      ['Online from Valencia', null],
    ])
    const [madrid] = (await testApp.guest.get('/api/jobs/places?search=madrid&country=ES')).body
    expect(show(await search({ placeId: madrid.id }))[0]).toEqual(['In Madrid', 0])
  })

  it('Words and filters count there, too, and so do the facets', async () => {
    const body = { near: valencia, radiusKm: 50, sort: 'distance' }
    expect(show(await search({ ...body, query: 'sagunto' }))).toEqual([['In Sagunto', 26]])
    expect(show(await search({ ...body, skills: ['teaching'] }, testApp.as(lucia)))).toEqual([
      ['Teach in Valencia', 0],
    ])
    const online = await search({ ...body, type: ['online'] }, testApp.as(lucia))
    expect(online.data.map(({ distanceKm }) => distanceKm)).toEqual([null, null])
    expect(online.facets.type).toEqual({ online: 2, 'part-time': 1, 'on-time-face-to-face': 3 })
  })

  it('Pages of results follow each other across both groups', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search({ near: valencia, sort: 'distance', limit: 2, page })),
    )
    expect(pages.flatMap(show)).toEqual(show(await search({ near: valencia, sort: 'distance' })))
  })

  it('Other searches have no distances', async () => {
    for (const { distanceKm } of (await search({})).data) expect(distanceKm).toBeUndefined()
  })

  it.each([
    [{ near: { lat: 91, lng: 0 } }, { 'near.lat': 'out-of-range' }],
    [{ near: { lat: 0, lng: -181 } }, { 'near.lng': 'out-of-range' }],
    [{ near: { lat: 0 } }, { 'near.lng': 'required' }],
    [{ near: valencia, radiusKm: 7 }, { radiusKm: 'not-in-list' }],
    [{ placeId: 1 }, { placeId: 'invalid' }],
  ])('%j is refused with the field', async (body, fields) => {
    const response = await testApp.guest.post('/api/jobs/jobs/search', body)
    expect([response.status, response.body.fields]).toEqual([400, fields])
  })

  it.each([[{ lat: 90, lng: 0 }], [{ lat: -90, lng: 180 }], [{ lat: 0, lng: -180 }]])(
    '%j is a point like others',
    async (near) => {
      expect(show(await search({ near, radiusKm: 250 }))).toHaveLength(2)
    },
  )
})

describe('among many offers', () => {
  beforeAll(async () => {
    // In turn, so that each has offers of all ages.
    const cities = `select name, '' as state, country from cities where country = 'ES' order by population desc limit 300`
    await fillWithJobs(testApp.platform, huerto, 2_500, { cities })
  })

  it.each([
    { near: valencia, radiusKm: 25, sort: 'distance' },
    { near: valencia, radiusKm: 250, sort: 'distance' },
    { near: valencia, radiusKm: 25 },
    { near: valencia, radiusKm: 250, sort: 'newest' },
  ])('%j reads offers by an index alone, and by distance those of each point', async (body) => {
    const statements = await recordStatements(testApp.platform, () => search(body, testApp.as(lucia)))
    const searching = statements.filter(({ text }) => text.includes('"matched" as materialized'))
    expect(searching).toHaveLength(1)
    for (const statement of searching) {
      const plan = await explain(statement)
      expect(plan).not.toContain('Seq Scan on job')
      expect(plan).toContain(
        body.sort === 'distance' ? 'job_documents_spot_index' : 'job_documents_whole_index',
      )
    }
  })

  it('The newest near a few points are followed by their index, and are those that reading every offer finds', async () => {
    const body = { near: valencia, radiusKm: 10, sort: 'newest', limit: 40 }
    const statements = await recordStatements(testApp.platform, () => search(body))
    const [statement] = statements.filter(({ text }) => text.includes('"matched" as materialized'))
    // Of a point with few offers PostgreSQL may sort them all, which it finds by the same index.
    const plan = statement ? await explain(statement) : ''
    expect(plan).toContain('job_documents_spot_index')
    expect(plan).not.toContain('Seq Scan on job')
    const { data } = await search(body)
    const { rows } = await testApp.platform.database.pool.query(
      `select id from jobs join job_spots using (spot) where status = 'published' and closes_at > now()
       and type is distinct from 'online' and 111.2 * sqrt(power(job_spots.lat - $1, 2) +
         power((job_spots.lng - $2) * cos(radians($1)), 2)) <= 10 order by published_at desc, id desc limit 40`,
      [valencia.lat, valencia.lng],
    )
    const there = rows.map(({ id }) => id)
    expect(there.length).toBeGreaterThan(5)
    expect(data.slice(0, there.length).map(({ id }) => id)).toEqual(there)
  })

  it('Near a few points, facets are counted without their own filter, and a search that finds nothing says why', async () => {
    const near = { near: valencia, radiusKm: 10, sort: 'newest' }
    const all = await search(near)
    const some = await search({ ...near, type: ['part-time'] })
    expect(some.meta.total).toBe(all.facets.type['part-time'])
    expect(some.facets.type).toEqual(all.facets.type)
    const { without } = await search({ ...near, deadline: '2000-01-01' })
    expect(without).toContainEqual({ filter: 'deadline', total: all.meta.total, totalIsMinimum: false })
  })

  it('The order by distance is true for every page', async () => {
    let before = 0
    for (const page of [1, 2, 3, 10]) {
      const { data } = await search({ near: valencia, radiusKm: 250, sort: 'distance', limit: 50, page })
      for (const { distanceKm } of data) {
        expect(distanceKm ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(before)
        before = distanceKm ?? Number.POSITIVE_INFINITY
      }
    }
    expect(before).toBeGreaterThan(5)
  })

  async function explain({ text, values }: Statement): Promise<string> {
    const client = await testApp.platform.database.pool.connect()
    try {
      await client.query('begin')
      await client.query('set local enable_seqscan = off')
      const { rows } = await client.query(`explain ${text}`, values)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
})
