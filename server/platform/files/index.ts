import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../db/ids.ts'

export type StoredFile = { bytes: number; open(range?: { start: number; end: number }): Readable }

/** The store of media files: the disk under DATA_DIR. */
export type Files = {
  /** The folder on this machine, for sweeping. */
  root: string
  /** Writes a file completely or not at all; `bytes` is its size. */
  write(name: string, content: Readable | Buffer): Promise<{ bytes: number }>
  find(name: string): Promise<StoredFile | null>
  /** A path on this machine, for libraries that read files themselves. */
  path(name: string): string
  remove(name: string): Promise<void>
  /** The free bytes of the disk; infinite where the system cannot say. */
  freeBytes(): Promise<number>
}

export function diskFiles(folder: string): Files {
  const path = (name: string) => {
    const full = normalize(join(folder, name))
    if (!full.startsWith(folder + sep)) throw new Error('a file name may not leave its folder')
    return full
  }
  return {
    root: folder,
    path,
    write: async (name, content) => {
      const target = path(name)
      const draft = `${target}.${newId()}.part`
      await mkdir(dirname(target), { recursive: true })
      try {
        const source = Buffer.isBuffer(content) ? [content] : content
        await pipeline(source, createWriteStream(draft, { flush: true }))
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return { bytes: (await stat(target)).size }
    },
    find: async (name) => {
      const found = await stat(path(name)).catch(() => null)
      if (!found?.isFile()) return null
      return { bytes: found.size, open: (range) => createReadStream(path(name), range) }
    },
    remove: (name) => rm(path(name), { force: true }),
    freeBytes: async () => {
      // The folder itself appears with the first upload.
      const disk = await statfs(folder).catch(() => statfs(dirname(folder)).catch(() => null))
      return disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY
    },
  }
}
