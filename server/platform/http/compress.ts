import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import compression from 'compression'
import { accepts } from './accepts.ts'

/** Smaller bodies, in bytes, fit into one packet either way. */
export const smallest = 1_024

/** In bytes: a body up to this size is compressed sooner than a stream for it is made. */
const largestAtOnce = 65_536

const middleware = compression({
  threshold: smallest,
  // A part of a file is counted in the bytes of the file as it is stored.
  filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
})

/**
 * The gzip of a body of so many bytes where that is worth it and the client accepts it, otherwise null. A large one, in another
 * thread, is compressed while it is sent.
 */
export function compressBody(response: ServerResponse, body: string, bytes: number): Buffer | null {
  if (bytes > largestAtOnce) compressResponse(response)
  const isCompressed = bytes >= smallest && bytes <= largestAtOnce
  return isCompressed && accepts(response.req, 'gzip') ? gzipSync(body) : null
}

/**
 * Compresses what this response will send, if the client accepts it and the type is worth it. Responses that say
 * `no-transform`, as live streams do, are sent as they are.
 */
export function compressResponse(response: ServerResponse): void {
  middleware(response.req, response, () => {})
}
