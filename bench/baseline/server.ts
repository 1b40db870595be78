// The baseline of endpoints: hand-written statements behind node:http and a pool only. `node bench/baseline/server.ts <plan.json>`
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { apply } from './apply.ts'
import { login } from './login.ts'
import type { BaselineCall, BaselinePlan } from './plan.ts'
import type { Statement } from './statement.ts'

const plan: BaselinePlan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const pool = new pg.Pool({ connectionString: plan.databaseUrl, max: 20 })
/** Rows stay text: the body is JSON already. */
const asText = { getTypeParser: () => (value: unknown) => value }
let nextVolunteer = 0

async function read(statement: Statement): Promise<string> {
  const { rows } = await pool.query<{ body: string }>({ ...statement, types: asText })
  if (!rows[0]) throw new Error(`${statement.name} found nothing for ${statement.values}`)
  return rows[0].body
}

function answer(call: BaselineCall): Promise<string> {
  if (call.does === 'read') return read(call.statement)
  if (call.does === 'login') return login(pool, call.login)
  return apply(pool, call.application, plan.volunteers[nextVolunteer++] ?? '')
}

async function drain(request: IncomingMessage): Promise<void> {
  for await (const _chunk of request);
}

const server = createServer(async (request, response) => {
  const [, name = '', number = '0'] = (request.url ?? '').split('/')
  try {
    await drain(request)
    const call = plan.cases[name]?.[Number(number)]
    if (!call) throw new Error(`no case ${request.url}`)
    const body = Buffer.from(await answer(call))
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body)
  } catch (error) {
    process.stderr.write(`${error}\n`)
    response.writeHead(500).end()
  }
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'))
process.on('SIGTERM', () => process.exit(0))
