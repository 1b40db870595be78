import { createWriteStream } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../db/ids.ts'
import type { FileEntry, Files, StoredFile } from './index.ts'
import { freeBytes } from './space.ts'

/** The store in a folder of this machine. */
export class DiskFiles implements Files {
  readonly isShared = false
  readonly scratch: string
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    this.scratch = join(folder, 'incoming')
  }

  write(name: string, content: Readable | Buffer): Promise<{ bytes: number }> {
    return this.#replace(name, async (draft) => {
      const source = Buffer.isBuffer(content) ? [content] : content
      await pipeline(source, createWriteStream(draft, { flush: true }))
    })
  }

  adopt(path: string, name: string): Promise<{ bytes: number }> {
    return this.#replace(name, async (draft) => {
      const file = await open(path, 'r+')
      await file.sync().finally(() => file.close())
      await link(path, draft)
    })
  }

  /** Lets `make` create a draft beside the file, and gives it its name. */
  async #replace(name: string, make: (draft: string) => Promise<void>): Promise<{ bytes: number }> {
    const target = this.#path(name)
    const draft = `${target}.${newId()}.part`
    await mkdir(dirname(target), { recursive: true })
    try {
      await make(draft)
      await rename(draft, target)
    } finally {
      // Two names of one file both stay when one is renamed to the other.
      await rm(draft, { force: true })
    }
    return { bytes: (await stat(target)).size }
  }

  async find(name: string): Promise<StoredFile | null> {
    const path = this.#path(name)
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) return null
    return { bytes: found.size, open: async (range) => (await open(path)).createReadStream(range) }
  }

  /** Reads one folder at a time, because there may be very many files. */
  async *list(folder: string, { deep = false } = {}): AsyncGenerator<FileEntry> {
    const path = join(this.#folder, folder)
    const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      const name = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory() && deep) yield* this.list(name, { deep })
      // Another process may remove it meanwhile.
      const found = entry.isFile() ? await stat(join(path, entry.name)).catch(() => null) : null
      if (found) yield { name, bytes: found.size, writtenAt: found.mtime }
    }
  }

  withPath<T>(name: string, use: (path: string) => Promise<T>): Promise<T> {
    return use(this.#path(name))
  }

  remove(name: string): Promise<void> {
    return rm(this.#path(name), { force: true })
  }

  removeAll(folder: string): Promise<void> {
    return rm(this.#path(folder), { recursive: true, force: true })
  }

  freeBytes(): Promise<number> {
    return freeBytes(this.scratch)
  }

  /** Nothing to reach: the check of DATA_DIR writes to the same disk. */
  async ping(): Promise<void> {}

  #path(name: string): string {
    const full = normalize(join(this.#folder, name))
    if (!full.startsWith(this.#folder + sep)) throw new Error('a file name may not leave its folder')
    return full
  }
}
