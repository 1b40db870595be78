import { expect, it, vi } from 'vitest'
import { addJob, startWorker } from '#server/platform/work/index.ts'
import { openTestApp } from '../../setup/testApp.ts'
import { until } from '../../setup/until.ts'

const testApp = openTestApp()

const sleep = (milliseconds: number) => new Promise<void>((go) => setTimeout(go, milliseconds))

const countLocked = async () =>
  (
    await testApp.platform.database.pool.query(
      'select count(*)::int as count from graphile_worker._private_jobs where locked_by is not null',
    )
  ).rows[0].count

async function addNumbered(task: string, times: number): Promise<void> {
  for (let number = 0; number < times; number += 1)
    await addJob(testApp.platform.database.db, task, { number })
}

it('A busy queue that stops gives back what it had fetched, and logs no error', async () => {
  const errors = vi.spyOn(testApp.platform.log, 'error')
  const end = Promise.withResolvers<void>()
  let begun = 0
  const wait = () => {
    begun += 1
    return end.promise
  }
  const worker = await startWorker({ 'tests.held': wait }, [])
  await addNumbered('tests.held', 3)
  await until(() => begun === 3)
  // The fourth worker takes one of these, and the others wait in this process.
  await addNumbered('tests.held', 3)
  await until(async () => (await countLocked()) > 4)
  const stopped = worker.stop()
  await until(async () => (await countLocked()) === 4)
  end.resolve()
  await stopped
  expect(errors.mock.calls).toEqual([])
  await until(async () => (await countLocked()) === 0)
})

it('A job that is fetched, given back and fetched again is not taken for lost, and runs once', async () => {
  const warnings = vi.spyOn(testApp.platform.log, 'warn')
  const ran: unknown[] = []
  const slow = async ({ number }: Record<string, unknown>) => {
    ran.push(number)
    await sleep(1_300 + Number(number) * 70)
  }
  await addNumbered('tests.slow', 24)
  const worker = await startWorker({ 'tests.slow': slow }, [])
  await until(() => ran.length >= 24, 20_000)
  await worker.stop()
  expect(ran.toSorted((one, other) => Number(one) - Number(other))).toEqual(
    Array.from({ length: 24 }, (_, number) => number),
  )
  expect(warnings.mock.calls).toEqual([])
}, 30_000)

it('A job of a process that was killed is done by another within a minute, one that is worked on stays where it is', async () => {
  const { pool } = testApp.platform.database
  const end = Promise.withResolvers<void>()
  const ran: unknown[] = []
  const work = async ({ name }: Record<string, unknown>) => {
    ran.push(name)
    if (name === 'long') await end.promise
  }
  await addJob(testApp.platform.database.db, 'tests.lasting', { name: 'long' })
  const worker = await startWorker({ 'tests.lasting': work }, [])
  await until(() => ran.length === 1)
  await addJob(
    testApp.platform.database.db,
    'tests.lasting',
    { name: 'left' },
    { runAt: new Date(Date.now() + 60_000) },
  )
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '31 seconds',
       locked_by = coalesce(locked_by, 'pool-killed'), run_at = now()`,
  )
  await until(() => ran.length === 2, 20_000)
  await sleep(6_000)
  end.resolve()
  await worker.stop()
  expect(ran).toEqual(['long', 'left'])
}, 60_000)
