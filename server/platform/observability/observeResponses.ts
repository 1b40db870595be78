import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestId } from '../http/requestId.ts'
import { platform } from '../index.ts'
import { type RequestEvent, traced } from './traced.ts'

/**
 * Responds with `respond`; counts, logs and traces the response once it was sent: its route's pattern, status, duration and the request's id, and never a
 * URL, a body or a person.
 */
export function observeResponse(
  request: IncomingMessage,
  response: ServerResponse,
  route: string,
  respond: () => void,
): void {
  const startedAt = performance.now()
  const event: RequestEvent = {
    method: request.method ?? '',
    route,
    requestId: getRequestId(response),
    status: 0,
  }
  response.once('close', () => {
    const { log, metrics } = platform()
    const { method, requestId } = event
    // 499, as proxies have it: the caller disconnected before the response.
    const status = response.headersSent ? response.statusCode : 499
    event.status = status
    const milliseconds = Math.round(performance.now() - startedAt)
    metrics.responded({ method, route, status }, milliseconds / 1000)
    const facts = { requestId, method, route, status, milliseconds }
    if (route !== pageRoute || status >= 500)
      log[response.writableFinished ? 'info' : 'debug'](facts, 'answered')
  })
  if (!traced.request.hasSubscribers) respond()
  else
    void traced.request.tracePromise(async () => {
      respond()
      await once(response, 'close')
    }, event)
}

/** The route of all pages and their files. */
export const pageRoute = 'page'
