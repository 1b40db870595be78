import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { until } from './api/setup/until.ts'

const run = promisify(execFile)

export type RunningApp = {
  origin: string
  /** The id of its first process. */
  pid: number
  /** The time from the start of the process to its first response. */
  seconds: number
  /** The lines of its output, newest last. */
  log: string[]
  kill(): Promise<void>
  /** Throws with the end of its log when it has not closed everything. */
  stop(): Promise<void>
}

/** An empty data folder for an app. */
export async function createDataDir(name: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), `brota-${name}-`))
  // The embedded database may run as another user than root, who must reach its folder.
  await chmod(dataDir, 0o755)
  return dataDir
}

/** Copies the embedded database of one data folder, which must be stopped, into another that has none. */
export const copyDatabase = (from: string, to: string) => run('cp', ['-a', join(from, 'postgres'), to])

/** The line that the app prints when all of its processes serve. */
const greeting = /^Brota (answers|works) on /

/** The user of the app, and a command that ends by becoming the app. */
type How = { user?: { uid?: number; gid?: number }; before?: readonly string[] }

/** Starts the production app of this checkout with its embedded database on this folder. */
export async function startApp(
  dataDir: string,
  environment: Record<string, string> = {},
  how: How = {},
): Promise<RunningApp> {
  const start = performance.now()
  const { server, origin } = await spawnApp(dataDir, environment, how)
  const log: string[] = []
  createInterface({ input: server.stdout }).on('line', (line) => log.push(line))
  await untilItResponds(server, origin)
  const seconds = (performance.now() - start) / 1_000
  // Until then a process that is killed ends the start.
  await until(() => log.some((line) => greeting.test(line)) || server.exitCode !== null, 60_000)
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
  }
  return {
    origin,
    pid: server.pid ?? 0,
    seconds,
    log,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM')
      if (server.exitCode === 1)
        throw new Error(`Brota did not close everything: ${log.slice(-5).join('\n')}`)
    },
  }
}

/** The process of `startApp`, from its start on. */
export async function spawnApp(
  dataDir: string,
  environment: Record<string, string> = {},
  { user = {}, before = [] }: How = {},
) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const [program = process.execPath, ...words] = [...before, process.execPath, 'server/main.ts']
  const server = spawn(program, words, {
    ...user,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      REDIS_URL: '',
      SMTP_URL: '',
      DEMO: 'off',
      LOG_LEVEL: 'error',
      // All test calls come from one address.
      RATE_LIMITS: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { server, origin }
}

async function untilItResponds(server: ChildProcess, origin: string): Promise<void> {
  while (server.exitCode === null) {
    // A worker answers nothing else, and 503 while something is down.
    const answer = await fetch(`${origin}/api/health`).catch(() => null)
    if (answer) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`Brota ended with ${server.exitCode} before it answered`)
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
