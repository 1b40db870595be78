import type { IncomingMessage } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { ByteLengthQueuingStrategy } from 'node:stream/web'
import type { Server } from '@tus/server'
import type { ErrorCode } from '#contracts/errors.ts'
import { apiError, isApiError, Raw } from '#server/platform/http/index.ts'

const held = 64 * 1024

/** A request, and the address under which the library is to see it. */
type Params = { incoming: IncomingMessage; address: URL }

/** Hands a request to the library and brings its answer back; what it refuses leaves as a refusal of ours. */
export async function callTus(
  tus: Server,
  { incoming, address }: Params,
  thrown: () => unknown,
): Promise<Raw> {
  const body = getBody(incoming)
  try {
    const answer = await tus.handleWeb(getRequest(incoming, address, body))
    if (answer.status >= 400) {
      const reason = thrown()
      // The library's own reasons are no errors but notes of a status.
      throw reason instanceof Error || isApiError(reason) ? reason : apiError(toErrorCode(answer.status))
    }
    return new Raw('', getHeaders(answer), answer.status)
  } finally {
    // What is still coming is read away, so that its sender hears the answer.
    incoming.unpipe(body)
    body.destroy()
    incoming.resume()
  }
}

/** Who may ask from elsewhere, and see what, is said for all endpoints alike. */
const getHeaders = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !name.startsWith('access-control-')))

/** The body behind a pipe of its own: the library may drop it without cutting the line. */
function getBody(incoming: IncomingMessage): PassThrough {
  const body = new PassThrough({ highWaterMark: held })
  body.on('error', () => {})
  incoming.on('error', (error) => body.destroy(error))
  incoming.on('close', () => {
    if (!incoming.complete) body.destroy(new Error('the line was cut'))
  })
  return incoming.pipe(body)
}

function getRequest(incoming: IncomingMessage, address: URL, body: PassThrough): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  const { method = 'HEAD' } = incoming
  const hasBody = method === 'PATCH' || method === 'POST'
  if (!hasBody) return new Request(address, { method, headers })
  const strategy = new ByteLengthQueuingStrategy({ highWaterMark: held })
  // Node's own types and the browser's disagree on one name for the same stream.
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
