import { addAbortSignal, PassThrough, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Adds one file to the archive; resolves when all of it was read. */
export type Add = (name: string, content: Readable, options?: { compress?: boolean }) => Promise<void>

/**
 * A zip that is filled only as fast as it is read, one file after the other, in constant memory. An error of `fill`
 * becomes an error of the stream; closing the stream stops `fill`.
 */
export function zipStream(fill: (add: Add) => Promise<void>): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  const reading = new AbortController()
  output.once('close', () => reading.abort())
  // Without these listeners an error before the first read would end the process; readers still receive it.
  output.on('error', () => {})
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
