import pg from 'pg'
import { expect, it } from 'vitest'
import { addJobs } from '#server/platform/work/index.ts'
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
