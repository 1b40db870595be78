import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import type { Database } from '#server/platform/db/index.ts'
import { citiesFile } from './citiesFile.ts'
import { cityNames } from './names/cityNames.ts'
import { beginLoading, endLoading, fillNames, openToCopy, replaceCities } from './queries.ts'

/** Changes with the list and with our own names. */
export async function getCitiesVersion(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(citiesFile))
  return hash.update(JSON.stringify(cityNames)).digest('hex')
}

/** Loads the cities unless this list is loaded. Several processes may call it at once: one loads, the others wait. */
export async function loadCities({ pool }: Pick<Database, 'pool'>): Promise<'loaded' | 'known'> {
  const version = await getCitiesVersion()
  const client = await openToCopy(pool)
  try {
    if ((await beginLoading(client)) === version) return 'known'
    await pipeline(createReadStream(citiesFile), createBrotliDecompress(), await replaceCities(client))
    await fillNames(client, cityNames)
    await endLoading(client, version)
    return 'loaded'
  } finally {
    await client.end()
  }
}
