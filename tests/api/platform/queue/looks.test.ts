import { expect, it } from 'vitest'
import { addJob, startWorker } from '#server/platform/work/index.ts'
import { openTestApp } from '../../setup/testApp.ts'
import { until } from '../../setup/until.ts'

const testApp = openTestApp()

/** How often the queue was looked at for jobs so far, by the statement's name. */
function countLooks(): () => number {
  const { directPool } = testApp.platform.database
  let looks = 0
  directPool.on('acquire', (client) => {
    if ('countsLooks' in client) return
    const query = client.query.bind(client)
    Object.assign(client, {
      countsLooks: true,
      query: (...given: Parameters<typeof query>) => {
        const [statement] = given as unknown[]
        const name = typeof statement === 'object' && statement && 'name' in statement ? statement.name : ''
        if (String(name).startsWith('get_job')) looks += 1
        return query(...given)
      },
    })
  })
  return () => looks
}

it('Jobs that are due later do not make the queue look for them one by one, and those due now are each done once', async () => {
  const { db } = testApp.platform.database
  const getLooks = countLooks()
  const done: unknown[] = []
  const work = async ({ number }: Record<string, unknown>) => void done.push(number)
  const worker = await startWorker({ 'tests.now': work, 'tests.later': work }, [])
  const inAnHour = new Date(Date.now() + 3_600_000)
  for (let number = 0; number < 100; number += 1)
    await addJob(db, 'tests.later', { number }, { runAt: inAnHour })
  expect(getLooks()).toBeLessThan(60)
  for (let number = 0; number < 100; number += 1) await addJob(db, 'tests.now', { number })
  await until(() => done.length >= 100)
  await worker.stop()
  expect(done.toSorted((one, other) => Number(one) - Number(other))).toEqual(
    Array.from({ length: 100 }, (_, number) => number),
  )
})

it('Jobs that wait behind slow ones of this process are given to another process', async () => {
  const { db } = testApp.platform.database
  const held: (() => void)[] = []
  const ran: string[] = []
  const wait = () => new Promise<void>((go) => held.push(go))
  const slow = await startWorker(
    { 'tests.slow': wait, 'tests.quick': async () => void ran.push('first') },
    [],
  )
  for (let number = 0; number < 4; number += 1) await addJob(db, 'tests.slow', { number })
  await until(() => held.length === 4)
  for (let number = 0; number < 3; number += 1) await addJob(db, 'tests.quick', { number })
  const other = await startWorker({ 'tests.quick': async () => void ran.push('second') }, [])
  await until(() => ran.length === 3)
  expect(ran).toEqual(['second', 'second', 'second'])
  for (const go of held) go()
  await Promise.all([slow.stop(), other.stop()])
})
