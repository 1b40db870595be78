import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { within } from '#lib/within.ts'

/** In milliseconds: how long idle connections may still send a request, and how long responses may take after that. */
type Patience = { grace: number; longest: number }

/**
 * Returns a function that closes the server without cutting a response: no new connections are accepted, responses say
 * `Connection: close`, and idle connections are closed last. Call it before the server's first request.
 */
export function createEnding(server: Server): (patience: Patience) => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let closing = false
  server.prependListener('request', (_request, response) => {
    if (closing) closeAfterResponse(response)
    underWay.add(response)
    response.on('close', () => underWay.delete(response))
  })
  return async ({ grace, longest }) => {
    closing = true
    for (const response of underWay) closeAfterResponse(response)
    // The `close` of an HTTP server would cut idle connections at once, with requests that are already on their way.
    const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()))
    await within(grace, closed)
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    await within(longest, closed)
    clearInterval(idle)
    server.closeAllConnections()
  }
}

function closeAfterResponse(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
