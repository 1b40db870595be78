import { Readable } from 'node:stream'
import type { Bucket } from './bucket.ts'
import { isOutage, longestWait } from './patiently.ts'

type Version = { key: string; tag: string }

/**
 * Opens a range of an object; rejects when it cannot be opened. A stream that breaks goes on where it broke, for as long
 * as bytes arrive within ten seconds.
 */
export async function openObject(
  bucket: Bucket,
  { key, tag }: Version,
  { start, end }: { start: number; end: number },
): Promise<Readable> {
  let at = start
  let body = await bucket.get(key, tag, { start, end })
  const content = async function* (): AsyncGenerator<Buffer> {
    for (let progress = performance.now(); at <= end; ) {
      try {
        for await (const chunk of body) {
          at += chunk.length
          yield chunk
          progress = performance.now()
        }
      } catch (error) {
        if (stream.destroyed || !isOutage(error)) throw error
      }
      if (at > end) return
      if (performance.now() - progress > longestWait)
        throw new Error('the store broke off and did not return')
      body = await bucket.get(key, tag, { start: at, end })
    }
  }
  const stream = Readable.from(content(), { objectMode: false })
  // Closes the connection also of a stream that nobody read.
  stream.once('close', () => body.destroy())
  return stream
}
