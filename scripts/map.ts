// Writes what our own map is drawn from: countries from Natural Earth (public domain), and the names of cities from GeoNames.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import world from 'world-atlas/countries-50m.json' with { type: 'json' }
import { citiesFile } from '#server/modules/places/citiesFile.ts'
import { cityNames } from '#server/modules/places/names/cityNames.ts'
import { takeWords } from './lib/arguments.mjs'

takeWords('npm run map')

const folder = 'public/map'
mkdirSync(folder, { recursive: true })

// The names of countries are in no language of a reader: cities say enough.
const { objects, ...topology } = world
const geometries = objects.countries.geometries.map(({ type, arcs }) => ({ type, arcs }))
const countries = { type: 'GeometryCollection', geometries }
writeFileSync(`${folder}/world.json`, JSON.stringify({ ...topology, objects: { countries } }))

/** How large a city of a country is whose name is written; more in the countries whose languages the site speaks. */
const smallest = new Map([
  ['ES', 5_000],
  ['PT', 5_000],
  ['BR', 20_000],
])
const elsewhere = 100_000

const localNames = new Map(cityNames.map(({ id, names }) => [id, names.split(', ')[0]]))
const cities = brotliDecompressSync(readFileSync(citiesFile))
  .toString('utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([id, name = '', country = '', , lat, lng, population]) => ({
    name: localNames.get(Number(id)) ?? name.split(' / ')[0] ?? name,
    country,
    at: [Number(Number(lng).toFixed(2)), Number(Number(lat).toFixed(2))],
    population: Number(population),
  }))
  .filter(({ country, population }) => population >= (smallest.get(country) ?? elsewhere))
  .toSorted((one, other) => other.population - one.population)
  // In thousands, which decides from which zoom on a name is written.
  .map(({ name, at, population }) => [name, ...at, Math.round(population / 1_000)])
writeFileSync(`${folder}/cities.json`, JSON.stringify(cities))
process.stdout.write(`${geometries.length} countries, ${cities.length} cities\n`)
