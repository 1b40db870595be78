import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import type { Upload } from '@tus/server'
import { fileTypeFromBuffer } from 'file-type'
import { limits } from '#contracts/limits.ts'
import { isThere } from '#server/platform/files/isThere.ts'
import { whileSpace } from '#server/platform/files/space.ts'
import { apiError, isApiError } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { systemCode } from '#server/platform/operatorError.ts'
import { unfinishedFolder } from '../names.ts'
import { mayBe } from '../policy.ts'
import { readMetadata, type StoredMetadata } from './metadata.ts'

/** So many bytes tell what a file is. */
const signatureBytes = 4_100

/** Where the unfinished uploads of one person lie: nobody else's can be reached through it. */
export async function openStore(ownerId: string): Promise<TusStore> {
  const directory = platform().files.path(unfinishedFolder(ownerId))
  // The library makes it too, and falls with the whole process when it cannot.
  await mkdir(directory, { recursive: true })
  return new TusStore(directory)
}

/** The same, or null for somebody who has none: asking makes no folder. */
export async function findStore(ownerId: string): Promise<TusStore | null> {
  const directory = platform().files.path(unfinishedFolder(ownerId))
  return (await isThere(directory)) ? new TusStore(directory) : null
}

/** Uploads on the disk that are not whole yet. What may not be stored in the end is refused at its first bytes. */
export class TusStore extends FileStore {
  constructor(directory: string) {
    super({ directory })
    // Its length is said beforehand, so that what is too large is refused beforehand.
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  /** Refuses the thirteenth. Counted once it is there: of several at once, none too many stays. */
  override async create(file: Upload): Promise<Upload> {
    const created = await this.#write(file)
    const names = await readdir(this.directory)
    if (names.filter((name) => !name.endsWith('.json')).length <= limits.unfinishedUploads) return created
    await this.forget(file.id)
    throw apiError('tooManyUploads')
  }

  /** The sweep may take an empty folder away between its making and its first file. */
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

  /** What is known of an upload, and how much of it is missing. Throws for one that is not there. */
  async readStored(id: string): Promise<StoredMetadata & { isWhole: boolean; missing: number }> {
    const { metadata, offset, size = 0 } = await this.getUpload(id)
    return { ...readMetadata(metadata), isWhole: offset === size, missing: size - offset }
  }

  getPath = (id: string): string => join(this.directory, id)

  /** The bytes may have moved on already. */
  async forget(id: string): Promise<void> {
    await rm(this.getPath(id), { force: true })
    await rm(`${this.getPath(id)}.json`, { force: true })
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
      // The store tells of every failure as one of the disk.
      if (!isApiError(rejected)) throw error
      // What is refused for now goes on later, from where it is.
      if (rejected.status < 500) await this.forget(id)
      throw rejected
    }
  }

  async *#check(content: Readable, id: string, offset: number) {
    const { size = 0, metadata } = await this.getUpload(id)
    const { kind } = readMetadata(metadata).facts
    const enough = Math.min(size, signatureBytes)
    let start = await this.#readStart(id, offset)
    for await (const chunk of content) {
      const wasKnown = start.length >= enough
      if (!wasKnown) start = Buffer.concat([start, chunk])
      if (!wasKnown && start.length >= enough && !mayBe(await typeIn(start), kind)) {
        throw apiError('fileTypeNotAllowed')
      }
      yield chunk
    }
  }

  async #readStart(id: string, bytes: number): Promise<Buffer> {
    if (bytes === 0) return Buffer.alloc(0)
    const file = await open(this.getPath(id))
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

const typeIn = async (start: Buffer): Promise<string | null> =>
  (await fileTypeFromBuffer(start))?.mime ?? null
