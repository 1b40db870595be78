import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataStore } from '@tus/server'
import { isThere } from '#server/platform/files/isThere.ts'
import { platform } from '#server/platform/index.ts'
import { unfinishedFolder } from '../../names.ts'
import { DiskUploads } from './diskUploads.ts'
import type { StoredMetadata } from './metadata.ts'
import { SharedUploads } from './sharedUploads.ts'

/** One account's unfinished uploads, which cannot reach those of others. */
export type TusStore = DataStore & {
  /** Returns an upload's metadata and its missing bytes; throws `notFound`. */
  readStored(id: string): Promise<StoredMetadata & { isWhole: boolean; missing: number }>
  /** Lends a complete upload as a file of this machine, which may be changed, until `use` settles. */
  withPath<T>(id: string, use: (path: string) => Promise<T>): Promise<T>
  /** Removes what is left of an upload. */
  forget(id: string): Promise<void>
}

/** Opens the store of an account's unfinished uploads, where the media files are stored. */
export async function openStore(ownerId: string): Promise<TusStore> {
  if (platform().files.isShared) return new SharedUploads(unfinishedFolder(ownerId))
  const directory = getDirectory(ownerId)
  // The library would crash the process if it could not create the folder.
  await mkdir(directory, { recursive: true })
  return new DiskUploads(directory)
}

/** Does what `openStore` does, but returns null when there is no folder. */
export async function findStore(ownerId: string): Promise<TusStore | null> {
  if (platform().files.isShared) return new SharedUploads(unfinishedFolder(ownerId))
  const directory = getDirectory(ownerId)
  return (await isThere(directory)) ? new DiskUploads(directory) : null
}

const getDirectory = (ownerId: string) => join(platform().files.scratch, 'tus', ownerId)
