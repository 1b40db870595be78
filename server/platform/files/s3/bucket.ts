import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { MediaStore } from '../../config/mediaStore.ts'
import { getStatus, longestWait, patiently } from './patiently.ts'

type Found = { key: string; bytes: number; writtenAt: Date }
/** `tag` names this version of an object. */
type Head = { bytes: number; tag: string }

const longestConnect = 3_000
const maxSockets = 1_000
const missing = 404
/** A file's row has its type; whoever opens an object by its address gets a download. */
const anyType = 'application/octet-stream'

const ignore = () => {}
const silent = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore }

const inTime = () => ({ abortSignal: AbortSignal.timeout(longestWait) })

/** The objects of a bucket. Each call waits for a store that is away, except `ping`. */
export class Bucket {
  readonly #client: S3Client
  readonly #name: string

  constructor({ bucket, endpoint, region, accessKeyId, secretAccessKey }: MediaStore) {
    this.#name = bucket
    this.#client = new S3Client({
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Other stores than Amazon's refuse the checksums that the library adds to streams.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // It would write each failure to the console, whose caller hears of it anyway.
      logger: silent,
      // Its own attempts would end after half a second.
      maxAttempts: 1,
      requestHandler: {
        connectionTimeout: longestConnect,
        socketTimeout: longestWait,
        // Many people may watch videos at once over slow lines.
        httpAgent: { maxSockets },
        httpsAgent: { maxSockets },
      },
    })
  }

  head(key: string): Promise<Head | null> {
    return patiently(() => this.#readHead(key))
  }

  /** Asks once for the bucket and for an object, which may be on other servers of the store. */
  async ping(): Promise<void> {
    const bucket = this.#client.send(new HeadBucketCommand({ Bucket: this.#name }), inTime())
    await Promise.all([bucket, this.#readHead('ping')])
  }

  /** The bytes of this version of an object between two offsets; the stream fails when the store goes away. */
  async get(key: string, tag: string, { start, end }: { start: number; end: number }): Promise<Readable> {
    const command = new GetObjectCommand({ ...this.#at(key), IfMatch: tag, Range: `bytes=${start}-${end}` })
    const { Body: body } = await patiently(() => this.#client.send(command))
    if (!(body instanceof Readable)) throw new Error('the store returned no content')
    return body
  }

  async put(key: string, content: Buffer): Promise<void> {
    const command = new PutObjectCommand({ ...this.#at(key), Body: content, ContentType: anyType })
    await patiently(() => this.#client.send(command, inTime()))
  }

  /** Stores a file of this machine and returns its size. */
  async putFile(key: string, path: string): Promise<number> {
    const { size } = await stat(path)
    await patiently(async () => {
      const content = createReadStream(path)
      const object = { ...this.#at(key), Body: content, ContentLength: size, ContentType: anyType }
      await this.#client.send(new PutObjectCommand(object)).finally(() => content.destroy())
    })
    return size
  }

  async remove(key: string): Promise<void> {
    await patiently(() => this.#client.send(new DeleteObjectCommand(this.#at(key)), inTime()))
  }

  /** Yields the objects below a prefix, in the order of their keys, without those of its folders unless `isDeep`. */
  async *list(prefix: string, isDeep: boolean): AsyncGenerator<Found> {
    const within = { Bucket: this.#name, Prefix: prefix, ...(isDeep ? {} : { Delimiter: '/' }) }
    let token: string | undefined
    do {
      const command = new ListObjectsV2Command({ ...within, ContinuationToken: token })
      const page = await patiently(() => this.#client.send(command, inTime()))
      for (const { Key: key, Size: bytes = 0, LastModified: writtenAt = new Date() } of page.Contents ?? [])
        if (key) yield { key, bytes, writtenAt }
      token = page.NextContinuationToken
    } while (token)
  }

  #at = (key: string) => ({ Bucket: this.#name, Key: key })

  async #readHead(key: string): Promise<Head | null> {
    try {
      const found = await this.#client.send(new HeadObjectCommand(this.#at(key)), inTime())
      return { bytes: found.ContentLength ?? 0, tag: found.ETag ?? '' }
    } catch (error) {
      if (getStatus(error) === missing) return null
      throw error
    }
  }
}
