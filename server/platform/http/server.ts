import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { newId } from '../db/ids.ts'
import { pageRoute, watchAnswer } from '../watch/watchAnswers.ts'
import { addCors } from './cors.ts'
import { addPageHeaders, addSecurityHeaders } from './headers.ts'
import { languageOfHeader } from './language.ts'
import { refuse } from './refusal.ts'
import { type DoorRequest, sendFailure } from './respond.ts'
import { findDoor, type Route } from './router.ts'

/** Machines look for these at the root of a site; doors answer them too. */
const fileAtRoot = /^\/(robots\.txt|sitemap\.xml|sitemap\/[^/]+|manifest\.webmanifest)$/

type Pages = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** The one HTTP server of a process: doors are answered without Next in between, all else is a page. */
export function makeServer(routes: Route[], pages: Pages): Server {
  const server = createServer((request: DoorRequest, response) => {
    addSecurityHeaders(response)
    const address = addressOf(request)
    if (!address) return void response.writeHead(400, { Connection: 'close' }).end()
    if (fileAtRoot.test(address.pathname)) address.pathname = `/api/site${address.pathname}`
    if (!/^\/api(\/|$)/.test(address.pathname)) {
      addPageHeaders(request, response)
      watchAnswer(request, response, pageRoute)
      return void pages(request, response)
    }
    const match = findDoor(routes, address.pathname)
    watchAnswer(request, response, match?.pattern ?? 'nothing')
    if (!match) return void answerMissing(request, response)
    request.query = { ...Object.fromEntries(address.searchParams), ...match.parameters }
    void match.door(request, response)
  })
  server.headersTimeout = 20_000
  server.keepAliveTimeout = 65_000
  return server
}

function answerMissing(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const language = languageOfHeader(request.headers['accept-language'])
  addCors(response)
  return sendFailure(response, refuse('notFound'), language, newId())
}

function addressOf(request: IncomingMessage): URL | null {
  try {
    return new URL(request.url ?? '/', 'http://door')
  } catch {
    return null
  }
}
