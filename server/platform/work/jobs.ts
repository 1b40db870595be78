import { type SQL, sql } from 'drizzle-orm'
import { beforeCommit, type Saving } from '../db/beforeCommit.ts'
import type { Db } from '../db/index.ts'

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

type NewJob = JobOptions & { task: string; payload: Record<string, unknown> }

const attempts = 25

/**
 * By one call, which notifies the workers once: for each job it would take as long as for many. Waiting jobs are locked in the
 * order of their keys, so that no two transactions wait for each other.
 */
const saving: Saving = {
  kind: 'jobs',
  save: [
    (rows) => sql`select added.id
    from (
      select keeps_run_at, array_agg(
        row(task, payload, null, run_at, max_attempts, key, priority, null)::graphile_worker.job_spec order by key, ordinal
      ) as jobs
      from rows from (jsonb_to_recordset(${rows}) as (task text, payload json, run_at timestamptz, max_attempts smallint,
          key text, priority smallint, keeps_run_at boolean))
        with ordinality as new_jobs (task, payload, run_at, max_attempts, key, priority, keeps_run_at, ordinal)
      group by keeps_run_at order by keeps_run_at
    ) new_jobs cross join lateral graphile_worker.add_jobs(jobs, keeps_run_at) added`,
  ],
}

/** Of several jobs with one key the last replaces those before. */
function withoutReplaced(jobs: readonly NewJob[]): NewJob[] {
  const byKey = new Map<string, NewJob>()
  for (const job of jobs) {
    const { jobKey, keepsRunAt } = job
    if (!jobKey) continue
    const replaced = byKey.get(jobKey)
    byKey.set(jobKey, keepsRunAt && replaced ? { ...job, runAt: replaced.runAt } : job)
  }
  return [...jobs.filter(({ jobKey }) => !jobKey), ...byKey.values()]
}

const toRow = ({ task, payload, runAt, jobKey, keepsRunAt = false, ...job }: NewJob) => ({
  ...{ task, payload, run_at: runAt, key: jobKey, keeps_run_at: keepsRunAt },
  ...{ max_attempts: job.maxAttempts ?? attempts, priority: job.priority ?? 0 },
})

const adding = beforeCommit<NewJob>(saving, (added) => withoutReplaced(added).map(toRow))

/** Adds a job to the queue when the caller's transaction commits. */
export const addJob = (
  db: Db,
  task: string,
  payload: Record<string, unknown>,
  options: JobOptions = {},
): Promise<void> => adding.add(db, [{ ...options, task, payload }])

type ManyOptions = { runAt?: Date; getJobKey?: (payload: Record<string, unknown>) => string }

/** Adds jobs of one task to the queue when the caller's transaction commits. */
export const addJobs = (
  db: Db,
  task: string,
  payloads: readonly Record<string, unknown>[],
  { runAt, getJobKey }: ManyOptions = {},
): Promise<void> =>
  adding.add(
    db,
    payloads.map((payload) => ({ task, payload, runAt, jobKey: getJobKey?.(payload) })),
  )

/** Removes waiting jobs, e.g. of emails whose mutation was undone. */
export async function removeJobs(db: Db, jobKeys: readonly string[]): Promise<void> {
  if (jobKeys.length === 0) return
  await adding.finishNow(db)
  await db.execute(
    sql`select graphile_worker.remove_job(key) from unnest(${sql.param([...jobKeys])}::text[]) as key`,
  )
}

export const removeJob = (db: Db, jobKey: string): Promise<void> => removeJobs(db, [jobKey])

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
  await adding.finishNow(db)
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
