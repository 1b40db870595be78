import { contentFromFile } from '#lib/fileContent.ts'
import { exceededMegapixels, longestHeader } from '#lib/imageHeader.ts'
import { isLitter, readFirstBytes, readZip, type ZipEntry } from '#lib/zipReader.ts'

/** Why an archive of images is refused; `entry` is the file inside that causes it. */
export type ArchiveFault = {
  reason: 'unreadable' | 'files' | 'content' | 'size' | 'pixels' | 'room'
  entry: string
  /** How many files it contains. */
  count: number
  /** How many megapixels the file inside may have. */
  megapixels?: number
}

/** Checks an archive of images as the server would, as far as its directory and first bytes show. */
export async function lookInside(
  file: Blob,
  limits: { files: number; bytesEach: number },
): Promise<{ fault?: ArchiveFault; count: number }> {
  const entries = (await readZip(file))?.filter(({ name }) => !isLitter(name))
  const count = entries?.length ?? 0
  const getFault = (reason: ArchiveFault['reason'], entry = '') => ({
    fault: { reason, entry, count },
    count,
  })
  if (!entries || count === 0 || entries.some(({ isReadable }) => !isReadable)) return getFault('unreadable')
  if (count > limits.files) return getFault('files')
  const tooLarge = entries.find(({ bytes }) => bytes > limits.bytesEach)
  if (tooLarge) return getFault('size', getName(tooLarge))
  for (const entry of entries) {
    const start = await readFirstBytes(file, entry, longestHeader)
    if (!start) continue
    if ((await contentFromFile(start)) !== 'image') return getFault('content', getName(entry))
    const megapixels = await exceededMegapixels(start)
    if (megapixels) return { fault: { reason: 'pixels', entry: getName(entry), count, megapixels }, count }
  }
  return { count }
}

const getName = ({ name }: ZipEntry) => name.slice(name.lastIndexOf('/') + 1)
