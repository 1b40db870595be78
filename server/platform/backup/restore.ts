import type pg from 'pg'
import type { MediaStore } from '../config/mediaStore.ts'
import { migrate } from '../db/migrate.ts'
import { ownDatabase } from '../db/reach.ts'
import { createDataDir } from '../files/dataDir.ts'
import { type Files, openFiles } from '../files/index.ts'
import { systemCode } from '../operatorError.ts'
import { BackupError } from './error.ts'
import { discardUnpacked, exchangeFiles, hasFiles, unpackFiles } from './files.ts'
import type { Manifest } from './manifest.ts'
import {
  applyMigrations,
  beginRestore,
  commit,
  connect,
  countServerConnections,
  dropTables,
  hasRows,
  listTables,
  type Migration,
  ownMigrations,
  readQueueMigration,
} from './queries.ts'
import { type Archive, readArchive } from './readArchive.ts'
import { restoreRows } from './restoreRows.ts'

type Site = { databaseUrl: string; dataDir: string; mediaStore?: MediaStore | null; authSecret: string }
export type Restored = { madeAt: string; rows: number; files: number; hasSecret: boolean }

/**
 * Restores a backup, completely or not at all; one of an earlier version is migrated. Throws BackupError while a server
 * runs on the database, for a backup that is damaged or of a later version and, without `force`, when the site is not
 * empty.
 */
export async function restore(site: Site, path: string, { force = false } = {}): Promise<Restored> {
  const archive = await readArchive(path)
  try {
    const later = findLaterMigrations(archive.manifest)
    createDataDir(site.dataDir)
    const database = await ownDatabase(site)
    try {
      return await restoreInto(site, archive, database.url, { later, force })
    } finally {
      await database.release()
    }
  } finally {
    archive.close()
  }
}

type Plan = { later: readonly Migration[]; force: boolean }

async function restoreInto(site: Site, archive: Archive, url: string, plan: Plan): Promise<Restored> {
  const client = await connect(url, 'brota restore')
  try {
    const files = await openFiles(site)
    await assertReady(client, files, plan.force)
    await migrate(url)
    await assertSameQueue(client, archive.manifest)
    const unpacked = await unpackFiles({ dataDir: site.dataDir, files }, archive, !site.authSecret)
    await beginRestore(client)
    if (plan.later.length > 0) await rebuildTables(client, archive.manifest)
    const rows = await restoreRows(client, archive)
    await applyMigrations(client, plan.later)
    await assertNotRunning(client)
    await exchangeFiles(site.dataDir, () => commit(client))
    return { madeAt: archive.manifest.madeAt, rows, ...unpacked }
  } finally {
    await discardUnpacked(site.dataDir)
    await client.end()
  }
}

async function assertReady(client: pg.Client, files: Files, force: boolean): Promise<void> {
  await assertNotRunning(client)
  if (force) return
  if ((await hasRows(client, await listTables(client))) || (await hasFiles(files))) {
    throw new BackupError('This site is not empty. With --force the backup replaces everything in it.')
  }
}

/** Called twice, since a server may start while the backup is unpacked. */
async function assertNotRunning(client: pg.Client): Promise<void> {
  if (await countServerConnections(client))
    throw new BackupError('The site is running on this database: stop it first.')
}

/** The migrations that came after the backup. */
function findLaterMigrations(saved: Manifest): Migration[] {
  const own = ownMigrations()
  const isEarlier = saved.migrations.every((hash, at) => hash === own[at]?.hash)
  if (isEarlier) return own.slice(saved.migrations.length)
  throw new BackupError(
    `This backup of ${saved.madeAt} is from another version of Brota, later than this one (${saved.migrations.length} ` +
      `migrations, here ${own.length}). Restore it with the version that made it.`,
  )
}

async function assertSameQueue(client: pg.Client, { madeAt, queueMigration }: Manifest): Promise<void> {
  const own = await readQueueMigration(client)
  if (own === queueMigration) return
  throw new BackupError(
    `The queue in this backup of ${madeAt} is from another version of Brota (${queueMigration}, here ${own}). ` +
      'Restore it with the version that made it, then upgrade.',
  )
}

/** PostgreSQL's code for objects that others depend on. */
const dependentObjects = '2BP01'

/** Gives the database the empty tables of the backup's version. */
async function rebuildTables(client: pg.Client, { migrations }: Manifest): Promise<void> {
  await dropTables(client).catch((error) => {
    if (systemCode(error) !== dependentObjects) throw error
    throw new BackupError(
      `A table that is not Brota's points to one of Brota's, which an older backup rebuilds: ${error.detail}. ` +
        'Remove that reference first.',
    )
  })
  await applyMigrations(client, ownMigrations().slice(0, migrations.length))
}
