import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { type House, startHouse } from './house.ts'

/** A house on a folder of its own, and a line to its database. */
export type Site = {
  dataDir: string
  house: House
  database: pg.Client
  /** Starts the house once more on what the folder holds. */
  startAgain(environment?: Record<string, string>): Promise<void>
}

/** `const site = openSite('kill')` at the top of a test file; the site stands from its beforeAll to its afterAll. */
export function openSite(name: string, environment: Record<string, string> = {}): Site {
  const site = {} as Site
  const start = async (changed = environment) => {
    await site.database?.end().catch(() => {})
    site.house = await startHouse(site.dataDir, changed)
    site.database = await site.house.openDatabase()
  }
  beforeAll(async () => {
    site.dataDir = await mkdtemp(join(tmpdir(), `brota-${name}-`))
    // The embedded database may run as another user than root: it has to reach its folder.
    await chmod(site.dataDir, 0o755)
    await start()
  })
  afterAll(async () => {
    await site.database?.end().catch(() => {})
    await site.house?.stop()
    await rm(site.dataDir, { recursive: true, force: true })
  })
  return Object.assign(site, { startAgain: start })
}
