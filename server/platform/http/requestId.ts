import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** The header with the request's id, which the log lines of the request have, too. */
export const requestIdHeader = 'X-Request-Id'

const ids = new WeakMap<ServerResponse, string>()

/** The id that the server gave this request. */
export function getRequestId(response: ServerResponse): string {
  const known = ids.get(response)
  if (known !== undefined) return known
  // Node draws the random bytes of many of these at once.
  const id = randomUUID()
  ids.set(response, id)
  return id
}

/** Gives a request the id of the one that it is a part of. */
export function setRequestId(response: ServerResponse, id: string): void {
  ids.set(response, id)
}
