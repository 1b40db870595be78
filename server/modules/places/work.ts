import { platform } from '#server/platform/index.ts'
import { addJob, type Tasks } from '#server/platform/work/index.ts'
import { getCitiesVersion, loadCities } from './loadCities.ts'
import { readLoadedVersion } from './queries.ts'

/** Queues the loading of the cities unless this list is loaded, so that no start waits for it. */
export async function queueCities(): Promise<void> {
  const { db } = platform().database
  if ((await readLoadedVersion(db)) === (await getCitiesVersion())) return
  await addJob(db, 'places.load', {}, { jobKey: 'places.load' })
}

export const placesTasks: Tasks = {
  'places.load': async () => void (await loadCities(platform().database)),
}
