import { chown, rm } from 'node:fs/promises'
import type pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { copyDatabase, createDataDir, type RunningApp, startApp } from '../runningApp.ts'
import { openDatabase } from './openDatabase.ts'

export const authSecret = 'known to this test, so that it can sign people in by itself'

/** A site with its data folder and a connection to its database. */
export type Site = {
  dataDir: string
  app: RunningApp
  database: pg.Client
  /** Starts the site again on its data folder. */
  startAgain(environment?: Record<string, string>): Promise<void>
}

/**
 * `const site = openSite('kill')` at the top of a test file; the site runs from its beforeAll to its afterAll. It begins
 * with a copy of a database, which is sooner there than a new one; as another user it begins with an empty folder.
 */
export function openSite(
  name: string,
  environment: Record<string, string> = {},
  user: { uid?: number; gid?: number } = {},
): Site {
  const site = {} as Site
  const start = async (changed = environment) => {
    await site.database?.end().catch(() => {})
    site.app = await startApp(site.dataDir, { AUTH_SECRET: authSecret, ...changed }, { user })
    site.database = await openDatabase(site.dataDir)
  }
  beforeAll(async () => {
    site.dataDir = await createDataDir(name)
    if (user.uid !== undefined && user.gid !== undefined) await chown(site.dataDir, user.uid, user.gid)
    else await copyDatabase(inject('startedOnce'), site.dataDir)
    await start()
  })
  afterAll(async () => {
    await site.database?.end().catch(() => {})
    await site.app?.stop()
    await rm(site.dataDir, { recursive: true, force: true })
  })
  return Object.assign(site, { startAgain: start })
}

/** How many rows of a table of the site are like this. */
export const countRows = async (
  { database }: Pick<Site, 'database'>,
  table: string,
  where = 'true',
): Promise<number> =>
  Number((await database.query(`select count(*) from ${table} where ${where}`)).rows[0].count)
