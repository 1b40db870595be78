import { expect, test, vi } from 'vitest'
import { tasks } from '#server/modules.ts'
import { listTables } from '#server/platform/backup/queries.ts'
import { addJob, workOnce } from '#server/platform/work/index.ts'
import { buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const day = 86_400_000

const guest = (ip: string) => ({ id: '', ip, userAgent: 'Firefox', isFromThisMachine: () => false })

const readRows = async (statement: string, values: unknown[] = []) =>
  (await testApp.platform.database.pool.query(statement, values)).rows

/** What a process counts that has just started: the same code with nothing cached. */
async function countViewFreshly() {
  vi.resetModules()
  const { installPlatform } = await import('#server/platform/index.ts')
  installPlatform(testApp.platform)
  return (await import('#server/modules/jobs/countJobView.ts')).countView
}

test('A guest counts as one view a day in all processes, two guests as two, and the next day as another', async () => {
  const job = await buildJob(await buildOrganisation())
  const [countHere, countThere] = [await countViewFreshly(), await countViewFreshly()]
  const { db } = testApp.platform.database
  const getViews = () => readRows('select viewer from job_views where job_id = $1', [job.id])
  const now = testApp.platform.clock.now()
  for (const count of [countHere, countThere, countHere])
    await count(db, { jobId: job.id, viewer: null, request: guest('198.51.100.7'), now })
  expect(await getViews()).toHaveLength(1)
  await countThere(db, { jobId: job.id, viewer: null, request: guest('198.51.100.8'), now })
  expect(await getViews()).toHaveLength(2)

  const getTodaySalts = await readRows('select day, salt from view_salts')
  expect(getTodaySalts).toHaveLength(1)
  const tomorrow = new Date(now.getTime() + day)
  await countHere(db, { jobId: job.id, viewer: null, request: guest('198.51.100.7'), now: tomorrow })
  const viewers = (await getViews()).map(({ viewer }) => viewer)
  expect(new Set(viewers).size).toBe(3)
  // Nothing stores the salt of yesterday's hashes any more.
  const salts = await readRows('select salt from view_salts')
  expect(salts).toHaveLength(1)
  expect(salts[0].salt).not.toBe(getTodaySalts[0].salt)
})

test('The salt is deleted at the end of its day, even without a request', async () => {
  await readRows('delete from view_salts')
  await readRows(`insert into view_salts (day, salt) values ('2020-01-01', 'old')`)
  await addJob(testApp.platform.database.db, 'jobs.forget-salts', {})
  await workOnce(tasks)
  expect(await readRows('select salt from view_salts')).toEqual([])
})

test('No backup contains the salt', async () => {
  const client = await testApp.platform.database.pool.connect()
  const names = (await listTables(client)).map(({ name }) => name)
  client.release()
  expect(names).toContain('public.job_views')
  expect(names).not.toContain('public.view_salts')
})

test('Who is not validated views as a guest, so that nothing names an account that is erased as never validated', async () => {
  const job = await buildJob(await buildOrganisation())
  const [newcomer, member] = [await buildVolunteer({ validatedAt: null }), await buildVolunteer()]
  for (const person of [newcomer, member])
    expect((await testApp.as(person).post(`/api/jobs/jobs/${job.id}/view`)).status).toBe(204)
  const viewers = (await readRows('select viewer from job_views where job_id = $1', [job.id])).map(
    ({ viewer }) => viewer,
  )
  expect(viewers).toHaveLength(2)
  expect(viewers).toContain(member.id)
  expect(viewers).not.toContain(newcomer.id)
})
