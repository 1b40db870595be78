import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import type { App } from './app.ts'
import type { Secrets } from './platform/auth/tokens.ts'
import type { Config } from './platform/config/index.ts'
import { sumWorkerMetrics } from './platform/observability/workerMetrics.ts'
import { OperatorError } from './platform/operatorError.ts'

type WorkerOptions = Pick<Config, 'workers' | 'databaseUrl' | 'databaseConnections' | 'demo'> & {
  secrets: Secrets
}

/** The embedded database takes 200 connections; the rest is left to the operator. */
const connectionsInAll = 180

/** A worker that lived shorter than this is restarted after a pause, as it may end at once again. */
const shortLife = 10_000
const pauseAfterShortLife = 1_000

/** `listening` resolves when all processes listen, and rejects when one ends before that. */
export type Workers = App & { listening: Promise<unknown> }

/** Starts several processes that share the port and restarts those that end. */
export function startWorkers(site: WorkerOptions): Workers {
  const running = new Set<Worker>()
  const addToSum = sumWorkerMetrics()
  let closing = false

  const start = (): Worker => {
    const began = Date.now()
    const worker = cluster.fork(getEnvironment(site))
    running.add(worker)
    addToSum(worker)
    // A connection that cannot be handed to a worker that is ending is an error of the worker, which its exit tells of.
    worker.on('error', () => {})
    worker.on('exit', async (code, signal) => {
      running.delete(worker)
      if (closing) return
      process.stderr.write(`a process of Brota ended (${signal ?? code}); it is started again\n`)
      if (Date.now() - began < shortLife) await wait(pauseAfterShortLife)
      if (!closing) start()
    })
    return worker
  }
  return {
    listening: Promise.all(Array.from({ length: site.workers }, () => waitUntilListening(start()))),
    close: async () => {
      closing = true
      // Not `once` of node:events, which would stop waiting at an error.
      const exits = [...running].map((worker) => new Promise((done) => worker.once('exit', done)))
      for (const worker of running) worker.process.kill('SIGTERM')
      await Promise.all(exits)
    },
  }
}

/** The settings that the first process decided for all workers. */
const getEnvironment = ({ workers, databaseUrl, databaseConnections, demo, secrets }: WorkerOptions) => ({
  DATABASE_URL: databaseUrl,
  // A worker always has DATABASE_URL, so it would not fill the demo town by itself.
  DEMO: demo ? 'on' : 'off',
  // A worker that is restarted has to use the same secrets as the others.
  AUTH_SECRET: secrets[0],
  AUTH_SECRET_PREVIOUS: secrets[1] ?? '',
  DATABASE_CONNECTIONS: String(Math.min(databaseConnections, Math.floor(connectionsInAll / workers))),
})

/** Resolves when the worker listens, rejects when it ends before that. */
function waitUntilListening(worker: Worker): Promise<void> {
  return new Promise((done, fail) => {
    worker.once('listening', () => done())
    worker.once('exit', (code) =>
      fail(new OperatorError(`a process of Brota ended with ${code} before it listened`)),
    )
  })
}
