import { addAbortSignal, PassThrough, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Adds one file to the archive; answers when all of it is in. */
export type Add = (name: string, content: Readable, options?: { compress?: boolean }) => Promise<void>

/**
 * A zip that is filled as fast as it is read, one file after the other, in constant memory. What fails while it is
 * filled fails whoever reads it; when its reader leaves, nothing more is asked for.
 */
export function zipStream(fill: (add: Add) => Promise<void>): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  const reading = new AbortController()
  output.once('close', () => reading.abort())
  // Whoever reads it hears of errors; before somebody does, they wait.
  output.on('error', () => {})
  // Whoever waits for the content hears of its errors.
  zip.on('error', () => {})
  zip.outputStream.pipe(output)
  const add: Add = async (name, content, { compress = true } = {}) => {
    addAbortSignal(reading.signal, content)
    zip.addReadStream(content, name, { compress })
    await finished(content)
  }
  fill(add).then(
    () => zip.end(),
    (error) => output.destroy(error),
  )
  return output
}
