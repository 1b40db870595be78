import { beforeEach, describe, expect, it } from 'vitest'
import { limits } from '#contracts/limits.ts'
import type { SavedSearch } from '#contracts/savedSearches.ts'
import { hashPassword } from '#server/modules/account/security/passwords.ts'
import { buildVolunteer, type Person } from '../../people.ts'
import { password } from '../setup/account.ts'
import { openTestApp } from '../setup/testApp.ts'
import { getEntries } from '../setup/zip.ts'

const testApp = openTestApp()
const at = '/api/jobs/saved-searches'
const daily = { frequency: 'daily', channels: ['email'] }
let lucia: Person

beforeEach(async () => {
  lucia = await buildVolunteer({ language: 'en' })
})

const english = { headers: { 'Accept-Language': 'en' } }
const save = (search: object, how: object = daily, by = lucia) =>
  testApp.as(by).post(at, { search, ...how }, english)
const list = async (by = lucia): Promise<SavedSearch[]> => (await testApp.as(by).get(at, english)).body

describe('saved searches', () => {
  it('A saved search is listed in words, with how it tells', async () => {
    const search = {
      query: 'huerto',
      country: 'ES',
      categories: ['animals'],
      modes: ['on-site'],
      city: 'Gandia',
    }
    const { status, body } = await save(search)
    expect(status).toBe(201)
    expect(body).toMatchObject({ frequency: 'daily', channels: ['email'], paused: false, search })
    expect(body.words).toEqual(['“huerto”', 'Spain', 'Gandia', 'On site', 'Animals'])
    expect(await list()).toEqual([body])
    expect(await list(await buildVolunteer())).toEqual([])
  })

  it('A place is said with its radius, and a search for everything is saved too', async () => {
    const { body } = await save({ near: { lat: 39.47, lng: -0.38 }, radiusKm: 50, myAge: true })
    expect(body.words).toEqual(['Within 50 km of you', 'Open to my age'])
    expect((await save({})).body.words).toEqual([])
  })

  it('The same search again changes how it tells; another is another', async () => {
    const first = await save({ query: 'huerto' })
    const again = await save({ query: 'huerto' }, { frequency: 'now', channels: ['site', 'email'] })
    expect(again.body).toMatchObject({ id: first.body.id, frequency: 'now', channels: ['site', 'email'] })
    await save({ query: 'huertos' })
    expect(await list()).toHaveLength(2)
  })

  it('A search can be changed, paused and deleted by its owner alone', async () => {
    const { id } = (await save({ query: 'huerto' })).body
    const mateo = await buildVolunteer()
    const changes = { frequency: 'weekly', channels: ['site'], paused: true }
    expect((await testApp.as(mateo).put(`${at}/${id}`, changes)).status).toBe(404)
    expect((await testApp.as(mateo).delete(`${at}/${id}`)).status).toBe(404)
    const changed = await testApp.as(lucia).put(`${at}/${id}`, changes)
    expect(changed.body).toMatchObject(changes)
    expect((await testApp.as(lucia).delete(`${at}/${id}`)).status).toBe(204)
    expect((await testApp.as(lucia).delete(`${at}/${id}`)).status).toBe(404)
    expect(await list()).toEqual([])
  })

  it.each([
    ['a way', { frequency: 'daily', channels: [] }, 'channels', 'too-few'],
    ['a known way', { frequency: 'daily', channels: ['pigeon'] }, 'channels.0', 'not-in-list'],
    ['a known frequency', { frequency: 'hourly', channels: ['site'] }, 'frequency', 'not-in-list'],
  ])('A search needs %s', async (_what, how, field, message) => {
    const { status, body } = await save({}, how)
    expect([status, body.fields]).toEqual([400, { [field]: message }])
  })

  it('A place that does not exist is refused', async () => {
    const { status, body } = await save({ placeId: 1, place: 'Nowhere' })
    expect([status, body.fields]).toEqual([400, { placeId: 'invalid' }])
  })

  it('A person saves a limited number of searches, also at once', async () => {
    const searches = Array.from({ length: limits.savedSearches + 5 }, (_, index) => ({
      query: `word${index}`,
    }))
    const statuses = (await Promise.all(searches.map((search) => save(search)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(limits.savedSearches)
    expect(await list()).toHaveLength(limits.savedSearches)
    const refused = await save({ query: 'one more' })
    expect([refused.status, refused.body.error]).toEqual([409, 'Too many saved searches'])
    const [first] = await list()
    expect((await save(first?.search ?? {})).status).toBe(201)
  })

  it('Saved searches are in the export of their owner and erased with the account', async () => {
    const ana = await buildVolunteer({ passwordHash: await hashPassword(password) })
    await save({ query: 'huerto secreto' }, daily, ana)
    const { body } = await testApp.as(ana).get('/api/account/export')
    const offers = JSON.parse((await getEntries(body)).get('offers.json')?.toString() ?? '{}')
    expect(offers.savedSearches).toMatchObject([{ search: { query: 'huerto secreto' }, frequency: 'daily' }])
    expect(Object.keys(offers.savedSearches[0])).not.toContain('keys')
    const erased = await testApp
      .as(ana)
      .delete(`/api/account/user/${ana.id}`, { confirm: 'delete', password })
    expect(erased.status).toBe(204)
    const { rows } = await testApp.platform.database.pool.query(
      'select count(*)::int as total from saved_searches where account_id = $1',
      [ana.id],
    )
    expect(rows[0].total).toBe(0)
  })
})
