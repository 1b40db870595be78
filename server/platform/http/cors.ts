import type { Config } from '../config/index.ts'

/** Lets the site's own origin, and no other, call a service that has another host. */
export const getCorsHeaders = ({ publicUrl }: Config) => ({
  'Access-Control-Allow-Origin': publicUrl,
  Vary: 'Origin',
  'Access-Control-Expose-Headers':
    'Retry-After, X-Request-Id, Location, Upload-Length, Upload-Offset, Upload-Media-Id, Upload-Media-Name',
})

/** Browsers read these from the response to a preflight only. */
export const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, PATCH, HEAD, OPTIONS',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Accept-Language, Idempotency-Key, Last-Event-ID, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset',
  'Access-Control-Max-Age': '86400',
}
