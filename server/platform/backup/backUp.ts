import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { toBatches } from '#lib/batches.ts'
import type { MediaStore } from '../config/mediaStore.ts'
import { isId } from '../db/ids.ts'
import { reachDatabase } from '../db/reach.ts'
import { type Files, isUnderWay, openFiles } from '../files/index.ts'
import { isThere } from '../files/isThere.ts'
import { isSavedEmail, savedEmailFolder, savedEmailId } from '../mail/saved.ts'
import { systemCode } from '../operatorError.ts'
import type { Add } from '../zip.ts'
import { BackupError } from './error.ts'
import { type Manifest, places } from './manifest.ts'
import {
  beginSnapshot,
  connect,
  copyOut,
  findSentMails,
  listSequences,
  listTables,
  readMigrations,
  readQueueMigration,
} from './queries.ts'
import { writeArchive } from './writeArchive.ts'

type Site = { databaseUrl: string; dataDir: string; mediaStore?: MediaStore | null; authSecret: string }
export type Saved = { path: string; bytes: number; rows: number; files: number; hasSecret: boolean }

/**
 * Writes the whole site into one zip while it runs: its rows as of one snapshot, then its files. Throws BackupError
 * when the file exists.
 */
export async function backUp(site: Site, path: string, signal?: AbortSignal): Promise<Saved> {
  if (await isThere(path)) throw new BackupError(`${path} is there already. Choose another name.`)
  const database = await reachDatabase(site)
  const client = await connect(database.url, 'brota backup')
  try {
    await beginSnapshot(client)
    const saved = { path, bytes: 0, rows: 0, files: 0, hasSecret: false }
    const fill = async (add: Add) => {
      const manifest = await saveTables(client, add)
      // Read after the snapshot, so that every file its rows name is there unless it was erased meanwhile.
      manifest.files = await saveMedia(await openFiles(site), add)
      manifest.files += await saveMails(client, savedEmailFolder(site.dataDir), add)
      saved.hasSecret =
        !site.authSecret && (await saveFile(join(site.dataDir, 'auth-secret'), places.secret, add))
      saved.rows = manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
      saved.files = manifest.files
      await add(places.manifest, Readable.from([JSON.stringify(manifest, null, 2)]))
    }
    saved.bytes = await writeArchive(path, fill, signal)
    return saved
  } finally {
    await client.end()
    await database.release()
  }
}

async function saveTables(client: pg.Client, add: Add): Promise<Manifest> {
  const tables = await listTables(client)
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: await readMigrations(client),
    queueMigration: await readQueueMigration(client),
    tables: [],
    sequences: await listSequences(client, tables),
    files: 0,
  }
  for (const table of tables) {
    const rows = copyOut(client, table)
    await add(places.table(table.name), rows)
    manifest.tables.push({ name: table.name, columns: table.columns, rows: rows.rowCount })
  }
  return manifest
}

async function saveMedia(files: Files, add: Add): Promise<number> {
  let saved = 0
  for await (const { name } of files.list('', { deep: true })) {
    const content = isUnderWay(name) ? null : await openIfThere(files, name)
    if (!content) continue
    // Images and videos are compressed already.
    await add(places.mediaFolder + name, content, { compress: false })
    saved += 1
  }
  return saved
}

/** Returns null for a file that was erased since it was listed. */
async function openIfThere(files: Files, name: string): Promise<Readable | null> {
  const file = await files.find(name)
  return (
    file?.open().catch(async (error) => {
      if (await files.find(name)) throw error
      return null
    }) ?? null
  )
}

/** Adds the emails that are files for want of a mail server: those that the snapshot says were sent. */
async function saveMails(client: pg.Client, folder: string, add: Add): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter(isSavedEmail)
  let saved = 0
  for (const batch of toBatches(names, 500)) {
    const sent = await findSentMails(client, batch.map(savedEmailId).filter(isId))
    for (const name of batch.filter((file) => sent.has(savedEmailId(file)))) {
      if (await saveFile(join(folder, name), places.mailFolder + name, add)) saved += 1
    }
  }
  return saved
}

/** Returns whether the file existed. */
async function saveFile(path: string, place: string, add: Add): Promise<boolean> {
  const file = await open(path).catch((error) => {
    if (systemCode(error) === 'ENOENT') return null
    throw error
  })
  if (file) await add(place, file.createReadStream())
  return file !== null
}
