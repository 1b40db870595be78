import type { Readable } from 'node:stream'
import { toBatches } from '#lib/batches.ts'
import type { PersonalData } from '#server/platform/db/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJob, removeJobsAbout } from '#server/platform/work/index.ts'
import { deleteUploadsFor, findNamesOf, getUploads, removeOwner } from './queries.ts'

const batchSize = 500

/** Exports the rows of an account's files; `getFiles` returns their contents. */
export const exportPersonalData = (db: Db, ownerId: string): PersonalData => ({
  uploads: getUploads(db, ownerId),
})

/** Yields an account's stored files, one by one. */
export async function* getFiles(db: Db, ownerId: string): AsyncIterable<{ name: string; content: Readable }> {
  const { files } = platform()
  for await (const uploads of getUploads(db, ownerId)) {
    for (const { imgName } of uploads) {
      const name = String(imgName)
      const file = await files.find(name)
      if (file) yield { name, content: await file.open() }
    }
  }
}

/**
 * Deletes the rows in the caller's transaction and queues the removal of files and unfinished uploads. The images that
 * enterprises show, as `findStoreImages` says, are the site's and stay.
 */
export async function erasePersonalData(
  db: Db,
  ownerId: string,
  findStoreImages: (db: Db, imgNames: readonly string[]) => Promise<string[]>,
): Promise<void> {
  await removeOwner(db, await findStoreImages(db, await findNamesOf(db, ownerId, 'store')))
  const names = await deleteUploadsFor(db, ownerId)
  for (const batch of toBatches(names, batchSize)) await removeJobsAbout(db, batch)
  for (const imgNames of toBatches(names, batchSize)) await addJob(db, 'media.remove', { imgNames })
  await addJob(db, 'media.remove-unfinished', { ownerId })
}
