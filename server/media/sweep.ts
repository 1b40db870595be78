import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { imageWidths } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { incomingFolder, widthName } from './names.ts'
import { deleteMedia, findNamed, findOlder, type MediaRow } from './queries.ts'

/** Asked of each room that shows pictures: which of these are on show? */
export type References = ((db: Db, imgNames: readonly string[]) => Promise<string[]>)[]

const day = 86_400_000
const batch = 200

/** Removes what was uploaded more than a day ago and is shown nowhere. */
export async function sweepMedia(references: References): Promise<void> {
  const { database, clock } = platform()
  const before = new Date(clock.now().getTime() - day)
  let rows: MediaRow[] = []
  do {
    rows = await findOlder(database.db, before, rows.at(-1)?.id ?? firstId, batch)
    await removeUnshown(database.db, rows, references)
  } while (rows.length === batch)
}

const firstId = '00000000-0000-0000-0000-000000000000'

async function removeUnshown(db: Db, rows: MediaRow[], references: References): Promise<void> {
  const names = rows.map(({ imgName }) => imgName)
  const shown = new Set((await Promise.all(references.map((ask) => ask(db, names)))).flat())
  const unshown = rows.filter(({ imgName }) => !shown.has(imgName))
  await deleteMedia(
    db,
    unshown.map(({ id }) => id),
  )
  for (const { imgName } of unshown) await removeFiles(imgName)
}

async function removeFiles(imgName: string): Promise<void> {
  const { files } = platform()
  await Promise.all(imageWidths.map((width) => files.remove(widthName(imgName, width))))
  await files.remove(imgName)
}

/** Removes what a crash left: uploads that were never judged, and stored files whose row was never saved. */
export async function sweepIncoming(): Promise<void> {
  const { database, files } = platform()
  const root = files.root
  for (const path of await oldFiles(join(root, incomingFolder))) await rm(path, { force: true })
  const stored = await oldFiles(root)
  for (let start = 0; start < stored.length; start += batch) {
    const names = stored.slice(start, start + batch).map((path) => path.slice(root.length + 1))
    const known = new Set((await findNamed(database.db, names)).map(({ imgName }) => imgName))
    for (const name of names.filter((one) => !known.has(one))) await removeFiles(name)
  }
}

async function oldFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(folder, entry.name))
  const before = Date.now() - day
  const old = await Promise.all(
    paths.map(async (path) => ((await stat(path)).mtimeMs < before ? [path] : [])),
  )
  return old.flat()
}
