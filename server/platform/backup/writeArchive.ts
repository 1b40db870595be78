import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Adds one file to the archive; answers when all of it is in. */
export type Add = (name: string, content: Readable, options?: { compress?: boolean }) => Promise<void>

/**
 * Writes a zip, one file after the other, in constant memory. It has its name only once it is whole and on the disk;
 * what fails on the way, or is told to stop, leaves nothing. Answers its bytes.
 */
export async function writeArchive(
  path: string,
  fill: (add: Add) => Promise<void>,
  signal?: AbortSignal,
): Promise<number> {
  const draft = `${path}.${process.pid}.part`
  const zip = new ZipFile()
  // Whoever waits for the content hears of its errors.
  zip.on('error', () => {})
  // What is in it is for nobody but its owner.
  const target = createWriteStream(draft, { flush: true, mode: 0o600 })
  const written = pipeline(zip.outputStream, target, { ...(signal ? { signal } : {}) })
  const add: Add = async (name, content, { compress = true } = {}) => {
    zip.addReadStream(content, name, { compress })
    await finished(content)
  }
  try {
    // A full disk ends the writing while the filling still waits for it.
    await Promise.race([fill(add), written])
    zip.end()
    await written
    await rename(draft, path)
    return (await stat(path)).size
  } catch (error) {
    target.destroy()
    await written.catch(() => {})
    await rm(draft, { force: true })
    throw error
  }
}
