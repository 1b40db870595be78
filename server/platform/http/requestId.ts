import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** The header with the request's id, which the log lines of the request have, too. */
export const requestIdHeader = 'X-Request-Id'

const requestId = Symbol('request id')

type Identified = ServerResponse & { [requestId]?: string }

/** The id that the server gave this request. */
export function getRequestId(response: Identified): string {
  // Node draws the random bytes of many of these at once.
  response[requestId] ??= randomUUID()
  return response[requestId]
}

/** Gives a request the id of the one that it is a part of. */
export function setRequestId(response: Identified, id: string): void {
  response[requestId] = id
}
