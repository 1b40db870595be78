import { beforeAll, describe, expect, it } from 'vitest'
import { getKilometres } from '#lib/distance.ts'
import { loadCities } from '#server/modules/places/loadCities.ts'
import { buildJob, typedJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const rows = async (text: string, values: unknown[] = []) =>
  (await testApp.platform.database.pool.query(text, values)).rows

let huerto: Person
let lucia: Person
let early: string[]
beforeAll(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  lucia = await buildVolunteer({ name: 'Lucía' })
  // Offers from before the cities were loaded.
  const cities = ['Sevilla', 'A hamlet by the river', 'Xàtiva']
  early = (await Promise.all(cities.map((city) => buildJob(huerto, { city, state: '' })))).map(({ id }) => id)
  await rows("update jobs set updated_at = updated_at - interval '1 day'")
  await loadCities(testApp.platform.database)
})

const readPlace = async (id: string, by = testApp.guest) => (await by.get(`/api/jobs/job/${id}`)).body.place
const xativa = { lat: 38.9904, lng: -0.5185 }
const seville = { lat: 37.3828, lng: -5.9732, precision: 'city' }

describe('where an offer is', () => {
  it('Offers from before the cities were loaded get their place by a task, which changes nothing else of them', async () => {
    const before = await rows('select id, updated_at, published_at from jobs order by id')
    expect(await readPlace(early[0] ?? '')).toBeNull()
    await testApp.work()
    expect(await readPlace(early[0] ?? '')).toEqual(seville)
    expect(await readPlace(early[1] ?? '')).toBeNull()
    expect(await readPlace(early[2] ?? '')).toMatchObject({ lat: 38.9904 })
    expect(await rows('select id, updated_at, published_at from jobs order by id')).toEqual(before)
  })

  it('An organisation that publishes an offer sees it placed at once, and placed elsewhere when it moves', async () => {
    const place = { country: 'ES', state: '', city: ' seville ' }
    const { body } = await testApp
      .as(huerto)
      .post('/api/jobs/jobs', { ...(await typedJob(huerto)), ...place })
    expect(body.place).toEqual(seville)
    expect(await readPlace(body.id, testApp.as(lucia))).toEqual(seville)
    const moved = { ...(await typedJob(huerto)), country: 'PT', city: 'Lisbon', updatedAt: body.updatedAt }
    const response = await testApp.as(huerto).put(`/api/jobs/jobs/${body.id}`, moved)
    expect(response.body.place).toEqual({ lat: 38.7167, lng: -9.1333, precision: 'city' })
  })

  it.each([
    ['the largest city of the name', 'US', '', 'Portland', 45.5],
    ['the city of the name in its state', 'US', 'Maine', 'Portland', 43.7],
    ['another name of it', 'ES', '', 'San Sebastián', 43.3],
    ['what stands before a comma', 'ES', 'Valencia', 'Gandia, playa', 39],
    ['nothing in another country', 'PT', '', 'Sevilla', null],
    ['nothing without a country', '', '', 'Sevilla', null],
    ['nothing for no name', 'ES', '', '', null],
    ['nothing for the last words of a name', 'ES', '', 'Gran Canaria', null],
  ])('A city means %s', async (_what, country, state, city, lat) => {
    const { id } = await buildJob(huerto, { country, state, city })
    const place = await readPlace(id, testApp.as(huerto))
    expect(place && Math.round(place.lat * 10) / 10).toBe(lat)
  })

  it('A hamlet that the list lacks lies where the town nearest to its exact point does, for everybody', async () => {
    const hamlet = { city: 'A hamlet by the river', state: '' }
    const { id } = await buildJob(huerto, { ...hamlet, exactLat: 39.02, exactLng: -0.55 })
    const { place } = (await testApp.as(lucia).get(`/api/jobs/job/${id}`)).body
    expect(place).toMatchObject({ precision: 'city' })
    expect(getKilometres(place, { lat: 38.99, lng: -0.52 })).toBeLessThan(10)
    const { body } = await testApp.guest.post('/api/jobs/jobs/search', { near: xativa, radiusKm: 25 })
    expect(body.data.map((job: { id: string }) => job.id)).toContain(id)
  })

  it.each([
    ['without an exact point', 'ES', null, null],
    ['at sea', 'ES', 41, -30],
    ['in another country than the point', 'PT', 39.02, -0.55],
  ])('A hamlet %s has no place', async (_what, country, exactLat, exactLng) => {
    const { id } = await buildJob(huerto, { city: 'A hamlet', state: '', country, exactLat, exactLng })
    expect(await readPlace(id, testApp.as(lucia))).toBeNull()
  })

  it('Every place of an offer is among the points that searches look up', async () => {
    expect(
      await rows('select id from jobs where spot is not null and spot not in (select spot from job_spots)'),
    ).toEqual([])
    expect(await rows('select spot from job_spots where spot <> brota_spot(lat, lng)')).toEqual([])
    expect((await rows('select spot from job_spots')).length).toBeGreaterThan(4)
  })
})
