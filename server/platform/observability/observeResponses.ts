import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestId } from '../http/requestId.ts'
import { platform } from '../index.ts'

/**
 * Counts and logs an answer once it is out: its route's pattern, status and time, and the request's id. Never an
 * address, a body or a person.
 */
export function observeResponse(request: IncomingMessage, response: ServerResponse, route: string): void {
  const startedAt = performance.now()
  response.once('close', () => {
    const { log, metrics } = platform()
    const method = request.method ?? ''
    // As proxies call it: whoever asked left before there was an answer.
    const status = response.headersSent ? response.statusCode : 499
    const milliseconds = Math.round(performance.now() - startedAt)
    metrics.answered({ method, route, status }, milliseconds / 1000)
    const facts = { requestId: getRequestId(response), method, route, status, milliseconds }
    if (route !== pageRoute || status >= 500)
      log[response.writableFinished ? 'info' : 'debug'](facts, 'answered')
  })
}

/** Pages and their files are one route: Next knows them apart, we need not. */
export const pageRoute = 'page'
