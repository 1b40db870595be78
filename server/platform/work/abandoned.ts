import { sql } from 'drizzle-orm'
import type { WorkerEvents } from 'graphile-worker'
import { minute } from '#lib/durations.ts'
import { platform } from '../index.ts'
import { redact } from '../log/redact.ts'

/** Longer than any of our jobs takes: what is locked longer was held by a process that is gone. */
const longestJobSeconds = 300
const checkEvery = minute

/** Gives back what processes took that ended without a word (kill -9); the queue itself would wait four hours. */
async function release(heldSeconds: number): Promise<void> {
  const { db } = platform().database
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_by is not null and locked_at <= now() - make_interval(secs => ${heldSeconds})))`)
}

/** Gives back all that is locked: for a moment in which no process works on this database. */
export const releaseAll = (): Promise<void> => release(0)

/** Watches for abandoned jobs until the answer is called. */
export async function releaseAbandoned(): Promise<() => void> {
  await release(longestJobSeconds)
  const timer = setInterval(() => {
    release(longestJobSeconds).catch((error) =>
      platform().log.warn({ stack: redact(error).stack }, 'no jobs given back'),
    )
  }, checkEvery)
  timer.unref()
  return () => clearInterval(timer)
}

const lookEvery = 2_000

/**
 * Watches for jobs that this process took and does not work on, until the answer is called: the connection was cut when
 * the queue gave one, or when its end was to be noted. What is so twice in a row is given back.
 */
export function logLostJobs(events: WorkerEvents): () => void {
  const atWork = new Set<string>()
  let worker = ''
  let suspects: string[] = []
  let isLooking = false
  events.on('pool:create', ({ workerPool }) => {
    worker = workerPool.id
  })
  events.on('job:start', ({ job }) => void atWork.add(job.id))
  events.on('job:complete', ({ job }) => void atWork.delete(job.id))
  const look = async () => {
    const idle = (await takenBy(worker)).filter((id) => !atWork.has(id))
    const lost = idle.filter((id) => suspects.includes(id))
    suspects = idle
    if (lost.length === 0) return
    await releaseJobs(worker, lost)
    platform().log.warn({ jobs: lost.length }, 'jobs that were cut off are given back')
  }
  const timer = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    // While the database is away there is nothing to look at; that it is, others say.
    await look().catch(() => {})
    isLooking = false
  }, lookEvery)
  timer.unref()
  return () => clearInterval(timer)
}

async function takenBy(worker: string): Promise<string[]> {
  const { rows } = await platform().database.db.execute<{ id: string }>(
    sql`select id from graphile_worker._private_jobs where locked_by = ${worker}`,
  )
  return rows.map(({ id }) => id)
}

async function releaseJobs(worker: string, ids: readonly string[]): Promise<void> {
  await platform().database.db.execute(sql`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
    where locked_by = ${worker} and id = any(array(
      select id::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) id))`)
}
