import { beforeEach, describe, expect, it } from 'vitest'
import { buildApplication, buildJob, inDays, type Job } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { recordStatements } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ MAIL_UNDO_SECONDS: '60' })
const undoTime = 60_000
let huerto: Person
let lucia: Person

beforeEach(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  lucia = await buildVolunteer({ name: 'Lucía', language: 'en' })
  testApp.mails.length = 0
})

const pass = async () => {
  await testApp.work()
  testApp.pass(undoTime)
  await testApp.work({ later: true })
}
/** Accepts Lucía in an offer. */
const accept = async (job: Job) => {
  const { id } = await buildApplication(job, lucia)
  await testApp.as(huerto).put(`/api/jobs/job/application/${id}`, { status: 'accepted' })
}
const accepted = async (job: Job) => {
  await accept(job)
  await pass()
}
const endService = async () => {
  expect((await testApp.as(huerto).delete(`/api/jobs/volunteers/${lucia.id}`)).status).toBe(204)
  await testApp.work({ later: true })
}
const rate = () => testApp.as(lucia).post(`/api/account/ratings/${huerto.id}`, { rate: 4 })
const read = async ({ id }: Job) => {
  const { application, can } = (await testApp.as(lucia).get(`/api/jobs/job/${id}`)).body
  return [application.ended, can.rate]
}
const list = async () =>
  (await testApp.as(lucia).get('/api/jobs/jobs?applied=true')).body.data.map(
    ({
      application,
      can,
    }: Pick<Job, never> & { application: { ended?: string }; can: { rate?: boolean } }) => [
      application.ended,
      can.rate,
    ],
  )
const getEndings = async () =>
  (await testApp.as(lucia).get('/api/notifications/notify')).body.filter(
    ({ detail }: { detail: string }) => detail === 'ended',
  )
const mailsOfEnd = () => testApp.mails.filter(({ subject }) => subject.includes('has ended'))

describe('a service that its organisation ended', () => {
  it('The organisation reads among its applicants whose service has ended', async () => {
    const job = await buildJob(huerto)
    await accepted(job)
    const getEnded = async () =>
      (await testApp.as(huerto).post('/api/jobs/job/application', { job_id: job.id })).body.data.map(
        ({ serviceEnded }: { serviceEnded?: boolean }) => serviceEnded,
      )
    expect(await getEnded()).toEqual([false])
    await endService()
    expect(await getEnded()).toEqual([true])
  })

  it('The volunteer reads on the offer and in their list that they volunteered there, and may rate until they have', async () => {
    const job = await buildJob(huerto)
    await accepted(job)
    expect([await read(job), await list()]).toEqual([[undefined, undefined], [[undefined, undefined]]])
    await endService()
    expect([await read(job), await list()]).toEqual([['served', true], [['served', true]]])
    expect((await rate()).status).toBe(200)
    expect([await read(job), await list()]).toEqual([['served', false], [['served', false]]])
  })

  it('The volunteer is told once, in the bell and by email, whatever the number of their offers', async () => {
    await accepted(await buildJob(huerto))
    await accepted(await buildJob(huerto))
    await endService()
    await endService()
    expect(await getEndings()).toMatchObject([
      { type: 'jobs', id_notify: huerto.id, action_id: huerto.id, read: false },
    ])
    expect(mailsOfEnd().map(({ to, subject }) => [to, subject])).toEqual([
      [lucia.email, 'Your volunteering at Huerto Vivo has ended'],
    ])
    expect(mailsOfEnd()[0]?.text).toContain(`/user/${huerto.id}?tab=profile&lang=en#ratings`)
  })

  it('The volunteer gets no email where they want none of offers', async () => {
    const at = '/api/notifications/preferences'
    const { body } = await testApp.as(lucia).get(at)
    await testApp.as(lucia).put(at, { ...body, jobs: { inApp: true, email: 'never' } })
    await accepted(await buildJob(huerto))
    await endService()
    expect([(await getEndings()).length, mailsOfEnd()]).toEqual([1, []])
  })

  it('A volunteer whom the organisation blocks is told nothing', async () => {
    await accepted(await buildJob(huerto))
    await testApp.as(huerto).post(`/api/moderation/block/${lucia.id}`)
    await endService()
    expect([await getEndings(), mailsOfEnd()]).toEqual([[], []])
  })

  it('Who was taken off before their acceptance counted is told nothing, and never reads that they are in', async () => {
    const job = await buildJob(huerto)
    await accept(job)
    await endService()
    expect(await read(job)).toEqual([undefined, undefined])
    await pass()
    expect([await read(job), await getEndings(), mailsOfEnd()]).toEqual([['before-start', false], [], []])
  })

  it('A list of many ended services asks once which organisations were rated', async () => {
    for (const _ of [1, 2, 3]) await accepted(await buildJob(huerto))
    await endService()
    const statements = await recordStatements(testApp.platform, () =>
      testApp.as(lucia).get('/api/jobs/jobs?applied=true'),
    )
    expect(statements.filter(({ text }) => text.includes('from "ratings"'))).toHaveLength(1)
  })
})

describe('a service whose days are over', () => {
  const dayLong = 86_400_000
  /** What Lucía reads of an offer that began so many days ago, where she was accepted before or after that. */
  const readBegun = async (daysAgo: number, dates: Partial<Job>, acceptedDaysAgo = daysAgo + 1) => {
    const job = await buildJob(huerto, { workShift: [], ...dates, startDate: inDays(-daysAgo) })
    const undoUntil = new Date(testApp.platform.clock.now().getTime() - acceptedDaysAgo * dayLong)
    await buildApplication(job, lucia, { status: 'accepted', undoUntil })
    return read(job)
  }

  it('It has ended the day after its last one', async () => {
    expect(await readBegun(0, { durationDays: 1 })).toEqual([undefined, undefined])
    expect(await readBegun(1, { durationDays: 1 })).toEqual(['served', true])
    expect(await readBegun(1, { durationDays: 2 })).toEqual([undefined, undefined])
    expect(await getEndings()).toEqual([])
  })

  it('The days of an offer on one day of the week last as many weeks', async () => {
    const mondays = { durationDays: 3, workShift: ['mon-a'] } satisfies Partial<Job>
    expect(await readBegun(14, mondays)).toEqual([undefined, undefined])
    expect(await readBegun(15, mondays)).toEqual(['served', true])
  })

  it('It goes on where the offer has no number of days, and for who was accepted after them', async () => {
    expect(await readBegun(400, { durationDays: null })).toEqual([undefined, undefined])
    expect(await readBegun(9, { durationDays: 2 }, 1)).toEqual([undefined, undefined])
  })
})
