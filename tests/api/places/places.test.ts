import { beforeAll, describe, expect, it } from 'vitest'
import type { Place } from '#contracts/places.ts'
import { loadCities } from '#server/modules/places/loadCities.ts'
import { vacuum } from '../../unhurried.ts'
import { findSequentialScans, recordStatements, type Statement } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
beforeAll(async () => {
  await loadCities(testApp.platform.database)
  await vacuum(testApp.platform.database.pool, ['cities', 'city_names'])
})

async function find(search: string, country = ''): Promise<Place[]> {
  const { status, body } = await testApp.guest.get(
    `/api/jobs/places?${new URLSearchParams({ search, country })}`,
  )
  expect(status).toBe(200)
  return body
}

describe('a place that someone types', () => {
  it('A guest who begins a name gets at most ten cities, larger ones first, with where they are', async () => {
    const places = await find('val')
    expect(places).toHaveLength(10)
    const sizes = places.map(({ population }) => population)
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
    expect((await find('valenc', 'ES'))[0]).toEqual({
      id: 2509954,
      name: 'Valencia',
      state: 'Comunidad Valenciana',
      country: 'ES',
      lat: 39.4698,
      lng: -0.3774,
      population: 814_208,
    })
  })

  it.each([
    ['Seville', 'Sevilla', 'ES'],
    ['sevilha', 'Sevilla', 'ES'],
    ['LISBON', 'Lisboa', 'PT'],
    ['lisbo', 'Lisboa', 'PT'],
    ['sao paulo', 'São Paulo', 'BR'],
    ['san pablo', 'São Paulo', 'BR'],
    ['valència', 'Valencia', 'ES'],
    ['jativa', 'Xàtiva', 'ES'],
    ['Xativa', 'Xàtiva', 'ES'],
    ['la coru', 'A Coruña', 'ES'],
    ['corunna', 'A Coruña', 'ES'],
    ['donosti', 'Donostia / San Sebastián', 'ES'],
    ['san sebastian', 'Donostia / San Sebastián', 'ES'],
    ['gasteiz', 'Vitoria-Gasteiz', 'ES'],
    ['vitoria gas', 'Vitoria-Gasteiz', 'ES'],
    ["l'hospitalet", "L'Hospitalet de Llobregat", 'ES'],
    ['hospitalet de', "L'Hospitalet de Llobregat", 'ES'],
    ['munich', 'München', 'DE'],
    ['londres', 'London', 'GB'],
    ['nova iorque', 'New York City', 'US'],
  ])('“%s” finds %s, by whichever of its names', async (search, name, country) => {
    expect((await find(search, country))[0]).toMatchObject({ name, country })
    expect((await find(search)).map((place) => place.name)).toContain(name)
  })

  it('Names that begin so come before names in which a later word does', async () => {
    const names = (await find('frontera', 'ES')).map(({ name }) => name)
    expect(names[0]).toMatch(/^Frontera/)
    expect(names).toContain('Jerez de la Frontera')
  })

  it.each(['', '   ', "'", '%', '_', '\\', 'zzzzqqq'])(
    '“%s” finds nothing and breaks nothing',
    async (search) => {
      expect(await find(search)).toEqual([])
    },
  )

  it('A city is named once, also when several of its names begin so', async () => {
    const ids = (await find('corun')).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('An impossible country is refused', async () => {
    expect((await testApp.guest.get('/api/jobs/places?search=a&country=Spain')).status).toBe(400)
  })
})

describe('the query', () => {
  it.each(['s', 'sa', 'san', 'sant', 'sevil'])(
    '“%s” reads a few thousand entries of an index and no row of the world beside what it shows',
    async (search) => {
      for (const country of ['', 'ES', 'FR']) {
        const statements = await recordStatements(testApp.platform, () => find(search, country))
        expect(statements.length).toBeLessThanOrEqual(2)
        for (const statement of statements) {
          expect(await findSequentialScans(testApp.platform, statement)).toEqual([])
          const plan = await explain(statement)
          const [, read] = /Index Only Scan using city_names_\w+ .*actual time=.* rows=(\d+)/.exec(plan) ?? []
          expect(Number(read)).toBeLessThan(5_000)
        }
      }
    },
  )

  async function explain({ text, values }: Statement): Promise<string> {
    const { rows } = await testApp.platform.database.pool.query(`explain analyze ${text}`, values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
})
