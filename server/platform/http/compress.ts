import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'

const middleware = compression({
  // Smaller bodies, in bytes, fit into one packet either way.
  threshold: 1_024,
  // A part of a file is counted in the bytes of the file as it is stored.
  filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
})

/**
 * Compresses what this response will send, if the client accepts it and the type is worth it. Responses that say
 * `no-transform`, as live streams do, are sent as they are.
 */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  middleware(request, response, () => {})
}
