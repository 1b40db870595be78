import { createWriteStream } from 'node:fs'
import { Duplex, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { limits } from '#contracts/limits.ts'
import { whileSpace } from '#server/platform/files/space.ts'
import { apiError } from '#server/platform/http/index.ts'

/** The largest image of any kind; the limit of its own kind is checked later. */
const maxImageBytes = limits.upload.job

const zipStart = Buffer.from('PK')

/**
 * Writes a form's file to disk and returns its bytes. `kind` is '' when the form sends it after the file. Throws 413 as
 * soon as it is larger than an image may be; only a zip for an offer may be larger. Once it rejects, nothing writes the
 * file any more.
 */
export async function savePart(file: Readable, path: string, kind: string): Promise<number> {
  const mayBeArchive = kind === 'job' || kind === ''
  let start = Buffer.alloc(0)
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (start.length < zipStart.length) start = Buffer.concat([start, chunk]).subarray(0, zipStart.length)
      bytes += chunk.length
      const maxBytes = mayBeArchive && start.equals(zipStart) ? limits.archive.bytes : maxImageBytes
      done(bytes > maxBytes ? apiError('fileTooLarge') : null, chunk)
    },
  })
  // A pipeline waits for the file to close after an error only where each step is a stream, not a bare generator.
  await pipeline(file, counter, Duplex.from(whileSpace), createWriteStream(path))
  return bytes
}
