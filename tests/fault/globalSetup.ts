import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { until } from '../api/setup/until.ts'
import { createDataDir, startApp } from '../runningApp.ts'
import { openDatabase } from './openDatabase.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the library's.
  interface ProvidedContext {
    /** A folder with the database of a site that has started once. */
    startedOnce: string
  }
}

/** Makes the database that sites begin with: migrated, with the cities. */
export default async function setup(project: TestProject) {
  const dataDir = await createDataDir('started-once')
  const app = await startApp(dataDir)
  const database = await openDatabase(dataDir)
  // They are loaded after the start.
  await until(async () => (await database.query('select from city_lists')).rowCount === 1, 60_000)
  await database.end()
  await app.stop()
  project.provide('startedOnce', dataDir)
  return () => rm(dataDir, { recursive: true, force: true })
}
