import { type IncomingHttpHeaders, request } from 'node:http'
import { resolve } from 'node:path'
import { readEndpoints } from '#server/platform/http/router.ts'

type RawCall = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}
type Responded = { status: number; headers: IncomingHttpHeaders; body: string }

/** A call as no browser would send it: any method, any bytes. */
export function sendRaw(address: string, { method = 'POST', headers = {}, body }: RawCall = {}) {
  return new Promise<Responded>((done, fail) => {
    const type = body === undefined ? {} : { 'Content-Type': 'application/json', ...getSize(body, headers) }
    const asking = request(address, { method, headers: { ...type, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      const { statusCode: status = 0, headers: answered } = response
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        done({ status, headers: answered, body: Buffer.concat(chunks).toString('utf8') }),
      )
      // It would never end by itself.
      if (!answered['content-type']?.startsWith('text/event-stream')) return
      done({ status, headers: answered, body: '' })
      asking.destroy()
    })
    asking.on('error', fail)
    asking.end(body)
  })
}

// Node tells no length of a DELETE's body by itself.
const getSize = (body: string | Buffer, headers: Record<string, string>) =>
  headers['Transfer-Encoding'] ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }

/** Every endpoint with its methods; `path` has something well-formed in the place of its parameters. */
export async function listEndpoints() {
  const routes = await readEndpoints(resolve('pages/api'))
  return routes.map(({ pattern, endpoint }) => ({
    pattern,
    path: pattern.replace('[imgName]', 'nobody.webp').replace(/\[\w+\]/, crypto.randomUUID()),
    operations: Object.entries(endpoint.operations),
  }))
}
