import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { accepts, getRequestId, listPageHeaders, requestIdHeader } from '../http/index.ts'
import { platform } from '../index.ts'
import type { Rendered } from './render.ts'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** A page as it is sent: its body compressed, with its headers as `writeHead` takes them, names and values in turn. */
export type StoredPage = {
  status: number
  body: Buffer
  etag: string
  headers: readonly string[]
  renderedAt: number
}

/** For how many milliseconds a page is sent as it is. */
export const freshFor = 5_000

/** The headers of a rendered page that are sent with it. */
const ownHeaders = ['content-type', 'location', 'retry-after']

/** Compresses a rendered page; `renderedAt`: when its rendering began, in milliseconds. */
export async function toStored({ status, body, headers }: Rendered, renderedAt: number): Promise<StoredPage> {
  // Weak, because the same page is sent compressed to some and plain to others.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`
  const all = [
    ...listPageHeaders().flat(),
    ...ownHeaders.flatMap((name) => (headers[name] ? [name, String(headers[name])] : [])),
    ...['Cache-Control', getCaching(status), 'Vary', 'Accept-Encoding, Cookie, User-Agent'],
    ...(status === 200 ? ['ETag', etag] : []),
  ]
  return { status, body: await compress(body), etag, headers: all, renderedAt }
}

/** Sends a stored page, or 304 to a browser that has it; all headers at once, because each takes Node longer by itself. */
export async function sendStored(
  page: StoredPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = [requestIdHeader, getRequestId(response), ...page.headers]
  if (page.status === 200 && request.headers['if-none-match'] === page.etag)
    return void response.writeHead(304, headers).end()
  const isCompressed = accepts(request, 'gzip')
  const body = isCompressed ? page.body : await decompress(page.body)
  if (isCompressed) headers.push('Content-Encoding', 'gzip')
  headers.push('Content-Length', String(body.length))
  response.writeHead(page.status, headers).end(body)
}

/** Browsers revalidate each time, so that who signs in never sees the guests' page; a CDN that knows the key need not. */
const getCaching = (status: number): string =>
  platform().config.cdn && status === 200
    ? `public, max-age=0, must-revalidate, s-maxage=${freshFor / 1000}`
    : 'private, no-cache'
