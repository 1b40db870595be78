import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SavedSearch } from '#contracts/savedSearches.ts'
import { hashPassword } from '#server/modules/account/security/passwords.ts'
import { getAreaCells } from '#server/modules/jobs/saved/cells.ts'
import { loadCities } from '#server/modules/places/loadCities.ts'
import { typedJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { password } from '../setup/account.ts'
import { openTestApp } from '../setup/testApp.ts'
import { getEntries } from '../setup/zip.ts'

const testApp = openTestApp()
const at = '/api/jobs/saved-searches'
const bounds = { west: -1.012, south: 38.9, east: 0.1, north: 40.05 }
const atOnce = { frequency: 'now', channels: ['site', 'email'] }
let lucia: Person
let huerto: Person

beforeAll(() => loadCities(testApp.platform.database))

beforeEach(async () => {
  await testApp.platform.database.pool.query('delete from saved_searches')
  lucia = await buildVolunteer({ language: 'en', passwordHash: await hashPassword(password) })
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  testApp.mails.length = 0
})

const english = { headers: { 'Accept-Language': 'en' } }
async function save(search: object): Promise<SavedSearch> {
  const { status, body } = await testApp.as(lucia).post(at, { search, ...atOnce }, english)
  expect(status).toBe(201)
  testApp.pass(1_000)
  return body
}
const list = async (language = 'en'): Promise<SavedSearch[]> =>
  (await testApp.as(lucia).get(at, { headers: { 'Accept-Language': language } })).body
async function publish(more: object): Promise<void> {
  const job = await typedJob(huerto, { state: '', ...more })
  expect((await testApp.as(huerto).post('/api/jobs/jobs', job)).status).toBe(201)
}
const mails = () => testApp.mails.filter(({ to }) => to === lucia.email)

describe('a saved part of a map', () => {
  it('It tells of a new offer that lies in it and of one that is online, and of none outside it', async () => {
    await save({ bounds })
    await publish({ title: 'Read in Sagunto', city: 'Sagunto' })
    await publish({ title: 'Read in Madrid', city: 'Madrid' })
    await publish({ title: 'Read nowhere known', city: 'A hamlet' })
    await publish({ title: 'Read by phone', city: 'Madrid', type: 'online' })
    await testApp.work()
    const { body } = await testApp.as(lucia).get('/api/notifications/notify')
    const about = body.map((one: { about: string }) => one.about)
    expect(about.sort()).toEqual(['Read by phone', 'Read in Sagunto'])
  })

  it('It is said in the mail, whose link opens the area on the map', async () => {
    await save({ bounds, query: 'read' })
    await publish({ city: 'Valencia' })
    await testApp.work()
    const [mail] = mails()
    expect(mail?.subject).toBe('A new offer for “read” · In the area of Valencia')
    const [link = ''] = /https?:\/\/\S+\/jobs\?\S+/.exec(mail?.text ?? '') ?? []
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
      ...{ query: 'read', area: '-1.012,38.9,0.1,40.05', view: 'map', sort: 'newest', lang: 'en' },
    })
  })

  it.each([
    ['es', bounds, 'En la zona de Valencia'],
    ['en', bounds, 'In the area of Valencia'],
    ['pt', bounds, 'Na zona de Valencia'],
    ['pt-BR', bounds, 'Na região de Valencia'],
    ['en', { west: 178, south: -19, east: -179, north: -16 }, 'In the area of Suva'],
    ['en', { west: -40, south: 40, east: -35, north: 45 }, 'In an area of the map'],
  ])(
    'In %s the area %j is called “%s”, by its largest city, beside its other filters',
    async (language, area, words) => {
      await save({ bounds: area, query: 'read', verified: true })
      const quoted = language === 'es' || language === 'pt' ? '«read»' : '“read”'
      expect((await list(language))[0]?.words).toEqual([quoted, words, expect.any(String)])
    },
  )

  it('The same area again is the same search; another area, and no area, are others', async () => {
    const first = await save({ bounds })
    expect((await save({ bounds })).id).toBe(first.id)
    await save({ bounds: { ...bounds, north: 41 } })
    await save({})
    expect(await list()).toHaveLength(3)
  })

  it('Near somewhere, the area does not count, as in the search itself', async () => {
    const { words } = await save({ bounds, near: { lat: 40.42, lng: -3.7 }, radiusKm: 25 })
    expect(words).toEqual(['Within 25 km of you'])
    await publish({ title: 'Read in Madrid', city: 'Madrid' })
    await publish({ title: 'Read in Valencia', city: 'Valencia' })
    await testApp.work()
    expect(mails()[0]?.text).toContain('Read in Madrid')
    expect(mails()[0]?.text).not.toContain('Read in Valencia')
  })

  it('A search that was saved before there were areas has none, tells, and is the same search still', async () => {
    const { id } = await save({ query: 'read' })
    const { pool } = testApp.platform.database
    await pool.query(`update saved_searches set search = search - 'bounds'`)
    expect(await list()).toMatchObject([{ id, search: { query: 'read', bounds: null } }])
    expect((await save({ query: 'read' })).id).toBe(id)
    await publish({ city: 'Madrid' })
    await testApp.work()
    expect(mails()[0]?.text).toContain('/jobs?query=read&sort=newest')
  })

  it('It is in the export of its owner', async () => {
    await save({ bounds })
    const { body } = await testApp.as(lucia).get('/api/account/export')
    const offers = JSON.parse((await getEntries(body)).get('offers.json')?.toString() ?? '{}')
    expect(offers.savedSearches).toMatchObject([{ search: { bounds } }])
  })

  it.each([
    [{ ...bounds, west: -181 }, { 'search.bounds.west': 'out-of-range' }],
    [{ west: 0, south: 0, east: 1 }, { 'search.bounds.north': 'required' }],
  ])('%j is refused with the field', async (wrong, fields) => {
    const { status, body } = await testApp.as(lucia).post(at, { search: { bounds: wrong }, ...atOnce })
    expect([status, body.fields]).toEqual([400, fields])
  })
})

describe('the cells of an area', () => {
  it('They are those that it touches, also over the 180th meridian', () => {
    expect(getAreaCells({ west: -0.5, south: 39.1, east: 0.5, north: 39.9 })).toEqual([
      ...['cell 64 89', 'cell 64 90'],
    ])
    expect(getAreaCells({ west: 179, south: 0, east: -179, north: 1 })).toEqual(['cell 45 179', 'cell 45 0'])
  })

  it('A large area has large cells, so that even the world has few', () => {
    expect(getAreaCells({ west: -25, south: 30, east: 35, north: 59 })).toContain('large cell 6 9')
    const world = getAreaCells({ west: -180, south: -90, east: 180, north: 90 })
    expect(new Set(world).size).toBe(world.length)
    expect(world.length).toBeLessThanOrEqual(180)
  })
})
