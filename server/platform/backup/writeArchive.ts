import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { finished, pipeline } from 'node:stream/promises'
import { type Add, zipStream } from '../zip.ts'

/**
 * Writes a zip. It has its name only once it is whole and on the disk; what fails on the way, or is told to stop,
 * leaves nothing. Answers its bytes.
 */
export async function writeArchive(
  path: string,
  fill: (add: Add) => Promise<void>,
  signal?: AbortSignal,
): Promise<number> {
  const draft = `${path}.${process.pid}.part`
  // What is in it is for nobody but its owner.
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
