import type { IncomingMessage, ServerResponse } from 'node:http'
import { platform } from '../index.ts'

/** Lets the site's own origin, and no other, call a service that has another host. */
export function addCors({ method }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', platform().config.publicUrl)
  response.setHeader('Vary', 'Origin')
  response.setHeader(
    'Access-Control-Expose-Headers',
    'Retry-After, X-Request-Id, Location, Upload-Length, Upload-Offset, Upload-Media-Id, Upload-Media-Name',
  )
  // Browsers read the following from the response to a preflight only.
  if (method !== 'OPTIONS') return
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE, PATCH, HEAD, OPTIONS')
  response.setHeader(
    'Access-Control-Allow-Headers',
    'Authorization, Content-Type, Accept-Language, Idempotency-Key, Last-Event-ID, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset',
  )
  response.setHeader('Access-Control-Max-Age', '86400')
}
