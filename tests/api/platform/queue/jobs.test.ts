import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { addJob, addJobs, workOnce } from '#server/platform/work/index.ts'
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

it('A job that fails is one warning each time, with its stack, and an error when it is given up', async () => {
  const { log, database } = testApp.platform
  const [warned, failed] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')]
  const fail = async () => {
    throw new Error('no luck')
  }
  await addJob(database.db, 'tests.failing', {})
  const work = () => workOnce({ 'tests.failing': fail })
  await work()
  const line = { task: 'tests.failing', stack: expect.stringContaining('Error: no luck') }
  expect(warned.mock.calls).toEqual([[{ ...line, attempt: 1 }, 'a job failed']])
  expect(failed.mock.calls).toEqual([])
  await database.pool.query(
    "update graphile_worker._private_jobs set max_attempts = 2, run_at = now() where last_error = 'no luck'",
  )
  await work()
  expect(warned.mock.calls).toHaveLength(1)
  expect(failed.mock.calls).toEqual([[{ ...line, attempt: 2 }, 'a job failed, and is not tried again']])
})
