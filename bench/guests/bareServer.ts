// The baseline of guests' pages: node:http that sends stored bytes. `node bench/guests/bareServer.ts <answers.json>`
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The stored answer of each path: headers, and the body as base64. */
export type StoredAnswers = Record<string, { headers: Record<string, string>; body: string }>

const etag = '"bench"'
const stored: StoredAnswers = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const answers = new Map(
  Object.entries(stored).map(([path, { headers, body }]) => {
    const bytes = Buffer.from(body, 'base64')
    return [path, { bytes, headers: { ...headers, etag, 'content-length': String(bytes.length) } }]
  }),
)

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (!answer) response.writeHead(404).end()
  else if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
  else response.writeHead(200, answer.headers).end(answer.bytes)
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'))
process.on('SIGTERM', () => process.exit(0))
