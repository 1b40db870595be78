// The baseline: runs the statements of an endpoint behind node:http and a pool only. `node bench/baseline.ts <plan.json>`
import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import type { Statement } from './record.ts'

/** What `/<case>/<number>` runs. */
export type BaselineCase = {
  statements: Statement[]
  /** Ids of existing rows; all other ids are replaced for each request. */
  known: string[]
  /** This id is replaced by the next one of `volunteers`. */
  volunteer?: string
  /** A password to verify first, as a login does. */
  password?: { hash: string; plain: string }
}
export type BaselinePlan = {
  databaseUrl: string
  volunteers: string[]
  cases: Record<string, BaselineCase[]>
}

const plan: BaselinePlan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const pool = new pg.Pool({ connectionString: plan.databaseUrl, max: 20 })
const asText = { getTypeParser: () => (value: unknown) => value }
const idShape = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const hashShape = /^[\w-]{43}$/
let nextVolunteer = 0

/** The recorded statements with new ids and hashes for new rows. */
function renewed({ statements, known, volunteer }: BaselineCase): Statement[] {
  const names = new Map(known.map((id) => [id, id]))
  if (volunteer) names.set(volunteer, plan.volunteers[nextVolunteer++] ?? '')
  const named = (id: string) => {
    const name = names.get(id) ?? randomUUID()
    names.set(id, name)
    return name
  }
  const renew = (value: unknown): unknown => {
    if (typeof value !== 'string') return value
    return hashShape.test(value) ? randomBytes(32).toString('base64url') : value.replaceAll(idShape, named)
  }
  return statements.map(({ values, ...statement }) => ({
    ...statement,
    values: inOrder(statement.text, values.map(renew)),
  }))
}

/** A conversation stores its two accounts in order, which a replaced id may change. */
function inOrder(text: string, values: unknown[]): unknown[] {
  if (!text.startsWith('insert into "conversations"')) return values
  const [id, first, second, ...others] = values
  return [id, ...[String(first), String(second)].sort(), ...others]
}

type Caller = Pick<pg.Pool, 'query'>
const run = async (database: Caller, statement: Statement) =>
  (await database.query({ ...statement, types: asText })).rows

async function runCase(baselineCase: BaselineCase): Promise<unknown[]> {
  const { password } = baselineCase
  const isRead = !baselineCase.statements.some(({ text }) => /^begin/i.test(text))
  const statements = isRead ? baselineCase.statements : renewed(baselineCase)
  const begin = statements.findIndex(({ text }) => /^begin/i.test(text))
  const responses: unknown[] = []
  for (const statement of isRead ? statements : statements.slice(0, begin))
    responses.push(await run(pool, statement))
  if (password) responses.push(await verify(password.hash, password.plain))
  if (!isRead) responses.push(...(await inTransaction(statements.slice(begin))))
  return responses
}

async function inTransaction(statements: Statement[]): Promise<unknown[]> {
  const client = await pool.connect()
  try {
    const responses: unknown[] = []
    for (const statement of statements) responses.push(await run(client, statement))
    return responses
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function drain(request: IncomingMessage): Promise<void> {
  for await (const _chunk of request);
}

const server = createServer(async (request, response) => {
  const [, name = '', number = '0'] = (request.url ?? '').split('/')
  try {
    await drain(request)
    const baselineCase = plan.cases[name]?.[Number(number)]
    if (!baselineCase) throw new Error(`no case ${request.url}`)
    const body = Buffer.from(JSON.stringify(await runCase(baselineCase)))
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body)
  } catch (error) {
    process.stderr.write(`${error}\n`)
    response.writeHead(500).end()
  }
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'))
process.on('SIGTERM', () => process.exit(0))
