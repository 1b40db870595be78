import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { minute } from '#lib/durations.ts'
import { platform } from '../index.ts'
import { observeResponse, pageRoute } from '../observability/observeResponses.ts'
import { addressError } from './address.ts'
import { type ApiError, apiError } from './apiError.ts'
import { countCall, countPage, createFileTest } from './countCalls.ts'
import { sendError } from './errorPage.ts'
import { addPageHeaders, callHeaders } from './headers.ts'
import { languageFromHeader } from './language.ts'
import { getRequestId } from './requestId.ts'
import { sendFailure } from './respond.ts'
import { createRouter, type FindEndpoint, type Route } from './router.ts'

/** Files that clients expect at the root of a site; endpoints under /api/site serve them. */
const fileAtRoot =
  /^\/(robots\.txt|sitemap\.xml|sitemap\/[^/]+|texts\/[^/]+|manifest\.webmanifest|service-worker\.js)$/

/** In milliseconds: a photo of ten megabytes arrives in it at six kilobytes a second. */
const longestRequest = 30 * minute

/** A request without a body has a stream that has ended already, which costs Node less. */
const options = { optimizeEmptyRequests: true }

/** Sends the page of a request, or one of Next's files. */
export type Pages = (request: IncomingMessage, response: ServerResponse) => Promise<void>
/** Sends the page of a request with all its headers if it is stored; false if not. */
export type SendStored = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** The HTTP server of a process: it serves endpoints itself and passes everything else to Next. */
export function createServer(
  routes: Route[],
  pages: Pages,
  sendStored: SendStored = async () => false,
): Server {
  const sendPage = createPageSender(pages, sendStored)
  const findEndpoint = createRouter(routes)
  const server = createHttpServer(options, (request, response) => {
    const wrong = addressError(request.url ?? '')
    if (wrong) return sendWrongAddress(request, response, wrong)
    const address = getAddress(request)
    if (!address) return sendMalformed(response)
    if (fileAtRoot.test(address.pathname)) address.pathname = `/api/site${address.pathname}`
    if (/^\/api(\/|$)/.test(address.pathname)) return handleCall(findEndpoint, address, request, response)
    observeResponse(request, response, pageRoute, () => void sendPage(address.pathname, request, response))
  })
  server.headersTimeout = 20_000
  server.requestTimeout = longestRequest
  server.keepAliveTimeout = 65_000
  return server
}

/** Returns a function that sends a page or a file of Next, or an error before Next is involved. */
function createPageSender(pages: Pages, sendStored: SendStored) {
  const isFile = createFileTest()
  return async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (isWrite(request))
      return sendError(request, response, apiError('methodNotAllowed', { headers: { Allow: 'GET, HEAD' } }))
    if (!isFile(path)) {
      const error = await countPage(request).catch((thrown: ApiError) => thrown)
      if (error) return sendError(request, response, error)
      if (await sendStored(request, response)) return
    }
    addPageHeaders(response)
    return pages(request, response)
  }
}

function sendMalformed(response: ServerResponse): void {
  response.writeHead(400, { ...callHeaders(response), Connection: 'close' }).end()
}

function handleCall(
  findEndpoint: FindEndpoint,
  address: URL,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const match = findEndpoint(address.pathname)
  observeResponse(
    request,
    response,
    match?.pattern ?? 'nothing',
    () => void respond(match, address, request, response),
  )
}

async function respond(
  match: ReturnType<FindEndpoint>,
  address: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await countCall(request, match?.endpoint)
  } catch (error) {
    return sendApiError(request, response, error)
  }
  if (!match) return sendApiError(request, response, apiError('notFound'))
  const { endpoint, parameters } = match
  const query = address.search ? Object.fromEntries(address.searchParams) : {}
  return endpoint({ request, response, path: address.pathname, query, parameters })
}

function sendWrongAddress(request: IncomingMessage, response: ServerResponse, wrong: ApiError): void {
  observeResponse(request, response, 'address', () => void sendError(request, response, wrong))
}

/** Pages accept GET and HEAD only; in development Next's tools send other methods. */
const isWrite = ({ method }: IncomingMessage): boolean =>
  platform().config.production && method !== 'GET' && method !== 'HEAD'

function sendApiError(request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> {
  const language = languageFromHeader(request.headers['accept-language'])
  return sendFailure(response, error, language, getRequestId(response))
}

function getAddress(request: IncomingMessage): URL | null {
  try {
    return new URL(request.url ?? '/', 'http://endpoint')
  } catch {
    return null
  }
}
