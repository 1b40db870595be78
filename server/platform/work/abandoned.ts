import { sql } from 'drizzle-orm'
import type { WorkerEvents } from 'graphile-worker'
import { minute } from '#lib/durations.ts'
import { platform } from '../index.ts'
import { redact } from '../log/redact.ts'

/** Longer than any job takes: a job that is locked longer belongs to a process that ended. */
const longestJobSeconds = 300
const checkEvery = minute

/** Unlocks jobs of processes that were killed; the queue itself would wait four hours. */
async function release(lockedSeconds: number): Promise<void> {
  const { db } = platform().database
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_by is not null and locked_at <= now() - make_interval(secs => ${lockedSeconds})))`)
}

/** Unlocks all jobs, for when no process works on this database. */
export const releaseAll = (): Promise<void> => release(0)

/** Unlocks abandoned jobs every minute until the returned function is called. */
export async function releaseAbandoned(): Promise<() => void> {
  await release(longestJobSeconds)
  const timer = setInterval(() => {
    release(longestJobSeconds).catch((error) =>
      platform().log.warn({ stack: redact(error).stack }, 'abandoned jobs could not be unlocked'),
    )
  }, checkEvery)
  timer.unref()
  return () => clearInterval(timer)
}

const lostJobsEvery = 2_000

/**
 * Unlocks jobs that this process locked but does not work on, because the connection was cut when the queue assigned
 * one or marked it as done. A job is unlocked when two checks in a row find it locked since the same moment. Stops when
 * the returned function is called.
 */
export function logLostJobs(events: WorkerEvents): () => void {
  const atWork = new Set<string>()
  let worker = ''
  let suspects: Lock[] = []
  let isChecking = false
  events.on('pool:create', ({ workerPool }) => {
    worker = workerPool.id
  })
  events.on('job:start', ({ job }) => void atWork.add(job.id))
  events.on('job:complete', ({ job }) => void atWork.delete(job.id))
  const check = async () => {
    const idle = (await findLockedBy(worker)).filter(({ id }) => !atWork.has(id))
    // A later lock is of a job that was given back meanwhile and fetched again.
    const lost = idle.filter(({ id, since }) =>
      suspects.some((suspect) => suspect.id === id && suspect.since === since),
    )
    suspects = idle
    if (lost.length === 0) return
    await releaseJobs(
      worker,
      lost.map(({ id }) => id),
    )
    platform().log.warn({ jobs: lost.length }, 'jobs of lost connections were unlocked')
  }
  const timer = setInterval(async () => {
    if (isChecking) return
    isChecking = true
    // While the database is away nothing can be checked; others log that it is.
    await check().catch(() => {})
    isChecking = false
  }, lostJobsEvery)
  timer.unref()
  return () => clearInterval(timer)
}

type Lock = { id: string; since: string }

async function findLockedBy(worker: string): Promise<Lock[]> {
  const { rows } = await platform().database.db.execute<Lock>(
    sql`select id, locked_at::text as since from graphile_worker._private_jobs where locked_by = ${worker}`,
  )
  return rows
}

async function releaseJobs(worker: string, ids: readonly string[]): Promise<void> {
  await platform().database.db.execute(sql`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
    where locked_by = ${worker} and id = any(array(
      select id::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) id))`)
}
