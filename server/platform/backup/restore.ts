import type pg from 'pg'
import { migrate } from '../db/migrate.ts'
import { ownDatabase } from '../db/reach.ts'
import { createDataDir } from '../files/dataDir.ts'
import { BackupError } from './error.ts'
import { discardUnpacked, exchangeFiles, hasFiles, unpackFiles } from './files.ts'
import type { Manifest } from './manifest.ts'
import {
  beginRestore,
  commit,
  connect,
  countServerConnections,
  hasRows,
  listTables,
  ownMigrations,
  readShape,
} from './queries.ts'
import { type Archive, readArchive } from './readArchive.ts'
import { restoreRows } from './restoreRows.ts'

type Site = { databaseUrl: string; dataDir: string; authSecret: string }
export type Restored = { madeAt: string; rows: number; files: number; hasSecret: boolean }

/**
 * Restores a backup, completely or not at all. Throws BackupError while a server runs on the database, for a backup
 * that is damaged or of another version and, without `force`, when the site is not empty.
 */
export async function restore(site: Site, path: string, { force = false } = {}): Promise<Restored> {
  const archive = await readArchive(path)
  try {
    assertSameVersion(archive.manifest, ownMigrations())
    createDataDir(site.dataDir)
    const database = await ownDatabase(site)
    try {
      return await restoreInto(site, archive, database.url, force)
    } finally {
      await database.release()
    }
  } finally {
    archive.close()
  }
}

async function restoreInto(site: Site, archive: Archive, url: string, force: boolean): Promise<Restored> {
  const client = await connect(url, 'brota restore')
  try {
    await assertReady(client, site, force)
    await migrate(url)
    const { migrations, queueMigration } = await readShape(client)
    assertSameVersion(archive.manifest, migrations, queueMigration)
    const unpacked = await unpackFiles(site.dataDir, archive, !site.authSecret)
    await beginRestore(client)
    const rows = await restoreRows(client, archive)
    await assertNotRunning(client)
    await exchangeFiles(site.dataDir, () => commit(client))
    return { madeAt: archive.manifest.madeAt, rows, ...unpacked }
  } finally {
    await discardUnpacked(site.dataDir)
    await client.end()
  }
}

async function assertReady(client: pg.Client, { dataDir }: Site, force: boolean): Promise<void> {
  await assertNotRunning(client)
  if (force) return
  if ((await hasRows(client, await listTables(client))) || (await hasFiles(dataDir))) {
    throw new BackupError('This site is not empty. With --force the backup replaces everything in it.')
  }
}

/** Called twice, since a server may start while the backup is unpacked. */
async function assertNotRunning(client: pg.Client): Promise<void> {
  if (await countServerConnections(client))
    throw new BackupError('The site is running on this database: stop it first.')
}

function assertSameVersion(
  saved: Manifest,
  migrations: readonly string[],
  queue = saved.queueMigration,
): void {
  if (saved.migrations.join() === migrations.join() && saved.queueMigration === queue) return
  throw new BackupError(
    `This backup of ${saved.madeAt} is from another version of Brota (${saved.migrations.length} migrations, queue ` +
      `${saved.queueMigration}; here ${migrations.length}, queue ${queue}). Restore it with the version that made it, then upgrade.`,
  )
}
