import { batchesOf } from '#lib/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { deleteUploadsOf, findUploadsOf } from './queries.ts'

const atOnce = 500

/** What this room knows of somebody's files; the files themselves are `filesOf`. */
export async function heldOf(db: Db, ownerId: string): Promise<Record<string, unknown[]>> {
  return { uploads: await findUploadsOf(db, ownerId) }
}

/** Somebody's files as they are kept: a name, and the path on this machine. */
export async function filesOf(db: Db, ownerId: string): Promise<{ name: string; path: string }[]> {
  const { files } = platform()
  const uploads = await findUploadsOf(db, ownerId)
  const found = await Promise.all(
    uploads.map(async ({ imgName: name }) =>
      (await files.find(name)) === null ? [] : { name, path: files.path(name) },
    ),
  )
  return found.flat()
}

/** The rows go with the deed, the files right after it. */
export async function eraseOf(db: Db, ownerId: string): Promise<void> {
  const names = await deleteUploadsOf(db, ownerId)
  for (const imgNames of batchesOf(names, atOnce)) await addJob(db, 'media.remove', { imgNames })
}
