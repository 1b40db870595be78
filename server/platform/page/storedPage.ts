import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { accepts } from '../http/index.ts'
import { platform } from '../index.ts'
import type { Rendered } from './render.ts'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** A page as it is sent: its body compressed, with the headers that belong to it. */
export type StoredPage = {
  status: number
  body: Buffer
  etag: string
  headers: [string, string][]
  renderedAt: number
}

/** For how many milliseconds a page is sent as it is. */
export const freshFor = 5_000

/** The headers of a rendered page that are sent with it. */
const ownHeaders = ['content-type', 'location', 'retry-after']

/** Compresses a rendered page; `renderedAt`: when its rendering began, in milliseconds. */
export async function toStored({ status, body, headers }: Rendered, renderedAt: number): Promise<StoredPage> {
  const hash = createHash('sha256').update(body).digest('base64url')
  return {
    status,
    body: await compress(body),
    // Weak, because the same page is sent compressed to some and plain to others.
    etag: `W/"${hash}"`,
    headers: ownHeaders.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
    renderedAt,
  }
}

/** Sends a stored page, or 304 to a browser that has it. */
export async function sendStored(
  page: StoredPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of page.headers) response.setHeader(name, value)
  response.setHeader('Cache-Control', getCaching(page))
  response.setHeader('Vary', 'Accept-Encoding, Cookie, User-Agent')
  if (page.status === 200) response.setHeader('ETag', page.etag)
  if (page.status === 200 && request.headers['if-none-match'] === page.etag)
    return void response.writeHead(304).end()
  const isCompressed = accepts(request, 'gzip')
  const body = isCompressed ? page.body : await decompress(page.body)
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip')
  response.writeHead(page.status, { 'Content-Length': body.length }).end(body)
}

/** Browsers revalidate each time, so that who signs in never sees the guests' page; a CDN that knows the key need not. */
const getCaching = ({ status }: StoredPage): string =>
  platform().config.cdn && status === 200
    ? `public, max-age=0, must-revalidate, s-maxage=${freshFor / 1000}`
    : 'private, no-cache'
