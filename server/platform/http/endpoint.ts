import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '#contracts/lists.ts'
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
import { sendFailure, sendResponse } from './respond.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD'
export type Operations = Partial<Record<Method, Operation<never, unknown>>>

/** A request with what its URL says. */
export type Call = {
  request: IncomingMessage
  response: ServerResponse
  path: string
  query: Record<string, string>
  /** The parameters of the path: `id` of `/jobs/[id]`. */
  parameters: Record<string, string>
}
export type Endpoint = ((call: Call) => Promise<void>) & { operations: Operations }

/** Makes the default export of a pages/api file: a Node handler that runs the operation of each method. */
export function endpoint(operations: Operations): Endpoint {
  const allow = getAllowed(operations)
  const handler = async (call: Call): Promise<void> => {
    const { request, response } = call
    const id = getRequestId(response)
    const language = languageFromHeader(request.headers['accept-language'])
    try {
      const operation = operationFor(operations, allow, request, response)
      if (!operation) return sendResponse(response, 204, null, false)
      const result = await run(operation, language, call)
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

/** The methods of an endpoint, for its `Allow`. */
function getAllowed(operations: Operations): string {
  const methods = Object.keys(operations)
  const added = methods.includes('GET') && !methods.includes('HEAD') ? ['HEAD'] : []
  return [...methods, ...added, 'OPTIONS'].join(', ')
}

function operationFor(
  operations: Operations,
  allow: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method === 'OPTIONS') {
    response.setHeader('Allow', allow)
    return null
  }
  // A HEAD is a GET without its body, unless the endpoint has an operation for it.
  const operation =
    operations[request.method as Method] ?? (request.method === 'HEAD' ? operations.GET : undefined)
  if (!operation) throw apiError('methodNotAllowed', { headers: { Allow: allow } })
  return operation
}

async function run(operation: Operation<never, unknown>, language: Language, call: Call): Promise<unknown> {
  const { request, response } = call
  const addressInput = getAddressInput(call, operation)
  for (const [name, value] of Object.entries(addressInput)) {
    if ((name === 'id' || name.endsWith('Id')) && !isId(value)) throw apiError('notFound')
  }
  const viewer = operation.bearer === 'ignored' ? null : await getViewer(request, operation.bearer)
  const { limits } = platform()
  const facts = getFacts(request, getRequestId(response))
  if (viewer && !operation.files) await limits.spendPerson(viewer.id)
  const caller: Caller = {
    viewer,
    language,
    request: { ...facts, incoming: request, setCookie: (cookie) => setCookie(response, cookie) },
    idempotencyKey: getHeader(request, 'idempotency-key'),
    call: `${request.method} ${call.path}`,
  }
  const body = operation.body === 'stream' ? {} : await getBody(request)
  const result = execute(operation, { ...body, ...addressInput }, caller)
  if (!operation.files) return result
  return result.catch(async (thrown) => {
    await limits.spendAddress(facts.ip)
    throw thrown
  })
}

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** The input from the URL: path parameters and, of the query string, all for reads and the named ones for writes. */
function getAddressInput(
  { request, query, parameters }: Call,
  operation: Operation<never, unknown>,
): Record<string, unknown> {
  if (isReading(request)) return { ...query, ...parameters }
  const accepted = Object.entries(query).filter(([name]) => operation.query.includes(name))
  return { ...Object.fromEntries(accepted), ...parameters }
}

const getBody = (request: IncomingMessage) => (isReading(request) ? Promise.resolve({}) : readJson(request))

async function getViewer(request: IncomingMessage, bearer: 'read' | 'optional'): Promise<Viewer | null> {
  const header = request.headers.authorization
  if (!header) return null
  const token = /^Bearer ([^\s]+)$/i.exec(header)?.[1]
  const viewer = token ? await platform().auth.findViewerByBearer(token) : null
  if (!viewer && bearer === 'read') throw apiError('notSignedIn')
  return viewer
}

function setCookie(response: ServerResponse, { name, value, path, maxAgeSeconds }: ServerCookie): void {
  const secure = platform().config.publicUrl.startsWith('https:') ? '; Secure' : ''
  const attributes = `Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
  response.setHeader('Set-Cookie', `${name}=${value}; ${attributes}`)
}
