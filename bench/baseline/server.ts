// The baseline of endpoints: hand-written statements behind node:http and a pool only. `node bench/baseline/server.ts <plan.json>`
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import { type Application, apply } from './apply.ts'
import { type Login, login } from './login.ts'
import type { BaselineCall, BaselinePlan } from './plan.ts'
import { CallerError, openSessions } from './session.ts'
import type { Statement } from './statement.ts'

const { databaseUrl, secret, cases }: BaselinePlan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 })
const findViewer = await openSessions(pool, databaseUrl, secret)
/** Rows stay text: the body is JSON already. */
const asText = { getTypeParser: () => (value: unknown) => value }

async function read(statement: Statement): Promise<string> {
  const { rows } = await pool.query<{ body: string }>({ ...statement, types: asText })
  if (!rows[0]) throw new CallerError(404, `${statement.name} found nothing for ${statement.values}`)
  return rows[0].body
}

type Result = { body: string; cookie?: string }

async function respond(call: BaselineCall, request: IncomingMessage): Promise<Result> {
  if (call.does === 'read') return { body: await read(call.statement) }
  if (call.does === 'login') {
    const userAgent = request.headers['user-agent'] ?? ''
    return login(pool, (await json(request)) as Login, { secret, userAgent })
  }
  const viewer = await findViewer((request.headers.authorization ?? '').replace('Bearer ', ''))
  if (call.does === 'apply')
    return { body: await apply({ pool, secret }, (await json(request)) as Application, viewer) }
  const [, ...values] = call.statement.values
  return { body: await read({ ...call.statement, values: [viewer.id, ...values] }) }
}

const server = createServer(async (request, response) => {
  const [, name = '', number = '0'] = (request.url ?? '').split('/')
  try {
    const call = cases[name]?.[Number(number)]
    if (!call) throw new CallerError(404, `no case ${request.url}`)
    const { body, cookie } = await respond(call, request)
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
    response.writeHead(200, cookie ? { ...headers, 'Set-Cookie': cookie } : headers).end(body)
  } catch (error) {
    const isExpected = error instanceof CallerError
    // At the end of a measurement calls are cut off.
    if (!isExpected && !request.destroyed) process.stderr.write(`${error}\n`)
    response.writeHead(isExpected ? error.status : 500).end()
  }
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'))
process.on('SIGTERM', () => process.exit(0))
