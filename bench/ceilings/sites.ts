import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startCluster } from '#scripts/cluster/index.ts'
import { getMissingPackages, missingText } from '#scripts/cluster/packages.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openBenchDatabase } from '../database.ts'
import { closeOnSignal } from '../ending.ts'
import { fillAccounts, fillOffers, fillPairs, fillSessions, settle } from '../fill/town.ts'
import { startSite } from '../server.ts'
import { getSettings, secret } from '../site.ts'
import { size } from '../size.ts'
import { pairs } from './loads.ts'

/** A filled site, and a connection of its own to its primary. */
export type Site = { origin: string; client: pg.Client; databaseUrl: string; close(): Promise<void> }

/** The sizes of docs/scale.md that can be measured on one machine. */
export const sizes = { laptop: openLaptop, site: openSite }

/** One process with its database. */
async function openLaptop(): Promise<Site> {
  const { client, url, close } = await openBenchDatabase()
  await migrate(url)
  await fill(client)
  const settings = await getSettings({ dataDir: '', url, client, close })
  const folder = await mkdtemp(join(tmpdir(), 'brota-ceilings-'))
  const app = await startSite({ ...settings, DATA_DIR: folder })
  return {
    origin: app.origin,
    client,
    databaseUrl: url,
    close: async () => {
      await app.stop()
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Two web machines, a worker, and all that they need, through nginx. */
async function openSite(): Promise<Site> {
  const missing = getMissingPackages()
  if (missing.length > 0) throw new Error(missingText(missing))
  const folder = await mkdtemp(join(tmpdir(), 'brota-ceilings-'))
  await chmod(folder, 0o755)
  const environment = { AUTH_SECRET: secret, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
  const cluster = await startCluster({ folder, environment })
  const databaseUrl = cluster.environment.DATABASE_DIRECT_URL ?? ''
  const client = new pg.Client({ connectionString: databaseUrl })
  const close = async () => {
    await client.end()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
  closeOnSignal(close)
  await client.connect()
  await fill(client)
  return { origin: cluster.origin.replace('localhost', '127.0.0.1'), client, databaseUrl, close }
}

async function fill(client: pg.Client): Promise<void> {
  await fillAccounts(client, 'nobody signs in')
  await fillSessions(client, size.firstFreshVolunteer, size.people)
  await fillOffers(client, 0, size.offers.few)
  await fillPairs(client, size.firstFreshVolunteer, pairs)
  await settle(client)
}
