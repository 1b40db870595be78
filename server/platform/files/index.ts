import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../db/ids.ts'

export type StoredFile = { bytes: number; open(range?: { start: number; end: number }): Readable }

/** Where files live. The disk under DATA_DIR today; another store later stands behind the same five words. */
export type Files = {
  /** The folder on this machine, for sweeping. */
  root: string
  /** Whole or not at all: a half-written file is never seen under its name. */
  write(name: string, content: Readable | Buffer): Promise<{ bytes: number }>
  find(name: string): Promise<StoredFile | null>
  /** A path on this machine, for libraries that read files themselves. */
  path(name: string): string
  remove(name: string): Promise<void>
  /** How many bytes the disk still has for us; endless where the system cannot say. */
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
