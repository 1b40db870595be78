import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import compression from 'compression'
import { accepts } from './accepts.ts'

/** Smaller bodies, in bytes, fit into one packet either way. */
const smallest = 1_024

/** In bytes: a body up to this size is compressed sooner than a stream for it is made. */
const largestAtOnce = 65_536

const middleware = compression({
  threshold: smallest,
  // A part of a file is counted in the bytes of the file as it is stored.
  filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
})

/**
 * The gzip of the whole body of a response, or null where it is not worth it, where the client does not accept it, or
 * where the body is so large that `compressResponse` compresses it in another thread.
 */
export function compressAtOnce(response: ServerResponse, body: Buffer): Buffer | null {
  const isOfSize = body.length >= smallest && body.length <= largestAtOnce
  return isOfSize && accepts(response.req, 'gzip') ? gzipSync(body) : null
}

/**
 * Compresses what this response will send, if the client accepts it and the type is worth it; `length` is its size in
 * bytes where it is known. Responses that say `no-transform`, as live streams do, are sent as they are.
 */
export function compressResponse(response: ServerResponse, length = smallest): void {
  if (length >= smallest) middleware(response.req, response, () => {})
}
