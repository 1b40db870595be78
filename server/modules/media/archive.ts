import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { limits } from '#contracts/limits.ts'
import { isLitter } from '#lib/zipReader.ts'
import { apiError, isApiError } from '#server/platform/http/index.ts'

/**
 * Unpacks a zip into files beside it, named by their place alone: no path inside is believed, and bytes are counted
 * while they come, whatever the archive claims. Refuses 413 more than 20 files or too many bytes, 400 what is broken
 * or encrypted.
 */
export async function unpack(path: string): Promise<string[]> {
  const archive = await open(path)
  const paths: string[] = []
  try {
    if (archive.entryCount > mostEntries) throw apiError('archiveTooManyFiles')
    let room = limits.archive.bytes
    for await (const entry of archive.eachEntry()) {
      if (isLitter(entry.fileName)) continue
      if (paths.length >= limits.archive.files) throw apiError('archiveTooManyFiles')
      if (entry.isEncrypted()) throw apiError('archiveUnreadable')
      const target = `${path}.${paths.length}`
      paths.push(target)
      room -= await writeEntry(archive, entry, target, Math.min(room, limits.upload.job))
    }
    if (paths.length === 0) throw apiError('archiveUnreadable')
    return paths
  } catch (error) {
    await Promise.all(paths.map((left) => rm(left, { force: true })))
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

// With folders and litter: a hundred thousand of them would be worked through one by one.
const mostEntries = 500

async function writeEntry(archive: ZipFile, entry: Entry, target: string, most: number): Promise<number> {
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > most ? apiError('fileTooLarge') : null, chunk)
    },
  })
  await pipeline(await archive.openReadStreamPromise(entry), counter, createWriteStream(target))
  return bytes
}
