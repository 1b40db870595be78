import { type IncomingHttpHeaders, request } from 'node:http'
import { resolve } from 'node:path'
import { readEndpoints } from '#server/platform/http/router.ts'

type RawCall = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}
type Responded = { status: number; headers: IncomingHttpHeaders; body: string }

/** Sends a call that no browser would send: any method, any bytes. */
export function sendRaw(address: string, { method = 'POST', headers = {}, body }: RawCall = {}) {
  return new Promise<Responded>((done, fail) => {
    const type = body === undefined ? {} : { 'Content-Type': 'application/json', ...getSize(body, headers) }
    const outgoing = request(address, { method, headers: { ...type, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      const { statusCode: status = 0, headers: answered } = response
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        done({ status, headers: answered, body: Buffer.concat(chunks).toString('utf8') }),
      )
      // A live stream never ends by itself.
      if (!answered['content-type']?.startsWith('text/event-stream')) return
      done({ status, headers: answered, body: '' })
      outgoing.destroy()
    })
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}

// Node sends no Content-Length for the body of a DELETE.
const getSize = (body: string | Buffer, headers: Record<string, string>) =>
  headers['Transfer-Encoding'] ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }

/** Every endpoint with its methods; `path` has well-formed values for its parameters. */
export async function listEndpoints() {
  const routes = await readEndpoints(resolve('pages/api'))
  return routes.map(({ pattern, endpoint }) => ({
    pattern,
    path: pattern.replace('[imgName]', 'nobody.webp').replace(/\[\w+\]/, crypto.randomUUID()),
    operations: Object.entries(endpoint.operations),
  }))
}
