import { beforeAll, describe, expect, it } from 'vitest'
import type { JobPoints } from '#contracts/jobSearch.ts'
import { loadCities } from '#server/modules/places/loadCities.ts'
import { buildJob } from '../../jobs.ts'
import { fillWithJobs } from '../../jobsFixture.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { recordStatements } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let huerto: Person
let lucia: Person

beforeAll(async () => {
  await loadCities(testApp.platform.database)
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  lucia = await buildVolunteer({ name: 'Lucía' })
  const face = 'on-time-face-to-face' as const
  const offers: [title: string, city: string, country: string, more?: object][] = [
    ['Plant trees', 'Valencia', 'ES'],
    ['Water trees', 'València', 'ES', { skills: ['teaching'] }],
    ['Read aloud', 'Sagunto', 'ES'],
    ['Cook', 'Lisboa', 'PT'],
    ['Count birds', 'Suva', 'FJ'],
    ['Write letters', 'Valencia', 'ES', { type: 'online' }],
    ['Nowhere known', 'A hamlet', 'ES'],
    ['Closed by now', 'Madrid', 'ES', { status: 'closed' }],
  ]
  for (const [title, city, country, more] of offers)
    await buildJob(huerto, { title, city, country, state: '', type: face, ...more })
})

async function read(body: object, by = testApp.guest): Promise<JobPoints> {
  const response = await by.post('/api/jobs/jobs/search/points', body)
  expect(response.status).toBe(200)
  return response.body
}
const counts = ({ points }: JobPoints) =>
  points.map(({ lat, lng, count }) => [Math.round(lat), Math.round(lng), count])
const valencia = [39, -0, 2]
const sagunto = [40, -0, 1]
const lisbon = [39, -9, 1]
const suva = [-18, 178, 1]

describe('the points of a search', () => {
  it('A guest reads each city once, with the number of its open offers; online ones are nowhere', async () => {
    const found = await read({})
    expect(counts(found)[0]).toEqual(valencia)
    expect(counts(found)).toEqual(expect.arrayContaining([valencia, sagunto, lisbon, suva]))
    expect(found).toMatchObject({ total: 5, totalIsMinimum: false })
    expect(Object.keys(found.points[0] ?? {})).toEqual(['lat', 'lng', 'count'])
  })

  it.each<[string, object, number[][]]>([
    ['words', { query: 'trees' }, [valencia]],
    ['a word with a mistake', { query: 'treees' }, [valencia]],
    ['words of which none has all', { query: 'trees zebras' }, [valencia]],
    ['a filter', { country: 'PT' }, [lisbon]],
    ['only online ones', { modes: ['remote'] }, []],
    ['a city around', { near: { lat: 39.4698, lng: -0.3774 }, radiusKm: 10 }, [valencia]],
    ['nothing around', { near: { lat: -60, lng: 0 } }, []],
    ['a part of a map', { bounds: { west: -1, south: 39, east: 0, north: 40 } }, [valencia, sagunto]],
    ['a part of the sea', { bounds: { west: -30, south: 39, east: -20, north: 40 } }, []],
  ])('They are those of %s', async (_what, body, expected) => {
    expect(counts(await read(body))).toEqual(expected)
  })

  it('What only members search by counts for members alone', async () => {
    expect((await read({ skills: ['teaching'] }, testApp.as(lucia))).total).toBe(1)
    expect((await read({ skills: ['teaching'] })).total).toBe(5)
  })

  it('Organisations that a reader has blocked have no points', async () => {
    const mateo = await buildVolunteer({ name: 'Mateo' })
    await testApp.as(mateo).post(`/api/moderation/block/${huerto.id}`)
    expect((await read({}, testApp.as(mateo))).points).toEqual([])
  })
})

describe('offers in a part of a map', () => {
  const titles = async (body: object) =>
    (await testApp.guest.post('/api/jobs/jobs/search', body)).body.data.map(
      ({ title }: { title: string }) => title,
    )

  it('They are listed before online ones, also across the 180th meridian', async () => {
    const bounds = { west: -1, south: 39, east: 0, north: 40 }
    expect(await titles({ bounds, sort: 'newest' })).toEqual([
      ...['Read aloud', 'Water trees', 'Plant trees'],
      'Write letters',
    ])
    expect(await titles({ bounds: { west: 170, south: -20, east: -170, north: -10 } })).toEqual([
      'Count birds',
      'Write letters',
    ])
  })

  it('A part without offers says what there is elsewhere', async () => {
    const bounds = { west: 100, south: -80, east: 101, north: -79 }
    const { body } = await testApp.guest.post('/api/jobs/jobs/search', {
      ...{ bounds, query: 'trees', modes: ['on-site'] },
    })
    expect(body.without).toContainEqual({ filter: 'near', total: 2, totalIsMinimum: false })
  })

  it.each([
    [{ bounds: { west: -181, south: 0, east: 0, north: 1 } }, { 'bounds.west': 'out-of-range' }],
    [{ bounds: { west: 0, south: 0, east: 1 } }, { 'bounds.north': 'required' }],
    [{ bounds: 'Europe' }, { bounds: 'invalid' }],
  ])('%j is refused with the field', async (body, fields) => {
    for (const call of ['search', 'search/points']) {
      const response = await testApp.guest.post(`/api/jobs/jobs/${call}`, body)
      expect([response.status, Object.keys(response.body.fields)]).toEqual([400, Object.keys(fields)])
    }
  })
})

describe('among many offers', () => {
  const offers = 7_500
  beforeAll(async () => {
    const cities = `select name, '' as state, country from cities order by population desc limit 1500`
    await fillWithJobs(testApp.platform, huerto, offers, { cities })
  })

  it('At most 1,000 points are returned, and it is said that there are more offers', async () => {
    const { points, total, totalIsMinimum } = await read({})
    expect(points.length).toBeGreaterThan(500)
    expect(points.length).toBeLessThanOrEqual(1_000)
    expect(total).toBeLessThanOrEqual(5_000)
    expect(totalIsMinimum).toBe(true)
  })

  it.each([
    {},
    { query: 'plant' },
    { country: 'ES' },
    { bounds: { west: -5, south: 36, east: 5, north: 44 } },
  ])('%j is one statement that scans no table of offers', async (body) => {
    const statements = await recordStatements(testApp.platform, () => read(body))
    const reading = statements.filter(({ text }) => text.includes('placed as'))
    expect(reading).toHaveLength(1)
    const client = await testApp.platform.database.pool.connect()
    try {
      await client.query('begin')
      await client.query('set local enable_seqscan = off')
      const { rows } = await client.query(`explain ${reading[0]?.text}`, reading[0]?.values)
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on job_documents')
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})
