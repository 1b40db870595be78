import { EventEmitter } from 'node:events'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
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
import type { Db } from '../db/index.ts'
import { preparedSql } from '../db/prepared.ts'
import { platform } from '../index.ts'
import { redact } from '../log/redact.ts'
import { traced } from '../observability/traced.ts'
import { releaseAbandoned, watchLocks } from './abandoned.ts'
import { watchFetchedJobs } from './fetchedJobs.ts'

export { releaseAll } from './abandoned.ts'
export { sweepAll, sweepOld } from './sweepAll.ts'

/** The queue tasks of a module by name. A task that throws is tried again later, with growing pauses. */
export type Tasks = Record<string, (payload: Record<string, unknown>, helpers: JobHelpers) => Promise<void>>

type JobOptions = {
  runAt?: Date
  /** A new job replaces a waiting one with this key. */
  jobKey?: string
  /** It runs when the job that it replaces would have. */
  keepsRunAt?: boolean
  maxAttempts?: number
  /** Above 0 for work that can wait: it is done when nothing else is due. */
  priority?: number
}

type JobParts = Record<'task' | 'payload' | 'runAt' | 'jobKey', SQL | Placeholder> & {
  maxAttempts?: SQL | Placeholder
  priority?: SQL | Placeholder
  jobKeyMode?: SQL | Placeholder
}

const attempts = 25

/** Adds a job, as an expression of a statement that saves what the job is about. */
export const addedJob = ({ task, payload, runAt, jobKey, ...options }: JobParts): SQL => sql`
  graphile_worker.add_job(${task}, ${payload}::json, run_at => ${runAt}::timestamptz, job_key => ${jobKey}::text,
    max_attempts => ${options.maxAttempts ?? sql.raw(String(attempts))}::int, priority => ${options.priority ?? sql`0`}::int,
    job_key_mode => ${options.jobKeyMode ?? sql`'replace'`}::text)`

const newJob = preparedSql(
  'work_add_job',
  sql`select id from ${addedJob({
    task: sql.placeholder('task'),
    payload: sql.placeholder('payload'),
    runAt: sql.placeholder('runAt'),
    jobKey: sql.placeholder('jobKey'),
    maxAttempts: sql.placeholder('maxAttempts'),
    priority: sql.placeholder('priority'),
    jobKeyMode: sql.placeholder('jobKeyMode'),
  })}`,
)

/** Adds a job to the queue in the caller's transaction. */
export async function addJob(
  db: Db,
  task: string,
  payload: Record<string, unknown>,
  options: JobOptions = {},
): Promise<void> {
  await newJob(db).execute({
    task,
    payload: JSON.stringify(payload),
    runAt: options.runAt?.toISOString() ?? null,
    jobKey: options.jobKey ?? null,
    maxAttempts: options.maxAttempts ?? attempts,
    priority: options.priority ?? 0,
    jobKeyMode: options.keepsRunAt ? 'preserve_run_at' : 'replace',
  })
}

type ManyOptions = { runAt?: Date; getJobKey?: (payload: Record<string, unknown>) => string }

/** Adds jobs of one task in the caller's transaction by one statement, which notifies the workers once. */
export async function addJobs(
  db: Db,
  task: string,
  payloads: readonly Record<string, unknown>[],
  { runAt, getJobKey }: ManyOptions = {},
): Promise<void> {
  if (payloads.length === 0) return
  const jobs = payloads.map((payload) => ({ payload, key: getJobKey?.(payload) ?? null }))
  await db.execute(sql`
    select id from graphile_worker.add_jobs(array(
      select row(${task}, job.payload, null, ${runAt?.toISOString() ?? null}::timestamptz, ${attempts}::smallint, job.key, 0::smallint,
        null)::graphile_worker.job_spec
      from json_to_recordset(${JSON.stringify(jobs)}::json) job (payload json, key text)))`)
}

/** Removes waiting jobs, e.g. of emails whose mutation was undone. */
export async function removeJobs(db: Db, jobKeys: readonly string[]): Promise<void> {
  if (jobKeys.length === 0) return
  await db.execute(
    sql`select graphile_worker.remove_job(key) from unnest(${sql.param([...jobKeys])}::text[]) as key`,
  )
}

export const removeJob = (db: Db, jobKey: string): Promise<void> => removeJobs(db, [jobKey])

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

/** A name as the value of a field, or of one in an object: what the job is about. */
const isAbout = (names: SQL): SQL => sql`(
  jsonb_path_exists(payload::jsonb, 'strict $.* ? (@ == $names[*])', ${names})
  or jsonb_path_exists(payload::jsonb, 'strict $.* ? (@.type() == "object").* ? (@ == $names[*])', ${names}))`

/** The elements of a list that are no such name and, where they are objects, have none. */
const withoutNames = (list: SQL, names: SQL): SQL =>
  sql`jsonb_path_query_array(${list}, '$[*] ? (!exists(@ ? (@ == $names[*] || @.* == $names[*])))', ${names})`

/**
 * Removes one of these names (an account's id, a file's name) from waiting jobs: deletes jobs whose payload is about it,
 * and takes it out of lists in others. Jobs that are running are not changed.
 */
export async function removeJobsAbout(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const given = sql`${JSON.stringify({ names })}::jsonb`
  await db.execute(
    sql`delete from graphile_worker._private_jobs where locked_at is null and ${isAbout(given)}`,
  )
  const fields = sql`jsonb_each(payload::jsonb) field (name, value)`
  const kept = withoutNames(sql`field.value`, given)
  await db.execute(sql`
    update graphile_worker._private_jobs set payload = (
      select jsonb_object_agg(field.name, case jsonb_typeof(field.value) when 'array' then ${kept} else field.value end)
      from ${fields})::json
    where locked_at is null and exists (
      select 1 from ${fields} where jsonb_typeof(field.value) = 'array' and ${kept} <> field.value)`)
}
