import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'
import { volunteerPayload } from '../api/setup/account.ts'
import { spawnApp } from '../runningApp.ts'
import { openSite } from './site.ts'

const site = openSite('stop')
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

it('SIGTERM completes calls in flight, and idle connections delay nothing', async () => {
  await fetch(`${site.app.origin}/api/health`)
  const email = `${newId()}@new.example`
  const body = JSON.stringify(volunteerPayload({ email }))
  const asking = request(`${site.app.origin}/api/account/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
  })
  asking.write(body.slice(0, 20))
  await pause(300)
  const start = performance.now()
  const stopped = site.app.stop()
  await pause(2_000)
  asking.end(body.slice(20))
  const [response]: IncomingMessage[] = await once(asking, 'response')
  expect(response?.statusCode).toBe(201)
  response?.resume()
  await stopped
  expect(performance.now() - start).toBeLessThan(19_000)

  await site.startAgain()
  const saved = await site.database.query('select 1 from accounts where email = $1', [email])
  expect(saved.rowCount).toBe(1)
})

const clients = 16

/** Calls repeatedly on one connection; returns how it ended: closed by the server, or with an error. */
async function askOn(origin: string, between: number): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    const asking = get(`${origin}/api/countries`, { agent })
    const outcome = await once(asking, 'response').then(
      async ([response]: IncomingMessage[]) => {
        response?.resume()
        if (response) await once(response, 'end')
        return response?.headers.connection ?? ''
      },
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    )
    if (outcome !== 'keep-alive') return outcome
    await pause(between)
  }
}

it('SIGTERM tells clients on open connections to close them, and cuts none', async () => {
  const asking = Array.from({ length: clients }, (_, number) => askOn(site.app.origin, number * 40))
  await pause(1_500)
  const stopped = site.app.stop()
  const endings = await Promise.all(asking)
  await stopped
  // Before the judgement: the next test needs the site.
  await site.startAgain()
  expect(endings).toEqual(Array(clients).fill('close'))
})

/** The file with which PostgreSQL says that it runs on this data folder. */
const sign = (dataDir: string) => join(dataDir, 'postgres/cluster/postmaster.pid')

it('The server says in a sentence that its port is in use, and closes what it has opened before it ends', async () => {
  const { port } = new URL(site.app.origin)
  const other = join(site.dataDir, 'other')
  const { server } = await spawnApp(other, { PORT: port })
  const errors: string[] = []
  createInterface({ input: server.stdout }).on(
    'line',
    (line) => line.includes('"level"') && errors.push(line),
  )
  expect(await once(server, 'exit')).toEqual([1, null])
  // They would hide the sentence.
  expect(errors).toEqual([])
  expect(existsSync(other)).toBe(true)
  expect(existsSync(sign(other))).toBe(false)
})

it.each(['1', '2'])('A clean stop by WORKERS=%s logs neither a warning nor an error', async (workers) => {
  const { server } = await spawnApp(join(site.dataDir, `clean-${workers}`), {
    ...{ WORKERS: workers, LOG_LEVEL: 'warn' },
  })
  const lines = createInterface({ input: server.stdout })
  const logged: string[] = []
  const listens = new Promise<void>((done) =>
    lines.on('line', (line) => {
      if (line.includes('"level":')) logged.push(line)
      else if (line.startsWith('Brota answers on')) done()
    }),
  )
  await listens
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
  expect(logged).toEqual([])
})

it.each(['1', '2'])(
  'SIGTERM while Brota starts, by WORKERS=%s, stops its database before it ends',
  async (workers) => {
    const dataDir = join(site.dataDir, `starting-${workers}`)
    const { server } = await spawnApp(dataDir, { WORKERS: workers })
    const exited = once(server, 'exit')
    while (!(await readFile(sign(dataDir), 'utf8').catch(() => '')).includes('ready')) await pause(20)
    server.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
    expect(existsSync(sign(dataDir))).toBe(false)
  },
)
