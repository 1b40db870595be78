import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from 'vitest'
import { freePort } from './pooler.ts'
import { until } from './until.ts'

/** A Redis of a test's own on a free port of this machine, which forgets everything when it ends. */
export type RedisServer = {
  url: string
  /** Ends it at once, as a machine that loses its power. */
  kill(): Promise<void>
  /** Leaves its connections open and answers nothing until `thaw`. */
  freeze(): void
  thaw(): void
  /** Starts it again, empty, at the same address. */
  start(): Promise<void>
  stop(): Promise<void>
}

const isInstalled = spawnSync('redis-server', ['--version']).status === 0
const missing = 'redis-server is not installed here: apt-get install redis-server'
const isSkipped = !isInstalled && !process.env.CI

/** Tells a story on both sides of a seam: with the default, which needs nothing, and with Redis. */
export function describeSides(story: (side: { withRedis: boolean }) => void): void {
  describe('by default', () => story({ withRedis: false }))
  describeWithRedis('with Redis', () => story({ withRedis: true }))
}

/** Outside CI it is skipped, and says why, where Redis is not installed. */
export function describeWithRedis(title: string, story: () => void): void {
  describe.skipIf(isSkipped)(isSkipped ? `${title} (${missing})` : title, story)
}

export async function startRedis(): Promise<RedisServer> {
  if (!isInstalled) throw new Error(missing)
  const folder = await mkdtemp(join(tmpdir(), 'brota-redis-'))
  const port = await freePort()
  let server: ChildProcess
  const start = async () => {
    const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '']
    server = spawn('redis-server', settings, { stdio: 'ignore' })
    await until(() => isOpen(port))
  }
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill('SIGKILL')
    await gone
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    start,
    stop: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = connect(port, '127.0.0.1', () => {
      probe.destroy()
      done(true)
    })
    probe.on('error', () => done(false))
  })
