import type { ServerResponse } from 'node:http'
import { newId } from '../db/ids.ts'

/** Every answer and every line of the log that belongs to it name the request by this. */
export const requestIdHeader = 'X-Request-Id'

/** What the entry named this request; under another server than ours it gets its name here. */
export function requestIdOf(response: ServerResponse): string {
  if (!response.hasHeader(requestIdHeader)) response.setHeader(requestIdHeader, newId())
  return String(response.getHeader(requestIdHeader))
}
