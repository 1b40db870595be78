import { readdir, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { day, hour } from '#lib/durations.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { getOriginal, incomingFolder, tusFolder, widthFolders } from './names.ts'
import { findNamed } from './queries.ts'

const batch = 200

/**
 * Removes what a crash left more than a day ago: uploads that were never judged, half-written files, and files of
 * pictures that have no row.
 */
export async function sweepLeftovers(): Promise<void> {
  const { database, files } = platform()
  for (const file of await oldFiles(incomingFolder)) await files.remove(`${incomingFolder}/${file}`)
  const pictures = await oldFiles('')
  for (const file of await withoutRow(database.db, pictures, (name) => name)) await files.remove(file)
  for (const folder of widthFolders) {
    const widths = await oldFiles(folder)
    for (const file of await withoutRow(database.db, widths, getOriginal)) {
      await files.remove(`${folder}/${file}`)
    }
  }
}

const unfinishedFor = 3 * hour

/** Removes uploads in parts that got no byte for three hours, and the folders of people who have none left. */
export async function sweepUnfinished(): Promise<void> {
  const { files } = platform()
  // Earlier versions had all of them in one folder.
  for (const file of await oldFiles(tusFolder, unfinishedFor)) await files.remove(`${tusFolder}/${file}`)
  const entries = await readdir(files.path(tusFolder), { withFileTypes: true }).catch(() => [])
  for (const owner of entries.filter((entry) => entry.isDirectory())) {
    const folder = `${tusFolder}/${owner.name}`
    const isOld = new Set(await oldFiles(folder, unfinishedFor))
    for (const file of isOld) {
      const upload = file.replace(/\.json$/, '')
      // What is said of an upload is older than its bytes: it goes with the last of them.
      if (isOld.has(upload) || !(await files.find(`${folder}/${upload}`)))
        await files.remove(`${folder}/${file}`)
    }
    // Refused while something lies in it.
    await rmdir(files.path(folder)).catch(() => {})
  }
}

async function withoutRow(db: Db, names: string[], getPicture: (name: string) => string): Promise<string[]> {
  const left: string[] = []
  for (let start = 0; start < names.length; start += batch) {
    const some = names.slice(start, start + batch)
    const known = new Set((await findNamed(db, some.map(getPicture))).map(({ imgName }) => imgName))
    left.push(...some.filter((name) => !known.has(getPicture(name))))
  }
  return left
}

/** The names of a folder's files that were last written so long ago, by the disk's clock. */
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
