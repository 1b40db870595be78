import { expect, it } from 'vitest'
import { loadCities } from '#server/modules/places/loadCities.ts'
import { queueCities } from '#server/modules/places/work.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const rows = async (text: string) => (await testApp.platform.database.pool.query(text)).rows

it('Several processes that start at once load the cities of the world once', async () => {
  const { database } = testApp.platform
  const results = await Promise.all([loadCities(database), loadCities(database), loadCities(database)])
  expect(results.toSorted()).toEqual(['known', 'known', 'loaded'])
  const [counted] = await rows(
    'select count(*)::int as cities, count(distinct country)::int as countries from cities',
  )
  expect(counted.cities).toBeGreaterThan(130_000)
  expect(counted.countries).toBeGreaterThan(240)
})

it('A city has its local name and the state that its people name, and is where it is', async () => {
  expect(
    await rows('select name, state, lat, lng from cities where id in (2510911, 2267057) order by id'),
  ).toEqual([
    { name: 'Lisboa', state: 'Lisboa', lat: 38.7167, lng: -9.1333 },
    { name: 'Sevilla', state: 'Andalucía', lat: 37.3828, lng: -5.9732 },
  ])
})

it('A start with the list that is loaded queues nothing, and one with a newer list replaces the old', async () => {
  const queued = () => rows("select key from graphile_worker.jobs where task_identifier = 'places.load'")
  await queueCities()
  expect(await queued()).toEqual([])
  await rows(
    "update city_lists set version = 'older'; insert into cities values (-1, 'Gone', 'ES', '', 0, 0, 0)",
  )
  await queueCities()
  await queueCities()
  expect(await queued()).toHaveLength(1)
  await testApp.work()
  expect(await rows('select id from cities where id = -1')).toEqual([])
  expect(await rows('select version from city_lists')).toHaveLength(1)
  await queueCities()
  expect(await queued()).toEqual([])
})
