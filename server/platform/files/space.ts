import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { apiError } from '../http/apiError.ts'
import { platform } from '../index.ts'

const megabyte = 1024 * 1024

/** The free bytes of a folder's disk; infinite where the system cannot say. */
export async function freeBytes(folder: string): Promise<number> {
  // The folder itself and the one around it appear with the first upload.
  for (const place of [folder, dirname(folder), dirname(dirname(folder))]) {
    const disk = await statfs(place).catch(() => null)
    if (disk) return disk.bavail * disk.bsize
  }
  return Number.POSITIVE_INFINITY
}

/** Whether the disk keeps the free space of DISK_FLOOR_MB after so many more bytes are written. */
export async function hasSpace(bytes = 0): Promise<boolean> {
  const { files, config } = platform()
  return (await files.freeBytes()) - bytes >= config.diskFloorMb * megabyte
}

/** Throws `diskFull` (507) when so many more bytes would leave less free space than DISK_FLOOR_MB. */
export async function assertSpace(bytes = 0): Promise<void> {
  if (!(await hasSpace(bytes))) throw apiError('diskFull', { headers: { 'Retry-After': '600' } })
}

const checkEvery = 16 * megabyte

/** Passes the content on and checks the free space every 16 MB; throws `diskFull`. */
export async function* whileSpace(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes >= checkEvery) {
      await assertSpace()
      bytes = 0
    }
    yield chunk
  }
}
