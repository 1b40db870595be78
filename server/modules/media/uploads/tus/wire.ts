import type { IncomingMessage } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { ByteLengthQueuingStrategy } from 'node:stream/web'
import type { Server } from '@tus/server'
import type { ErrorCode } from '#contracts/errors.ts'
import { apiError, isApiError, Raw } from '#server/platform/http/index.ts'

const bufferBytes = 64 * 1024

/** A request and the address that the library sees. */
type Params = { incoming: IncomingMessage; address: URL }

/** Passes a request to the library and returns its response; converts its errors to ours. */
export async function callTus(
  tus: Server,
  { incoming, address }: Params,
  thrown: () => unknown,
): Promise<Raw> {
  const body = getBody(incoming)
  try {
    const response = await tus.handleWeb(getRequest(incoming, address, body))
    if (response.status >= 400) {
      const reason = thrown()
      // The library's own errors are objects with a status, not instances of Error.
      throw reason instanceof Error || isApiError(reason) ? reason : apiError(toErrorCode(response.status))
    }
    return new Raw('', getHeaders(response), response.status)
  } finally {
    // The remaining body is read and dropped, so that the client gets the response.
    incoming.unpipe(body)
    body.destroy()
    incoming.resume()
  }
}

/** CORS headers are left out, because all endpoints set them in one place. */
const getHeaders = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !name.startsWith('access-control-')))

/** Pipes the body, so that the library can destroy it without closing the connection. */
function getBody(incoming: IncomingMessage): PassThrough {
  const body = new PassThrough({ highWaterMark: bufferBytes })
  body.on('error', () => {})
  incoming.on('error', (error) => body.destroy(error))
  incoming.on('close', () => {
    if (!incoming.complete) body.destroy(new Error('the connection was closed'))
  })
  return incoming.pipe(body)
}

function getRequest(incoming: IncomingMessage, address: URL, body: PassThrough): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  const { method = 'HEAD' } = incoming
  const hasBody = method === 'PATCH' || method === 'POST'
  if (!hasBody) return new Request(address, { method, headers })
  const strategy = new ByteLengthQueuingStrategy({ highWaterMark: bufferBytes })
  // Node's and the browser's types name this stream differently.
  const stream = Readable.toWeb(body, { strategy }) as BodyInit & object
  const init = { method, headers, body: stream, duplex: 'half' }
  return new Request(address, init)
}

const byStatus: Record<number, ErrorCode> = {
  403: 'notAllowed',
  404: 'notFound',
  409: 'conflict',
  410: 'gone',
  413: 'fileTooLarge',
  415: 'wrongMediaType',
  423: 'conflict',
  500: 'internal',
}

const toErrorCode = (status: number): ErrorCode => byStatus[status] ?? 'malformed'
