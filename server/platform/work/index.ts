import { EventEmitter } from 'node:events'
import {
  type CronItem,
  type JobHelpers,
  Logger,
  parseCronItems,
  run,
  runOnce,
  type WorkerEvents,
} from 'graphile-worker'
import { hour } from '#lib/durations.ts'
import { platform } from '../index.ts'
import { redact } from '../log/redact.ts'
import { traced } from '../observability/traced.ts'
import { releaseAbandoned, watchLocks } from './abandoned.ts'
import { watchFetchedJobs } from './fetchedJobs.ts'

export { releaseAll } from './abandoned.ts'
export { addJob, addJobs, removeJob, removeJobs, removeJobsAbout } from './jobs.ts'
export { sweepAll, sweepOld } from './sweepAll.ts'

/** The queue tasks of a module by name. A task that throws is tried again later, with growing pauses. */
export type Tasks = Record<string, (payload: Record<string, unknown>, helpers: JobHelpers) => Promise<void>>

/** How far back a worker that was away adds what it missed. */
const mostMissed = 12 * hour

/** Runs a task every hour at this minute; for hours that no worker was there it runs as soon as one is. */
export const hourly = (task: string, minute: number): CronItem => ({
  task,
  match: `${minute} * * * *`,
  options: { backfillPeriod: mostMissed },
})

/** When the job of a cron was due, which may be long before it runs. */
export function getDue({ _cron: cron }: Record<string, unknown>): Date {
  const isTimed = typeof cron === 'object' && cron !== null && 'ts' in cron
  return isTimed ? new Date(String(cron.ts)) : platform().clock.now()
}

/**
 * The process looks for jobs once for all its workers, and after finding none not again for a tenth of a second: a job
 * that is due later announces itself, too. What waits behind slow jobs is given back for other processes after a second,
 * before `watchLocks` would take it for lost. Milliseconds.
 */
const localQueue = { size: 4, ttl: 1_000, refetchDelay: { durationMs: 100 } }

export type Worker = {
  /** Finishes the jobs at work and gives back those that were fetched for them. */
  stop(): Promise<void>
}

/** Starts the worker of this process on connections that keep their session. `crons` run by UTC, once for all processes. */
export async function startWorker(tasks: Tasks, crons: CronItem[]): Promise<Worker> {
  const stopReleasing = await releaseAbandoned()
  const events: WorkerEvents = new EventEmitter()
  const stopWatching = watchLocks(events)
  const waitForFetched = watchFetchedJobs(events)
  const runner = await run({
    ...commonOptions(tasks, events),
    concurrency: 4,
    pollInterval: 1_000,
    preset: { worker: { localQueue } },
    parsedCronItems: parseCronItems(crons),
  })
  runner.events.on('stop', () => {
    stopReleasing()
    stopWatching()
  })
  return {
    async stop() {
      await waitForFetched()
      await runner.stop()
    },
  }
}

/** Runs all jobs that are due and resolves, for tests and commands. */
export const workOnce = (tasks: Tasks): Promise<void> => runOnce(commonOptions(tasks, new EventEmitter()))

/** Logs each failure once: the library's own line is an error also for a job that will be tried again. */
function logFailures(events: WorkerEvents): void {
  events.on(
    'job:error',
    ({ job: { task_identifier: task, attempts: attempt, max_attempts: most }, error }) => {
      const facts = { task, attempt, stack: redact(error).stack }
      if (attempt < most) platform().log.warn(facts, 'a job failed')
      else platform().log.error(facts, 'a job failed, and is not tried again')
    },
  )
}

function commonOptions(tasks: Tasks, events: WorkerEvents) {
  const { database, log } = platform()
  logFailures(events)
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, work]) => [
      name,
      // The queue stores and logs what a task throws.
      (payload: unknown, helpers: JobHelpers) =>
        traced.job.tracePromise(
          () =>
            work(payload as Record<string, unknown>, helpers).catch((thrown) => {
              throw redact(thrown)
            }),
          { task: name },
        ),
    ]),
  )
  const logger = new Logger(() => (level, message, meta) => {
    if (level === 'error' && !meta?.failure) log.error(message)
    else log.debug(message)
  })
  return { pgPool: database.directPool, taskList, events, logger, noHandleSignals: true }
}
