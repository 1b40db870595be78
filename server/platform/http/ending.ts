import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { within } from '../within.ts'

/** In milliseconds: how long idle connections may bring one more request, and how long answers may take after that. */
type Patience = { grace: number; longest: number }

/**
 * Watches a server from its beginning, to end it so that nobody is cut: it takes no new connections, each answer tells
 * its client to close, and connections that only wait for a next request are closed last.
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
    // An HTTP server's own `close` would cut idle connections at once, with the requests that are on their way to us.
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
