import { type Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { BackupError } from './error.ts'
import { type Manifest, manifestShape, places } from './manifest.ts'

export type Archive = {
  manifest: Manifest
  /** The content at this path, checked while it is read; null when there is none. */
  open(place: string): Promise<Readable | null>
  /** Visits the files of a folder one after the other, with their names relative to it. */
  eachFile(folder: string, visit: (name: string, content: Readable) => Promise<void>): Promise<void>
  close(): void
}

const largestManifest = 1_000_000

/** Opens a backup. Throws BackupError when the file is not one or is incomplete. */
export async function readArchive(path: string): Promise<Archive> {
  const zip = await openZip(path)
  const stored = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (!isOneOfMany(entry)) stored.set(entry.fileName, entry)
  }
  const open = async (place: string) => {
    const entry = stored.get(place)
    return entry ? checkedStream(zip, entry) : null
  }
  return {
    manifest: await readManifest(stored.get(places.manifest), open),
    open,
    eachFile: async (folder, visit) => {
      const again = await openZip(path)
      for await (const entry of again.eachEntry()) {
        if (!entry.fileName.startsWith(folder)) continue
        await visit(entry.fileName.slice(folder.length), await checkedStream(again, entry))
      }
      again.close()
    },
    close: () => zip.close(),
  }
}

/** There may be too many files to remember each entry, so they are read in order. */
const isOneOfMany = ({ fileName }: Entry): boolean =>
  [places.mediaFolder, places.mailFolder].some((folder) => fileName.startsWith(folder))

const openZip = (path: string): Promise<ZipFile> =>
  openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
    throw new BackupError(`${path} is no whole backup: ${error.message}.`)
  })

async function readManifest(entry: Entry | undefined, open: Archive['open']): Promise<Manifest> {
  const content = entry && entry.uncompressedSize < largestManifest && (await open(entry.fileName))
  if (!content) throw new BackupError('This archive is no backup of Brota.')
  try {
    return await manifestShape.validate(JSON.parse((await buffer(content)).toString()), { strict: true })
  } catch (error) {
    throw new BackupError(`This backup cannot be read by this Brota: ${String(error)}`)
  }
}

/** The content of an entry; the stream fails at its end when the checksum does not match. */
async function checkedStream(zip: ZipFile, entry: Entry): Promise<Readable> {
  let sum = 0
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum)
      done(null, chunk)
    },
    flush(done) {
      done(
        sum === entry.crc32 ? null : new BackupError(`The backup is damaged: ${entry.fileName} has changed.`),
      )
    },
  })
  // A small file may fail before it is read; its reader still receives the error.
  check.on('error', () => {})
  const content = await zip.openReadStreamPromise(entry)
  content.on('error', (error) =>
    check.destroy(new BackupError(`The backup is damaged at ${entry.fileName}: ${error.message}`)),
  )
  return content.pipe(check)
}
