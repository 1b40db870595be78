import type { Readable } from 'node:stream'
import { toBatches } from '#lib/batches.ts'
import type { PersonalData } from '#server/platform/db/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJob, removeJobsAbout } from '#server/platform/work/index.ts'
import { deleteUploadsFor, getUploads } from './queries.ts'

const atOnce = 500

/** What this module knows of somebody's files; the files themselves are `getFiles`. */
export const exportPersonalData = (db: Db, ownerId: string): PersonalData => ({
  uploads: getUploads(db, ownerId),
})

/** Somebody's files as they are kept, one after the other. */
export async function* getFiles(db: Db, ownerId: string): AsyncIterable<{ name: string; content: Readable }> {
  const { files } = platform()
  for await (const uploads of getUploads(db, ownerId)) {
    for (const { imgName } of uploads) {
      const name = String(imgName)
      const file = await files.find(name)
      if (file) yield { name, content: file.open() }
    }
  }
}

/** The rows go with the mutation; the files right after it, with what was begun and not finished. */
export async function erasePersonalData(db: Db, ownerId: string): Promise<void> {
  const names = await deleteUploadsFor(db, ownerId)
  for (const some of toBatches(names, atOnce)) await removeJobsAbout(db, some)
  for (const imgNames of toBatches(names, atOnce)) await addJob(db, 'media.remove', { imgNames })
  await addJob(db, 'media.remove-unfinished', { ownerId })
}
