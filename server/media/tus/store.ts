import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { fileTypeFromBuffer } from 'file-type'
import { isRefusal, refuse } from '#server/platform/http/index.ts'
import { mayBe } from '../policy.ts'
import { type Kept, readMetadata } from './metadata.ts'

/** So many bytes tell what a file is. */
const tellingBytes = 4_100

/** Uploads on the disk that are not whole yet. What may not be stored in the end is refused at its first bytes. */
export class TusStore extends FileStore {
  constructor(directory: string) {
    super({ directory })
    // Its length is said beforehand, so that what is too large is refused beforehand.
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  /** What is known of an upload, and whether all of it is here. Throws for one that is not there. */
  async keptOf(id: string): Promise<Kept & { isWhole: boolean }> {
    const { metadata, offset, size } = await this.getUpload(id)
    return { ...readMetadata(metadata), isWhole: offset === size }
  }

  pathOf = (id: string): string => join(this.directory, id)

  /** The bytes may have moved on already. */
  async forget(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true })
    await rm(`${this.pathOf(id)}.json`, { force: true })
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    if (offset >= tellingBytes) return super.write(content, id, offset)
    let refused: unknown
    const checked = this.#check(content, id, offset, (thrown) => {
      refused = thrown
    })
    try {
      return await super.write(Readable.from(checked, { objectMode: false }), id, offset)
    } catch (error) {
      // The store tells of every failure as one of the disk.
      if (!isRefusal(refused)) throw error
      await this.forget(id)
      throw refused
    }
  }

  async *#check(content: Readable, id: string, offset: number, tell: (thrown: unknown) => void) {
    const { size = 0, metadata } = await this.getUpload(id)
    const { kind } = readMetadata(metadata).facts
    const enough = Math.min(size, tellingBytes)
    let start = await this.#startOf(id, offset)
    for await (const chunk of content) {
      const wasKnown = start.length >= enough
      if (!wasKnown) start = Buffer.concat([start, chunk])
      if (!wasKnown && start.length >= enough && !mayBe(await typeIn(start), kind)) {
        const refusal = refuse('fileTypeNotAllowed')
        tell(refusal)
        throw refusal
      }
      yield chunk
    }
  }

  async #startOf(id: string, bytes: number): Promise<Buffer> {
    if (bytes === 0) return Buffer.alloc(0)
    const file = await open(this.pathOf(id))
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  }
}

const typeIn = async (start: Buffer): Promise<string | null> =>
  (await fileTypeFromBuffer(start))?.mime ?? null
