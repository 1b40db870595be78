import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestId } from '../http/requestId.ts'
import { platform } from '../index.ts'

/**
 * Counts and logs a response once it was sent: its route's pattern, status, duration and the request's id, and never a
 * URL, a body or a person.
 */
export function observeResponse(request: IncomingMessage, response: ServerResponse, route: string): void {
  const startedAt = performance.now()
  response.once('close', () => {
    const { log, metrics } = platform()
    const method = request.method ?? ''
    // 499, as proxies have it: the caller disconnected before the response.
    const status = response.headersSent ? response.statusCode : 499
    const milliseconds = Math.round(performance.now() - startedAt)
    metrics.responded({ method, route, status }, milliseconds / 1000)
    const facts = { requestId: getRequestId(response), method, route, status, milliseconds }
    if (route !== pageRoute || status >= 500)
      log[response.writableFinished ? 'info' : 'debug'](facts, 'answered')
  })
}

/** The route of all pages and their files. */
export const pageRoute = 'page'
