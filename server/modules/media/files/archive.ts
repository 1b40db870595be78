import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { limits } from '#contracts/limits.ts'
import { isLitter } from '#lib/zipReader.ts'
import { apiError, isApiError } from '#server/platform/http/index.ts'

/**
 * Unpacks a zip into numbered files beside it, and returns their paths. Names and sizes in the archive are not trusted.
 * Throws 413 for more than 20 files or too many bytes, 400 for broken or encrypted archives.
 */
export async function unpack(path: string): Promise<string[]> {
  const archive = await open(path)
  const paths: string[] = []
  try {
    if (archive.entryCount > maxEntries) throw apiError('archiveTooManyFiles')
    let remaining = limits.archive.bytes
    for await (const entry of archive.eachEntry()) {
      if (isLitter(entry.fileName)) continue
      if (paths.length >= limits.archive.files) throw apiError('archiveTooManyFiles')
      if (entry.isEncrypted()) throw apiError('archiveUnreadable')
      const target = `${path}.${paths.length}`
      paths.push(target)
      remaining -= await writeEntry(archive, entry, target, Math.min(remaining, limits.upload.job))
    }
    if (paths.length === 0) throw apiError('archiveUnreadable')
    return paths
  } catch (error) {
    await Promise.all(paths.map((written) => rm(written, { force: true })))
    throw isApiError(error) ? error : apiError('archiveUnreadable')
  } finally {
    archive.close()
  }
}

async function open(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false })
  } catch {
    throw apiError('archiveUnreadable')
  }
}

// Counts folders and skipped files too, because each entry takes time.
const maxEntries = 500

async function writeEntry(archive: ZipFile, entry: Entry, target: string, maxBytes: number): Promise<number> {
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > maxBytes ? apiError('fileTooLarge') : null, chunk)
    },
  })
  await pipeline(await archive.openReadStreamPromise(entry), counter, createWriteStream(target))
  return bytes
}
