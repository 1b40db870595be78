import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Viewer } from '../auth/index.ts'
import { isId } from '../db/ids.ts'
import { platform } from '../index.ts'
import { apiError } from './apiError.ts'
import { readJson } from './body.ts'
import { type Caller, execute } from './execute.ts'
import { getFacts, getHeader } from './facts.ts'
import { languageFromHeader } from './language.ts'
import type { Operation, ServerCookie } from './operation.ts'
import { getRequestId } from './requestId.ts'
import { type EndpointRequest, sendFailure, sendResponse } from './respond.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD'
export type Operations = Partial<Record<Method, Operation<never, unknown>>>
export type Endpoint = ((request: EndpointRequest, response: ServerResponse) => Promise<void>) & {
  operations: Operations
}

/** What a file of pages/api exports: the operation behind each method, and nothing else. A plain Node handler. */
export function endpoint(operations: Operations): Endpoint {
  const handler = async (request: EndpointRequest, response: ServerResponse): Promise<void> => {
    const id = getRequestId(response)
    const language = languageFromHeader(request.headers['accept-language'])
    try {
      const operation = operationFor(operations, request, response)
      if (!operation) return void response.writeHead(204).end()
      const result = await run(operation, request, response)
      sendResponse(
        response,
        operation.getStatus?.(result) ?? operation.status,
        result,
        request.method === 'HEAD',
      )
    } catch (thrown) {
      await sendFailure(response, thrown, language, id)
    }
  }
  return Object.assign(handler, { operations })
}

function operationFor(operations: Operations, request: IncomingMessage, response: ServerResponse) {
  const methods = Object.keys(operations)
  const allow = [
    ...methods,
    ...(methods.includes('GET') && !methods.includes('HEAD') ? ['HEAD'] : []),
    'OPTIONS',
  ].join(', ')
  if (request.method === 'OPTIONS') {
    response.setHeader('Allow', allow)
    return null
  }
  // A HEAD is a GET without its body, unless an endpoint answers it by itself.
  const operation =
    operations[request.method as Method] ?? (request.method === 'HEAD' ? operations.GET : undefined)
  if (!operation) throw apiError('methodNotAllowed', { headers: { Allow: allow } })
  return operation
}

async function run(
  operation: Operation<never, unknown>,
  request: EndpointRequest,
  response: ServerResponse,
): Promise<unknown> {
  const named = namedIn(request, operation)
  for (const [name, value] of Object.entries(named)) {
    if ((name === 'id' || name.endsWith('Id')) && !isId(value)) throw apiError('notFound')
  }
  const viewer = operation.bearer === 'ignored' ? null : await getViewer(request, operation.bearer)
  const { limits } = platform()
  const facts = getFacts(request, getRequestId(response))
  if (viewer && !operation.files) await limits.spendPerson(viewer.id)
  const caller: Caller = {
    viewer,
    language: languageFromHeader(request.headers['accept-language']),
    request: { ...facts, incoming: request, setCookie: (cookie) => setCookie(response, cookie) },
    idempotencyKey: getHeader(request, 'idempotency-key'),
    call: `${request.method} ${new URL(request.url ?? '/', 'http://endpoint').pathname}`,
  }
  const body = operation.body === 'stream' ? {} : await getBody(request)
  const result = execute(operation, { ...body, ...named }, caller)
  if (!operation.files) return result
  return result.catch(async (thrown) => {
    await limits.spendAddress(facts.ip)
    throw thrown
  })
}

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** What an operation takes from the address: its path, and of its query everything when it is only read. */
function namedIn(request: EndpointRequest, { query }: Operation<never, unknown>): Record<string, unknown> {
  const asked = Object.entries(request.query)
  const taken = isReading(request) ? asked : asked.filter(([name]) => query.includes(name))
  return { ...Object.fromEntries(taken), ...request.parameters }
}

const getBody = (request: EndpointRequest) => (isReading(request) ? Promise.resolve({}) : readJson(request))

async function getViewer(request: IncomingMessage, wanted: 'read' | 'optional'): Promise<Viewer | null> {
  const header = request.headers.authorization
  if (!header) return null
  const token = /^Bearer ([^\s]+)$/i.exec(header)?.[1]
  const viewer = token ? await platform().auth.findViewerByBearer(token) : null
  if (!viewer && wanted === 'read') throw apiError('notSignedIn')
  return viewer
}

function setCookie(response: ServerResponse, { name, value, path, maxAgeSeconds }: ServerCookie): void {
  const secure = platform().config.publicUrl.startsWith('https:') ? '; Secure' : ''
  const attributes = `Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
  response.setHeader('Set-Cookie', `${name}=${value}; ${attributes}`)
}
