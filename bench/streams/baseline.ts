// The baseline of streams: node:http, one LISTEN, one statement per message, no authentication. `node bench/streams/baseline.ts <url>`
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'

const connectionString = process.argv[2] ?? ''
const channel = 'bench_baseline'
const open = new Map<string, ServerResponse>()

const listener = new pg.Client({ connectionString })
await listener.connect()
await listener.query(`listen ${channel}`)
listener.on('notification', ({ payload = '' }) => {
  const [to = ''] = payload.split(' ', 1)
  open.get(to)?.write(`event: message\ndata: ${payload.slice(to.length + 1)}\n\n`)
})

const pool = new pg.Pool({ connectionString, max: 20 })
const storeAndNotify = `with stored as (insert into live_events (account_id, event, data) values ($1, 'message', $2) returning id)
  select pg_notify('${channel}', $1::text || ' ' || $2::text) from stored`

const server = createServer(async (request, response) => {
  const [, what, who = ''] = (request.url ?? '').split('/')
  if (what === 'stream') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders()
    open.set(who, response)
    return
  }
  const message = JSON.stringify({ message: await text(request) })
  await pool.query(storeAndNotify, [who, message])
  response.writeHead(201).end()
})
server.listen(Number(process.env.PORT), '127.0.0.1')
await once(server, 'listening')
process.stdout.write('ready\n')
process.on('SIGTERM', () => process.exit(0))
