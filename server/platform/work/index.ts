import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import {
  type CronItem,
  type JobHelpers,
  Logger,
  parseCronItems,
  type Runner,
  run,
  runOnce,
  type WorkerEvents,
} from 'graphile-worker'
import type { Db } from '../db/index.ts'
import { platform } from '../index.ts'
import { redact } from '../log/redact.ts'
import { logLostJobs, releaseAbandoned } from './abandoned.ts'

export { releaseAll } from './abandoned.ts'
export { removeJobsAbout } from './removeJobs.ts'
export { sweepAll, sweepOld } from './sweepAll.ts'

/** What a module does outside a request: its name -> its work. Throwing means: try again later, with growing waits. */
export type Tasks = Record<string, (payload: Record<string, unknown>, helpers: JobHelpers) => Promise<void>>

type JobOptions = {
  runAt?: Date
  /** A second job with the same key replaces the first while it waits. */
  jobKey?: string
  maxAttempts?: number
  /** What can wait has a higher number than 0: done when nothing else is due. */
  priority?: number
}

/** Queues work in the caller's transaction: saved with the mutation or not at all. */
export async function addJob(
  db: Db,
  task: string,
  payload: Record<string, unknown>,
  options: JobOptions = {},
): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json, run_at => ${options.runAt?.toISOString() ?? null}::timestamptz,
      job_key => ${options.jobKey ?? null}::text, max_attempts => ${options.maxAttempts ?? 25}::int,
      priority => ${options.priority ?? 0}::int)`)
}

/** Takes a waiting job back, e.g. a mail whose mutation was undone. */
export async function removeJob(db: Db, jobKey: string): Promise<void> {
  await db.execute(sql`select graphile_worker.remove_job(${jobKey})`)
}

/** Starts this process's worker on the shared pool. `crons` repeat by UTC, once however many processes there are. */
export async function startWorker(tasks: Tasks, crons: CronItem[]): Promise<Runner> {
  const stopWatching = await releaseAbandoned()
  const events: WorkerEvents = new EventEmitter()
  const stopLooking = logLostJobs(events)
  const runner = await run({
    ...commonOptions(tasks),
    events,
    concurrency: 4,
    pollInterval: 1_000,
    parsedCronItems: parseCronItems(crons),
  })
  runner.events.on('job:error', ({ job, error }) =>
    platform().log.warn(
      { task: job.task_identifier, attempt: job.attempts, error: String(error) },
      'a job failed',
    ),
  )
  runner.events.on('stop', () => {
    stopWatching()
    stopLooking()
  })
  return runner
}

/** Does what is due now and comes back: for tests and commands. */
export const workOnce = (tasks: Tasks): Promise<void> => runOnce(commonOptions(tasks))

function commonOptions(tasks: Tasks) {
  const { database, log } = platform()
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, work]) => [
      name,
      // The queue keeps and logs what a task throws.
      (payload: unknown, helpers: JobHelpers) =>
        work(payload as Record<string, unknown>, helpers).catch((thrown) => {
          throw redact(thrown)
        }),
    ]),
  )
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else log.debug(message)
  })
  return { pgPool: database.pool, taskList, logger, noHandleSignals: true }
}
