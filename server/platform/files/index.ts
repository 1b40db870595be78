import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { MediaStore } from '../config/mediaStore.ts'
import { DiskFiles } from './disk.ts'

export type StoredFile = { bytes: number; open(range?: { start: number; end: number }): Promise<Readable> }
export type FileEntry = { name: string; bytes: number; writtenAt: Date }

/** The store of media files: a folder of this machine, or a bucket that all machines share. */
export type Files = {
  /** Where unfinished uploads live: in the folder, or in the bucket. */
  isShared: boolean
  /** A folder on this machine for files that are being received or worked on. */
  scratch: string
  /** Writes a file completely or not at all; `bytes` is its size. */
  write(name: string, content: Readable | Buffer): Promise<{ bytes: number }>
  /** Stores a file of `scratch` under a name, completely or not at all. The caller removes the first one. */
  adopt(path: string, name: string): Promise<{ bytes: number }>
  find(name: string): Promise<StoredFile | null>
  /** Yields the files directly in a folder, or with `deep` those of its folders, too. */
  list(folder: string, options?: { deep?: boolean }): AsyncIterable<FileEntry>
  /** Lends a path on this machine until `use` settles, for libraries that read files themselves. */
  withPath<T>(name: string, use: (path: string) => Promise<T>): Promise<T>
  remove(name: string): Promise<void>
  removeAll(folder: string): Promise<void>
  /** The free bytes of the disk of `scratch`; infinite where the system cannot say. */
  freeBytes(): Promise<number>
  /** Rejects while the store cannot be reached. */
  ping(): Promise<void>
}

/** Uploads under way and drafts of files belong to no row yet. */
export const isUnderWay = (name: string): boolean => name.startsWith('incoming/') || name.endsWith('.part')

type Place = { dataDir: string; mediaStore?: MediaStore | null }

/** Opens the configured store. The library of S3 is loaded only for a bucket. */
export async function openFiles({ dataDir, mediaStore }: Place): Promise<Files> {
  const disk = new DiskFiles(join(dataDir, 'media'))
  if (!mediaStore) return disk
  const { BucketFiles } = await import('./s3/index.ts')
  return BucketFiles.open(mediaStore, disk.scratch)
}
