import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { day } from '#lib/durations.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { incomingFolder, originalOf, tusFolder, widthFolders } from './names.ts'
import { findNamed } from './queries.ts'

const batch = 200

/**
 * Removes what a crash left more than a day ago: uploads that were never judged, half-written files, and files of
 * pictures that have no row.
 */
export async function sweepLeftovers(): Promise<void> {
  const { database, files } = platform()
  for (const folder of [incomingFolder, tusFolder]) {
    for (const file of await oldFiles(folder)) await files.remove(`${folder}/${file}`)
  }
  const pictures = await oldFiles('')
  for (const file of await withoutRow(database.db, pictures, (name) => name)) await files.remove(file)
  for (const folder of widthFolders) {
    const widths = await oldFiles(folder)
    for (const file of await withoutRow(database.db, widths, originalOf)) {
      await files.remove(`${folder}/${file}`)
    }
  }
}

async function withoutRow(db: Db, names: string[], pictureOf: (name: string) => string): Promise<string[]> {
  const left: string[] = []
  for (let start = 0; start < names.length; start += batch) {
    const some = names.slice(start, start + batch)
    const known = new Set((await findNamed(db, some.map(pictureOf))).map(({ imgName }) => imgName))
    left.push(...some.filter((name) => !known.has(pictureOf(name))))
  }
  return left
}

/** The names of a folder's files of yesterday and before, by the disk's clock. */
async function oldFiles(folder: string): Promise<string[]> {
  const path = join(platform().files.root, folder)
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  const before = Date.now() - day
  const old: string[] = []
  for (const entry of entries) {
    const found = entry.isFile() ? await stat(join(path, entry.name)).catch(() => null) : null
    if (found && found.mtimeMs < before) old.push(entry.name)
  }
  return old
}
