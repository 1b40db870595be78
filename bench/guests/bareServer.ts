// The baseline of guests' pages: node:http that sends stored bytes. `node bench/guests/bareServer.ts <responses.json>`
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

type Headers = Record<string, string>

/** The stored response of each path: its headers, those of its 304, and the body as base64. */
export type StoredResponses = Record<string, { headers: Headers; unchanged: Headers; body: string }>

const stored: StoredResponses = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const responses = new Map(
  Object.entries(stored).map(([path, { body, ...others }]) => [
    path,
    { ...others, bytes: Buffer.from(body, 'base64') },
  ]),
)

const server = createServer((request, response) => {
  const one = responses.get(request.url ?? '')
  const known = request.headers['if-none-match']
  if (!one) response.writeHead(404).end()
  else if (known && known === one.headers.etag) response.writeHead(304, one.unchanged).end()
  else response.writeHead(200, one.headers).end(one.bytes)
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'))
process.on('SIGTERM', () => process.exit(0))
