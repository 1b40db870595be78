import { contentOfFile } from '#lib/fileContent.ts'
import { exceededMegapixels, longestHeader } from '#lib/imageHeader.ts'
import { firstBytesOf, isLitter, readZip, type ZipEntry } from '#lib/zipReader.ts'

/** Why an archive of pictures may not go up; `entry` is the file inside that is to blame. */
export interface ArchiveFault {
  reason: 'unreadable' | 'files' | 'content' | 'size' | 'pixels' | 'room'
  entry: string
  /** How many files it holds. */
  count: number
  /** How many millions of pixels the file inside may have. */
  megapixels?: number
}

/** What the server would say of an archive of pictures, as far as its own list and first bytes tell. */
export async function lookInside(
  file: Blob,
  most: { files: number; bytesEach: number },
): Promise<{ fault?: ArchiveFault; count: number }> {
  const entries = (await readZip(file))?.filter(({ name }) => !isLitter(name))
  const count = entries?.length ?? 0
  const faultOf = (reason: ArchiveFault['reason'], entry = '') => ({ fault: { reason, entry, count }, count })
  if (!entries || count === 0 || entries.some(({ isReadable }) => !isReadable)) return faultOf('unreadable')
  if (count > most.files) return faultOf('files')
  const heavy = entries.find(({ bytes }) => bytes > most.bytesEach)
  if (heavy) return faultOf('size', nameOf(heavy))
  for (const entry of entries) {
    const start = await firstBytesOf(file, entry, longestHeader)
    if (!start) continue
    if ((await contentOfFile(start)) !== 'picture') return faultOf('content', nameOf(entry))
    const megapixels = await exceededMegapixels(start)
    if (megapixels) return { fault: { reason: 'pixels', entry: nameOf(entry), count, megapixels }, count }
  }
  return { count }
}

const nameOf = ({ name }: ZipEntry) => name.slice(name.lastIndexOf('/') + 1)
