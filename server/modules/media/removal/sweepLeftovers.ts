import { readdir, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { day, hour } from '#lib/durations.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { getOriginal, incomingFolder, tusFolder, widthFolders } from '../names.ts'
import { findNamed } from '../queries.ts'

const batchSize = 200

/**
 * Removes what crashes left more than a day ago: unchecked uploads, half-written files and files without a row.
 */
export async function sweepLeftovers(): Promise<void> {
  const { database, files } = platform()
  for (const file of await oldFiles(incomingFolder)) await files.remove(`${incomingFolder}/${file}`)
  const images = await oldFiles('')
  for (const file of await withoutRow(database.db, images, (name) => name)) await files.remove(file)
  for (const folder of widthFolders) {
    const widths = await oldFiles(folder)
    for (const file of await withoutRow(database.db, widths, getOriginal)) {
      await files.remove(`${folder}/${file}`)
    }
  }
}

const unfinishedFor = 3 * hour

/** Removes uploads in parts without new bytes for three hours, and empty folders of accounts. */
export async function sweepUnfinished(): Promise<void> {
  const { files } = platform()
  // Earlier versions stored all of them in one folder.
  for (const file of await oldFiles(tusFolder, unfinishedFor)) await files.remove(`${tusFolder}/${file}`)
  const entries = await readdir(files.path(tusFolder), { withFileTypes: true }).catch(() => [])
  for (const owner of entries.filter((entry) => entry.isDirectory())) {
    const folder = `${tusFolder}/${owner.name}`
    const isOld = new Set(await oldFiles(folder, unfinishedFor))
    for (const file of isOld) {
      const upload = file.replace(/\.json$/, '')
      // An upload's metadata is older than its bytes and is removed with them.
      if (isOld.has(upload) || !(await files.find(`${folder}/${upload}`)))
        await files.remove(`${folder}/${file}`)
    }
    // Fails while the folder is not empty.
    await rmdir(files.path(folder)).catch(() => {})
  }
}

async function withoutRow(db: Db, names: string[], getImage: (name: string) => string): Promise<string[]> {
  const left: string[] = []
  for (let start = 0; start < names.length; start += batchSize) {
    const batch = names.slice(start, start + batchSize)
    const known = new Set((await findNamed(db, batch.map(getImage))).map(({ imgName }) => imgName))
    left.push(...batch.filter((name) => !known.has(getImage(name))))
  }
  return left
}

/** Returns a folder's files not written for `age` milliseconds, by the disk's clock. */
async function oldFiles(folder: string, age = day): Promise<string[]> {
  const path = join(platform().files.root, folder)
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  const before = Date.now() - age
  const old: string[] = []
  for (const entry of entries) {
    const found = entry.isFile() ? await stat(join(path, entry.name)).catch(() => null) : null
    if (found && found.mtimeMs < before) old.push(entry.name)
  }
  return old
}
