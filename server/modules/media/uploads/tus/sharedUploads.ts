import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { DataStore, Upload } from '@tus/server'
import { limits } from '#contracts/limits.ts'
import { newId } from '#server/platform/db/ids.ts'
import { whileSpace } from '#server/platform/files/space.ts'
import { apiError, isApiError } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { checkType, signatureBytes } from './checkType.ts'
import { type Metadata, readMetadata, type StoredMetadata } from './metadata.ts'
import { oneByOne } from './oneByOne.ts'
import type { TusStore } from './store.ts'

/** The bytes after which a part is stored, so that a machine that ends loses no more. */
const partBytes = 8 * 1024 * 1024
/** Enough for any upload, so that names sort by their offset. */
const offsetDigits = 12

type Info = { size: number; metadata: Metadata }
/** Bytes of an upload: those from `skip` on follow the part before. */
type Piece = { name: string; skip: number; end: number }

/**
 * Unfinished uploads in the store that all machines share: what an upload is, in `<id>.json`, and its bytes in parts
 * `<id>/<offset>.<random>`. No part is ever changed, so machines that receive the same bytes at once do no harm.
 */
export class SharedUploads extends DataStore implements TusStore {
  // Lengths cannot be deferred, so that files that are too large are refused at once.
  override extensions = ['creation', 'creation-with-upload', 'termination']
  readonly #folder: string

  constructor(folder: string) {
    super()
    this.#folder = folder
  }

  /**
   * Throws `tooManyUploads` beyond the limit. Counts after creation, so that parallel calls cannot exceed it; one by one,
   * since of many at once all would be there before any is refused, and then none would be accepted.
   */
  override create(upload: Upload): Promise<Upload> {
    return oneByOne(this.#folder, () => this.#createCounted(upload))
  }

  async #createCounted(upload: Upload): Promise<Upload> {
    const { files } = platform()
    const info: Info = { size: upload.size ?? 0, metadata: upload.metadata ?? {} }
    await files.write(this.#getInfoName(upload.id), Buffer.from(JSON.stringify(info)))
    let unfinished = 0
    for await (const _ of files.list(this.#folder)) unfinished += 1
    if (unfinished <= limits.unfinishedUploads) return upload
    await this.forget(upload.id)
    throw apiError('tooManyUploads')
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, metadata } = await this.#readInfo(id)
    return new Upload({ id, size, offset: getEnd(await this.#listPieces(id)), metadata })
  }

  async readStored(id: string): Promise<StoredMetadata & { isWhole: boolean; missing: number }> {
    const { metadata, offset, size = 0 } = await this.getUpload(id)
    return { ...readMetadata(metadata), isWhole: offset >= size, missing: size - offset }
  }

  override remove(id: string): Promise<void> {
    return this.forget(id)
  }

  async forget(id: string): Promise<void> {
    const { files } = platform()
    await files.remove(this.#getInfoName(id))
    await files.removeAll(`${this.#folder}/${id}`)
  }

  /** Stores what has arrived even when the rest does not follow; after a server error the upload can continue later. */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const { files } = platform()
    const known = offset >= signatureBytes ? content : this.#check(content, id, offset)
    const arriving = new Arriving(whileSpace(known))
    let at = offset
    while (await arriving.hasMore()) {
      const name = `${this.#folder}/${id}/${String(at).padStart(offsetDigits, '0')}.${newId()}`
      at += (await files.write(name, Readable.from(arriving.take(partBytes)))).bytes
    }
    if (!arriving.failure) return at
    const { reason } = arriving.failure
    if (isApiError(reason) && reason.status < 500) await this.forget(id)
    throw reason
  }

  /** Joins the parts in a file of this machine. */
  async withPath<T>(id: string, use: (path: string) => Promise<T>): Promise<T> {
    const { scratch } = platform().files
    const path = join(scratch, newId())
    const [{ size }, pieces] = [await this.#readInfo(id), await this.#listPieces(id)]
    // The list of a store may lag behind its objects.
    if (getEnd(pieces) < size) throw apiError('unavailable', { headers: { 'Retry-After': '10' } })
    try {
      await mkdir(scratch, { recursive: true })
      await writeFile(path, readPieces(pieces))
      return await use(path)
    } finally {
      await rm(path, { force: true })
    }
  }

  async *#check(content: Readable, id: string, offset: number) {
    const { size = 0, metadata } = await this.getUpload(id)
    const { kind } = readMetadata(metadata).facts
    const start = await buffer(readPieces(await this.#listPieces(id), offset))
    yield* checkType(content, { start, size, kind })
  }

  async #readInfo(id: string): Promise<Info> {
    const info = await platform().files.find(this.#getInfoName(id))
    if (!info) throw apiError('notFound')
    return JSON.parse((await buffer(await info.open())).toString())
  }

  /** The parts that make up the upload from its first byte on. Bytes that came twice are taken from one part. */
  async #listPieces(id: string): Promise<Piece[]> {
    const parts: { name: string; start: number; end: number }[] = []
    for await (const { name, bytes } of platform().files.list(`${this.#folder}/${id}`)) {
      const start = Number.parseInt(name.slice(name.lastIndexOf('/') + 1), 10)
      parts.push({ name, start, end: start + bytes })
    }
    const pieces: Piece[] = []
    let at = 0
    // By where they end, the first part that begins early enough and ends later reaches the farthest.
    const farthest = parts.toSorted((one, other) => other.end - one.end)
    for (;;) {
      const next = farthest.find(({ start, end }) => start <= at && end > at)
      if (!next) return pieces
      pieces.push({ name: next.name, skip: at - next.start, end: next.end })
      at = next.end
    }
  }

  #getInfoName = (id: string) => `${this.#folder}/${id}.json`
}

const getEnd = (pieces: readonly Piece[]): number => pieces.at(-1)?.end ?? 0

/** Yields the first bytes of an upload, or all that are there. */
async function* readPieces(
  pieces: readonly Piece[],
  mostBytes = Number.POSITIVE_INFINITY,
): AsyncGenerator<Buffer> {
  let at = 0
  for (const { name, skip, end } of pieces) {
    if (at >= mostBytes) return
    const part = await platform().files.find(name)
    if (!part) throw apiError('notFound')
    const length = Math.min(end, mostBytes) - at
    yield* await part.open({ start: skip, end: skip + length - 1 })
    at += length
  }
}

/** Content that is taken in pieces. A failure of its source ends the last one and is left in `failure`. */
class Arriving {
  failure: { reason: unknown } | null = null
  readonly #chunks: AsyncGenerator<Buffer>
  #next: Buffer | undefined

  constructor(chunks: AsyncGenerator<Buffer>) {
    this.#chunks = chunks
  }

  async hasMore(): Promise<boolean> {
    if (this.#next === undefined && !this.failure) {
      try {
        this.#next = (await this.#chunks.next()).value
      } catch (reason) {
        this.failure = { reason }
      }
    }
    return this.#next !== undefined
  }

  async *take(mostBytes: number): AsyncGenerator<Buffer> {
    for (let bytes = 0; bytes < mostBytes && (await this.hasMore()); ) {
      const chunk = this.#next ?? Buffer.alloc(0)
      this.#next = undefined
      bytes += chunk.length
      yield chunk
    }
  }
}
