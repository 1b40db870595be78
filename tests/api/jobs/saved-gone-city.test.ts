import { beforeAll, expect, it } from 'vitest'
import type { SavedSearch } from '#contracts/savedSearches.ts'
import { getAddress } from '#lib/address.ts'
import { parseSearch, toParams } from '#lib/jobSearch.ts'
import { toSearch } from '#lib/searchCriteria.ts'
import { loadCities } from '#server/modules/places/loadCities.ts'
import { buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const valencia = 2_509_954
const how = { frequency: 'daily', channels: ['email'] }
let lucia: Person

beforeAll(async () => {
  await loadCities(testApp.platform.database)
  lucia = await buildVolunteer()
  const huerto = await buildOrganisation()
  const place = { city: 'Valencia', country: 'ES', state: '', type: 'on-time-face-to-face' as const }
  await buildJob(huerto, { ...place, title: 'Plant tomatoes' })
  const saved = await testApp.as(lucia).post('/api/jobs/saved-searches', {
    search: { placeId: valencia, place: 'Valencia', radiusKm: 50 },
    ...how,
  })
  expect(saved.status).toBe(201)
  await testApp.platform.database.pool.query('delete from cities where id = $1', [valencia])
})

/** What the page of a saved search sends. */
async function open(by = testApp.as(lucia)) {
  const [saved]: SavedSearch[] = (await testApp.as(lucia).get('/api/jobs/saved-searches')).body
  if (!saved) throw new Error('no saved search')
  const params = toParams(parseSearch(getAddress(toSearch(saved.search))))
  return { saved, params, found: await by.post('/api/jobs/jobs/search', params) }
}

it('A saved search whose city left the list of places opens where that city was', async () => {
  const { found, params } = await open()
  expect(found.status).toBe(200)
  expect(found.body.data).toMatchObject([{ title: 'Plant tomatoes', distanceKm: 0 }])
  const points = await testApp.as(lucia).post('/api/jobs/jobs/search/points', params)
  expect([points.status, points.body.total]).toEqual([200, 1])
})

it('It can be saved with another filter, too', async () => {
  const { saved } = await open()
  const narrower = { ...saved.search, query: 'tomatoes' }
  const { status } = await testApp.as(lucia).post('/api/jobs/saved-searches', { search: narrower, ...how })
  expect(status).toBe(201)
})

it('Who has not saved it learns that the place is the reason', async () => {
  const { found } = await open(testApp.as(await buildVolunteer()))
  expect([found.status, found.body.fields]).toEqual([400, { placeId: 'invalid' }])
})
