import { createWriteStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { limits } from '#contracts/limits.ts'
import { whileSpace } from '#server/platform/files/space.ts'
import { apiError } from '#server/platform/http/index.ts'

/** The most that one picture of any kind may have on this way; what its own kind allows is known in the end. */
const mostPerPicture = limits.upload.job

/** Every zip starts like this. */
const zipStart = Buffer.from('PK')

/**
 * Writes a form's file to the disk, counting while it comes. `kind` is what the form has said so far, '' when it comes
 * after the file. Refuses 413 as soon as there is more than a picture may have; only a zip for an offer may have more.
 */
export async function savePart(file: Readable, path: string, kind: string): Promise<number> {
  const mayBeArchive = kind === 'job' || kind === ''
  let start = Buffer.alloc(0)
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (start.length < zipStart.length) start = Buffer.concat([start, chunk]).subarray(0, zipStart.length)
      bytes += chunk.length
      const most = mayBeArchive && start.equals(zipStart) ? limits.archive.bytes : mostPerPicture
      done(bytes > most ? apiError('fileTooLarge') : null, chunk)
    },
  })
  await pipeline(file, counter, whileSpace, createWriteStream(path))
  return bytes
}
