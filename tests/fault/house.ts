import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'

export const authSecret = 'known to this test, so that it can sign people in by itself'

export type House = {
  origin: string
  /** Of its first process. */
  pid: number
  /** How long it took from the start of the process to its first answer. */
  seconds: number
  openDatabase(): Promise<pg.Client>
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts the production house of this checkout, embedded database and all, on this folder. */
export async function startHouse(dataDir: string, environment: Record<string, string> = {}): Promise<House> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const start = performance.now()
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      AUTH_SECRET: authSecret,
      DEMO: 'off',
      LOG_LEVEL: 'error',
      // Hundreds of people come from one address here.
      RATE_LIMITS: 'off',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilItAnswers(server, origin)
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
  }
  return {
    origin,
    pid: server.pid ?? 0,
    seconds: (performance.now() - start) / 1_000,
    openDatabase: () => openDatabase(dataDir),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

async function openDatabase(dataDir: string): Promise<pg.Client> {
  const home = join(dataDir, 'postgres')
  const client = new pg.Client({
    host: await readFile(join(home, 'socket-is-in'), 'utf8').catch(() => join(home, 'socket')),
    user: 'brota',
    database: 'brota',
    password: await readFile(join(home, 'password'), 'utf8'),
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function untilItAnswers(server: ChildProcess, origin: string): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`${origin}/api/countries`).catch(() => null)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`the house ended with ${server.exitCode} before it answered`)
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
