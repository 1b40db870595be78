import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { finished, pipeline } from 'node:stream/promises'
import { type Add, zipStream } from '../zip.ts'

/**
 * Writes a zip and returns its size in bytes. The file gets its name once it is complete and on the disk; an error or
 * an abort leaves nothing.
 */
export async function writeArchive(
  path: string,
  fill: (add: Add) => Promise<void>,
  signal?: AbortSignal,
): Promise<number> {
  const draft = `${path}.${process.pid}.part`
  // Only the owner may read a backup.
  const target = createWriteStream(draft, { flush: true, mode: 0o600 })
  try {
    await pipeline(zipStream(fill), target, { ...(signal ? { signal } : {}) })
    await rename(draft, path)
    return (await stat(path)).size
  } catch (error) {
    target.destroy()
    await finished(target).catch(() => {})
    await rm(draft, { force: true })
    throw error
  }
}
