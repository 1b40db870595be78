import { sql } from 'drizzle-orm'
import type { WorkerEvents } from 'graphile-worker'
import { platform } from '../index.ts'
import { redact } from '../log/redact.ts'

/** A process renews the locks of the jobs that it works on: who has not for so long has ended. */
const silenceSeconds = 30
const renewAfterSeconds = 5
const checkEvery = 5_000

/** Unlocks all jobs, for when no process works on this database. */
export async function releaseAll(): Promise<void> {
  await unlock(await findSilent(0))
}

/** The processes that locked a job and have not renewed it for so many seconds. */
async function findSilent(seconds: number): Promise<string[]> {
  const { rows } = await platform().database.db.execute<{ worker: string }>(sql`
    select distinct locked_by as worker from graphile_worker._private_jobs
    where locked_by is not null and locked_at <= now() - make_interval(secs => ${seconds})`)
  return rows.map(({ worker }) => worker)
}

async function unlock(workers: readonly string[]): Promise<void> {
  if (workers.length === 0) return
  await platform().database.db.execute(
    sql`select graphile_worker.force_unlock_workers(${sql.param([...workers])}::text[])`,
  )
}

/**
 * Unlocks the jobs of processes that were killed, until the returned function is called; the queue itself would wait four
 * hours. Two checks in a row have to find a process silent: when the database was away, all of them are at first.
 */
export async function releaseAbandoned(): Promise<() => void> {
  let suspects = await findSilent(silenceSeconds)
  const check = async () => {
    const silent = await findSilent(silenceSeconds)
    await unlock(silent.filter((worker) => suspects.includes(worker)))
    suspects = silent
  }
  const timer = setInterval(() => {
    check().catch((error) =>
      platform().log.warn({ stack: redact(error).stack }, 'abandoned jobs could not be unlocked'),
    )
  }, checkEvery)
  timer.unref()
  return () => clearInterval(timer)
}

const lostJobsEvery = 2_000

/**
 * Renews the locks of the jobs that this process works on. Unlocks jobs that it locked but does not work on, because the
 * connection was cut when the queue assigned one or marked it as done. A job is unlocked when two checks in a row find it
 * locked since the same moment. Stops when the returned function is called.
 */
export function watchLocks(events: WorkerEvents): () => void {
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
    const idle = (await renewLocks(worker, [...atWork])).filter(({ id }) => !atWork.has(id))
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

/** Renews this worker's locks of these jobs once they are some seconds old, so that short jobs are not written; returns all its locks. */
async function renewLocks(worker: string, ids: readonly string[]): Promise<Lock[]> {
  const { rows } = await platform().database.db.execute<Lock>(sql`
    with renewed as (
      update graphile_worker._private_jobs set locked_at = now()
      where locked_by = ${worker} and locked_at < now() - make_interval(secs => ${renewAfterSeconds})
        and id = any(${sql.param([...ids])}::bigint[]))
    select id, locked_at::text as since from graphile_worker._private_jobs where locked_by = ${worker}`)
  return rows
}

async function releaseJobs(worker: string, ids: readonly string[]): Promise<void> {
  await platform().database.db.execute(sql`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
    where locked_by = ${worker} and id = any(${sql.param([...ids])}::bigint[])`)
}
