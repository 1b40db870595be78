import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'

export type Running = { origin: string; pid: number; stop(): Promise<void> }

export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Starts a server in a process of its own; resolves when its output matches `ready`. */
export async function start(
  args: string[],
  ready: RegExp,
  environment: Record<string, string>,
): Promise<Running> {
  const port = environment.PORT ?? String(await freePort())
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', ...environment, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  process.once('exit', () => child.kill('SIGKILL'))
  await new Promise<void>((done, fail) => {
    let output = ''
    child.stdout.on('data', (text: Buffer) => {
      output += text
      if (ready.test(output)) done()
    })
    void ended.then(() => fail(new Error(`${args.join(' ')} ended before it was ready:\n${output}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    const patience = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(patience)
  }
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop }
}

const next = resolve('node_modules/next/dist/bin/next')
const emptyPage = 'bench/emptyPage'

/** Builds the empty page once per run; Next has its own cache. */
export async function buildEmptyPage(): Promise<void> {
  const child = spawn(process.execPath, [next, 'build', emptyPage], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise<number | null>((done) => child.once('exit', done))
  if (code !== 0) throw new Error('the empty page could not be built')
}

export const startEmptyPage = (cards: number): Promise<Running> =>
  start([next, 'start', emptyPage, '-H', '127.0.0.1'], /Ready/i, { CARDS: String(cards) })
