import { toBatches } from '#lib/batches.ts'
import { day } from '#lib/durations.ts'
import type { Db } from '#server/platform/db/index.ts'
import { sweepScratch } from '#server/platform/files/scratch.ts'
import { platform } from '#server/platform/index.ts'
import { getOriginal, widthFolders } from '../names.ts'
import { findNamed } from '../queries.ts'

const batchSize = 200

/** Removes what crashes left more than a day ago: unchecked uploads, half-written files and files without a row. */
export async function sweepLeftovers(): Promise<void> {
  const { database, files } = platform()
  await sweepScratch(files.scratch)
  for (const folder of ['', ...widthFolders]) {
    for (const batch of toBatches(await listOld(folder), batchSize)) {
      for (const name of await withoutRow(database.db, batch, folder)) await files.remove(name)
    }
  }
}

async function withoutRow(db: Db, names: readonly string[], folder: string): Promise<string[]> {
  const getImage = (name: string) => (folder ? getOriginal(name.slice(folder.length + 1)) : name)
  const known = new Set((await findNamed(db, names.map(getImage))).map(({ imgName }) => imgName))
  return names.filter((name) => !known.has(getImage(name)))
}

/** Returns a folder's files not written for a day, by the clock of the store. */
async function listOld(folder: string): Promise<string[]> {
  const before = Date.now() - day
  const old: string[] = []
  for await (const { name, writtenAt } of platform().files.list(folder)) {
    if (writtenAt.getTime() < before) old.push(name)
  }
  return old
}
