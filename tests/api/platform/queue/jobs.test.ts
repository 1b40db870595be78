import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { addJob, addJobs, removeJob, removeJobsAbout, workOnce } from '#server/platform/work/index.ts'
import { openTestApp } from '../../setup/testApp.ts'
import { until } from '../../setup/until.ts'

const testApp = openTestApp()

const findJobs = async () =>
  (
    await testApp.platform.database.pool.query(
      `select payload, key, run_at from graphile_worker._private_jobs job
       join graphile_worker._private_tasks task on task.id = job.task_id
       where identifier = 'tests.many' order by payload->>'number'`,
    )
  ).rows

it('Many jobs are added by one statement, which notifies the workers once', async () => {
  const listener = new pg.Client({ connectionString: testApp.databaseUrl })
  const notices: string[] = []
  listener.on('notification', ({ payload = '' }) => notices.push(payload))
  await listener.connect()
  await listener.query('listen "jobs:insert"')
  const runAt = new Date(Date.now() + 3_600_000)
  const payloads = [{ number: 1 }, { number: 2 }, { number: 3 }]
  const add = () =>
    addJobs(testApp.platform.database.db, 'tests.many', payloads, {
      runAt,
      getJobKey: ({ number }) => `many:${number}`,
    })
  await add()
  await until(() => notices.length > 0)
  await listener.end()
  expect(notices.map((notice) => JSON.parse(notice).count)).toEqual([3])
  // A job with the key of one that waits replaces it.
  await add()
  expect(await findJobs()).toEqual(
    payloads.map((payload) => ({ payload, key: `many:${payload.number}`, run_at: runAt })),
  )
  await addJobs(testApp.platform.database.db, 'tests.many', [])
  expect(await findJobs()).toHaveLength(3)
})

it('The jobs of a transaction are added by its commit; the last of one key counts, and one that is removed before is gone', async () => {
  const { db, pool } = testApp.platform.database
  const at = (minutes: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + minutes * 60_000)
  const [soon, later] = [at(10), at(20)]
  const add = (
    tx: Db,
    number: number,
    options: { jobKey?: string; keepsRunAt?: boolean; runAt?: Date } = {},
  ) => addJob(tx, 'tests.each', { number }, { runAt: later, ...options })
  const account = newId()
  await db.transaction(async (tx) => {
    await add(tx, 1)
    await add(tx, 2, { jobKey: 'replaced' })
    await add(tx, 3, { jobKey: 'replaced', runAt: soon })
    await add(tx, 4, { jobKey: 'kept', runAt: soon })
    await add(tx, 5, { jobKey: 'kept', keepsRunAt: true })
    await add(tx, 6, { jobKey: 'removed' })
    await removeJob(tx, 'removed')
    await add(tx, 7, { jobKey: 'removed and added' })
    await removeJob(tx, 'removed and added')
    await add(tx, 8, { jobKey: 'removed and added' })
    await addJob(tx, 'tests.each', { account })
    await removeJobsAbout(tx, [account])
    const { rows } = await pool.query("select from graphile_worker.jobs where task_identifier = 'tests.each'")
    expect(rows).toEqual([])
  })
  const failing = db.transaction(async (tx) => {
    await add(tx, 9)
    throw new Error('not saved')
  })
  await expect(failing).rejects.toThrow('not saved')
  const { rows } = await pool.query(
    `select (payload->>'number')::int as number, key, run_at from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id where identifier = 'tests.each' order by number`,
  )
  expect(rows).toEqual([
    { number: 1, key: null, run_at: later },
    { number: 3, key: 'replaced', run_at: soon },
    { number: 5, key: 'kept', run_at: soon },
    { number: 8, key: 'removed and added', run_at: later },
  ])
})

it('A job that fails is one warning each time, with its stack, and an error when it is given up', async () => {
  const { log, database } = testApp.platform
  onTestFinished(async () => {
    vi.restoreAllMocks()
    await database.pool.query("delete from graphile_worker._private_jobs where payload->>'of' = 'failing'")
  })
  const [warned, failed] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')]
  const fail = async () => {
    throw new Error('no luck')
  }
  await addJob(database.db, 'tests.failing', { of: 'failing' })
  const work = () => workOnce({ 'tests.failing': fail })
  await work()
  const line = { task: 'tests.failing', stack: expect.stringContaining('Error: no luck') }
  expect(warned.mock.calls).toEqual([[{ ...line, attempt: 1 }, 'a job failed']])
  expect(failed.mock.calls).toEqual([])
  // The queue stores the failure after `work` has ended.
  await until(async () => {
    const { rowCount } = await database.pool.query(
      "update graphile_worker._private_jobs set max_attempts = 2, run_at = now() where last_error = 'no luck'",
    )
    return rowCount === 1
  })
  await work()
  expect(warned.mock.calls).toHaveLength(1)
  expect(failed.mock.calls).toEqual([[{ ...line, attempt: 2 }, 'a job failed, and is not tried again']])
})
