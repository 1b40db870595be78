import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { within } from '#lib/within.ts'

/** In milliseconds: how long idle connections may still send a request, and how long responses may take after that. */
type Patience = { grace: number; longest: number }

/**
 * Returns a function that closes the server without cutting a response: no new connections are accepted, responses say
 * `Connection: close`, and idle connections are closed last. Call it before the server's first request.
 */
export function createEnding(server: Server): (patience: Patience) => Promise<void> {
  /**
   * Each open connection with the response that it waits for. Not a set of responses: V8 kept those that had left it, with all
   * they hold, until its next full collection of garbage.
   */
  const connections = new Map<Socket, ServerResponse | null>()
  let closing = false
  server.on('connection', (socket: Socket) => {
    connections.set(socket, null)
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    if (closing) closeAfterResponse(response)
    connections.set(socket, response)
    response.once('close', () => {
      if (connections.get(socket) === response) connections.set(socket, null)
    })
  })
  return async ({ grace, longest }) => {
    closing = true
    for (const response of connections.values()) if (response) closeAfterResponse(response)
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
