// The store in a bucket of S3 or of a store that speaks like it. Each file is one object, put in one call, so that there is
// nothing unfinished to remove. A file of unknown length waits in the folder `scratch` of this machine until it is whole.
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MediaStore } from '../../config/mediaStore.ts'
import { newId } from '../../db/ids.ts'
import { OperatorError } from '../../operatorError.ts'
import type { FileEntry, Files, StoredFile } from '../index.ts'
import { freeBytes } from '../space.ts'
import { Bucket } from './bucket.ts'
import { openObject } from './openObject.ts'
import { getStatus, isOutage } from './patiently.ts'

const explanations: Readonly<Record<number, string>> = {
  403: 'the store refuses the keys S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  404: 'there is none of this name',
}

export class BucketFiles implements Files {
  readonly isShared = true
  readonly scratch: string
  readonly #bucket: Bucket
  /** What the key of each file begins with. */
  readonly #top: string

  /** Throws an OperatorError when the store refuses the bucket; one that is away may come back. */
  static async open(store: MediaStore, scratch: string): Promise<BucketFiles> {
    const files = new BucketFiles(store, scratch)
    await files.ping().catch((error) => {
      if (isOutage(error)) return
      const why = explanations[getStatus(error)] ?? String(error)
      throw new OperatorError(`The bucket "${store.bucket}" of MEDIA_URL cannot be used: ${why}.`)
    })
    return files
  }

  private constructor(store: MediaStore, scratch: string) {
    this.scratch = scratch
    this.#bucket = new Bucket(store)
    this.#top = store.prefix ? `${store.prefix}/` : ''
  }

  async write(name: string, content: Readable | Buffer): Promise<{ bytes: number }> {
    if (!Buffer.isBuffer(content)) return this.#withScratch(content, (path) => this.adopt(path, name))
    await this.#bucket.put(this.#getKey(name), content)
    return { bytes: content.length }
  }

  async adopt(path: string, name: string): Promise<{ bytes: number }> {
    return { bytes: await this.#bucket.putFile(this.#getKey(name), path) }
  }

  async find(name: string): Promise<StoredFile | null> {
    const key = this.#getKey(name)
    const found = await this.#bucket.head(key)
    if (!found) return null
    const { bytes, tag } = found
    const whole = { start: 0, end: bytes - 1 }
    return {
      bytes,
      open: async (range = whole) =>
        bytes === 0 ? Readable.from([]) : openObject(this.#bucket, { key, tag }, range),
    }
  }

  async *list(folder: string, { deep = false } = {}): AsyncGenerator<FileEntry> {
    const prefix = folder ? `${this.#getKey(folder)}/` : this.#top
    for await (const { key, ...facts } of this.#bucket.list(prefix, deep))
      yield { name: key.slice(this.#top.length), ...facts }
  }

  async withPath<T>(name: string, use: (path: string) => Promise<T>): Promise<T> {
    const file = await this.find(name)
    if (!file) throw new Error('this file is not in the store')
    return this.#withScratch(await file.open(), use)
  }

  async remove(name: string): Promise<void> {
    await this.#bucket.remove(this.#getKey(name))
  }

  async removeAll(folder: string): Promise<void> {
    for await (const { name } of this.list(folder, { deep: true })) await this.remove(name)
  }

  freeBytes(): Promise<number> {
    return freeBytes(this.scratch)
  }

  ping(): Promise<void> {
    return this.#bucket.ping()
  }

  #getKey(name: string): string {
    if (name.split('/').some((step) => step === '..' || step === ''))
      throw new Error('a file name may not leave its folder')
    return this.#top + name
  }

  async #withScratch<T>(content: Readable, use: (path: string) => Promise<T>): Promise<T> {
    const path = join(this.scratch, newId())
    await mkdir(this.scratch, { recursive: true })
    try {
      await pipeline(content, createWriteStream(path))
      return await use(path)
    } finally {
      await rm(path, { force: true })
    }
  }
}
