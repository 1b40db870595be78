import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { minute } from '#lib/durations.ts'
import type { Files } from '#server/platform/files/index.ts'

/** A stored file, of which `open` returns all or a part; small ones as bytes. */
export type SentFile = {
  bytes: number
  open(part?: { start: number; end: number }): Promise<Readable | Buffer>
}

/** In bytes, a process: the images of some thousand cards. */
const largestInAll = 16 * 1_048_576

/** In bytes: what is larger is read as it is sent. */
const largest = 65_536

/** In milliseconds: an image that was deleted does not stay in memory for long, although nobody gets it any more. */
const keptFor = 10 * minute

const caches = new WeakMap<Files, LRUCache<string, Buffer>>()

/**
 * Finds a file that never changes under its name, or returns null. Small ones stay in memory for a while, since a page shows
 * dozens of them and each would be six calls of the file system or two of the bucket.
 */
export async function findSmall(files: Files, name: string): Promise<SentFile | null> {
  const cache = caches.get(files) ?? createCache()
  caches.set(files, cache)
  const known = cache.get(name)
  if (known) return toFile(known)
  const file = await files.find(name)
  if (!file || file.bytes > largest) return file
  const content = await buffer(await file.open())
  cache.set(name, content)
  return toFile(content)
}

const createCache = () =>
  new LRUCache<string, Buffer>({
    maxSize: largestInAll,
    sizeCalculation: (content) => Math.max(1, content.length),
    ttl: keptFor,
  })

const toFile = (content: Buffer): SentFile => ({
  bytes: content.length,
  open: async (part) => (part ? content.subarray(part.start, part.end + 1) : content),
})
