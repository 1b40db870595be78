import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import type { Upload } from '@tus/server'
import { limits } from '#contracts/limits.ts'
import { whileSpace } from '#server/platform/files/space.ts'
import { apiError, isApiError } from '#server/platform/http/index.ts'
import { systemCode } from '#server/platform/operatorError.ts'
import { checkType, signatureBytes } from './checkType.ts'
import { readMetadata, type StoredMetadata } from './metadata.ts'
import { oneByOne } from './oneByOne.ts'
import type { TusStore } from './store.ts'

/** Unfinished uploads on disk. Types that could not be stored are refused at their first bytes. */
export class DiskUploads extends FileStore implements TusStore {
  constructor(directory: string) {
    super({ directory })
    // Lengths cannot be deferred, so that files that are too large are refused at once.
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  /**
   * Throws `tooManyUploads` beyond the limit. Counts after creation, so that parallel calls cannot exceed it; one by one,
   * since of many at once all would be there before any is refused, and then none would be accepted.
   */
  override create(file: Upload): Promise<Upload> {
    return oneByOne(this.directory, () => this.#createCounted(file))
  }

  async #createCounted(file: Upload): Promise<Upload> {
    const created = await this.#write(file)
    const names = await readdir(this.directory)
    if (names.filter((name) => !name.endsWith('.json')).length <= limits.unfinishedUploads) return created
    await this.forget(file.id)
    throw apiError('tooManyUploads')
  }

  /** Retries, because the sweep may remove the empty folder before its first file. */
  async #write(file: Upload): Promise<Upload> {
    return super.create(file).catch((error) => {
      if (systemCode(error) !== 'ENOENT') throw error
      return super.create(file)
    })
  }

  override async getUpload(id: string): Promise<Upload> {
    return super.getUpload(id).catch((error) => {
      throw systemCode(error) === 'ENOENT' ? apiError('notFound') : error
    })
  }

  override remove(id: string): Promise<void> {
    return this.forget(id)
  }

  async readStored(id: string): Promise<StoredMetadata & { isWhole: boolean; missing: number }> {
    const { metadata, offset, size = 0 } = await this.getUpload(id)
    return { ...readMetadata(metadata), isWhole: offset === size, missing: size - offset }
  }

  withPath<T>(id: string, use: (path: string) => Promise<T>): Promise<T> {
    return use(this.#getPath(id))
  }

  #getPath = (id: string): string => join(this.directory, id)

  /** Removes an upload's bytes, if still there, and its metadata. */
  async forget(id: string): Promise<void> {
    await rm(this.#getPath(id), { force: true })
    await rm(`${this.#getPath(id)}.json`, { force: true })
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    let rejected: unknown
    const remember = (thrown: unknown) => {
      rejected = thrown
    }
    const known = offset >= signatureBytes ? content : this.#check(content, id, offset)
    try {
      return await super.write(
        Readable.from(remembering(whileSpace(known), remember), { objectMode: false }),
        id,
        offset,
      )
    } catch (error) {
      // The library reports every failure as one of the disk.
      if (!isApiError(rejected)) throw error
      // After a server error the upload can continue later.
      if (rejected.status < 500) await this.forget(id)
      throw rejected
    }
  }

  async *#check(content: Readable, id: string, offset: number) {
    const { size = 0, metadata } = await this.getUpload(id)
    const { kind } = readMetadata(metadata).facts
    yield* checkType(content, { start: await this.#readStart(id, offset), size, kind })
  }

  async #readStart(id: string, bytes: number): Promise<Buffer> {
    if (bytes === 0) return Buffer.alloc(0)
    const file = await open(this.#getPath(id))
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  }
}

async function* remembering(content: AsyncIterable<Buffer>, remember: (thrown: unknown) => void) {
  try {
    yield* content
  } catch (thrown) {
    remember(thrown)
    throw thrown
  }
}
