import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { App } from './app.ts'
import type { Secrets } from './platform/auth/tokens.ts'
import type { Config } from './platform/config/index.ts'

type WorkerOptions = Pick<Config, 'workers' | 'databaseUrl' | 'databaseConnections' | 'demo'> & {
  secrets: Secrets
}

/** Our own database takes 200; some are for whoever looks after it. */
const connectionsInAll = 180

/** A process that ends sooner than this would end again at once. */
const shortLife = 10_000
const pauseAfterShortLife = 1_000

/** Several processes that share the port; one that ends is started again. Answers when all of them listen. */
export async function openWorkers(site: WorkerOptions): Promise<App> {
  const running = new Set<Worker>()
  let closing = false

  const start = (): Worker => {
    const began = Date.now()
    const worker = cluster.fork(getEnvironment(site))
    running.add(worker)
    worker.on('exit', async (code, signal) => {
      running.delete(worker)
      if (closing) return
      process.stderr.write(`a process of Brota ended (${signal ?? code}); another takes its place\n`)
      if (Date.now() - began < shortLife) await wait(pauseAfterShortLife)
      if (!closing) start()
    })
    return worker
  }
  await Promise.all(Array.from({ length: site.workers }, () => untilItListens(start())))
  return {
    close: async () => {
      closing = true
      const gone = [...running].map((worker) => once(worker, 'exit'))
      for (const worker of running) worker.process.kill('SIGTERM')
      await Promise.all(gone)
    },
  }
}

/** What the first process has decided for all of them. */
const getEnvironment = ({ workers, databaseUrl, databaseConnections, demo, secrets }: WorkerOptions) => ({
  DATABASE_URL: databaseUrl,
  // To a worker every database is one that others run.
  DEMO: demo ? 'on' : 'off',
  // One that is started again may not know a secret that the others do not.
  AUTH_SECRET: secrets[0],
  AUTH_SECRET_PREVIOUS: secrets[1] ?? '',
  DATABASE_CONNECTIONS: String(Math.min(databaseConnections, Math.floor(connectionsInAll / workers))),
})

/** The first start of a process shows whether the house can stand at all. */
function untilItListens(worker: Worker): Promise<void> {
  return new Promise((done, fail) => {
    worker.once('listening', () => done())
    worker.once('exit', (code) => fail(new Error(`a process of Brota ended with ${code} before it answered`)))
  })
}
