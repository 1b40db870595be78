import type { ServerResponse } from 'node:http'
import compression from 'compression'

/** Smaller bodies, in bytes, fit into one packet either way. */
const smallest = 1_024

const middleware = compression({
  threshold: smallest,
  // A part of a file is counted in the bytes of the file as it is stored.
  filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
})

/**
 * Compresses what this response will send, if the client accepts it and the type is worth it; `length` is its size in
 * bytes where it is known. Responses that say `no-transform`, as live streams do, are sent as they are.
 */
export function compressResponse(response: ServerResponse, length = smallest): void {
  if (length >= smallest) middleware(response.req, response, () => {})
}
