import { beforeAll, beforeEach, expect, it } from 'vitest'
import { answersFor, buildApplication, buildJob, type Job } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { type LiveStream, listenTo } from '../setup/listen.ts'
import { openTestApp } from '../setup/testApp.ts'
import { until } from '../setup/until.ts'

// The undo time is short, so that bearers do not expire while the tests let it pass.
const testApp = openTestApp({ MAIL_UNDO_SECONDS: '60' })
const listenAs = listenTo(testApp)
const undoTime = 60_000

let huerto: Person
let lucia: Person
let theirs: LiveStream
let hers: LiveStream
beforeAll(async () => {
  huerto = await buildOrganisation()
  lucia = await buildVolunteer({ age: 30 })
  // Neither takes notifications of offers.
  for (const person of [huerto, lucia]) {
    const at = '/api/notifications/preferences'
    const { body } = await testApp.as(person).get(at)
    await testApp.as(person).put(at, { ...body, jobs: { inApp: false, email: 'never' } })
  }
})
beforeEach(async () => {
  ;[theirs, hers] = [await listenAs(huerto), await listenAs(lucia)]
})

const apply = async (job: Job, waitingList = false): Promise<string> =>
  (
    await testApp
      .as(lucia)
      .post('/api/jobs/job/apply', { job_id: job.id, answers: answersFor(job), waitingList })
  ).body.id
const withdraw = (id: string) => testApp.as(lucia).delete(`/api/jobs/job/application/${id}`)
const decide = (id: string, status: string) =>
  testApp.as(huerto).put(`/api/jobs/job/application/${id}`, { status })
const changes = ({ events }: LiveStream, { id }: Job) =>
  events.filter(({ event, data }) => event === 'applicationChange' && data.job_id === id).length

/** Waits until each side was told of so many changes. */
const told = async (job: Job, theirCount: number, herCount: number) => {
  await until(() => changes(theirs, job) >= theirCount && changes(hers, job) >= herCount)
  expect([changes(theirs, job), changes(hers, job)]).toEqual([theirCount, herCount])
}

/** An offer of one place that somebody else takes. */
async function fullJob(): Promise<Job> {
  const job = await buildJob(huerto, { vacancies: 1 })
  await buildApplication(job, await buildVolunteer(), { status: 'accepted' })
  return job
}

it('Both sides are told live of an application and of its withdrawal, whatever notifications they take', async () => {
  const job = await buildJob(huerto)
  const id = await apply(job)
  await told(job, 1, 1)
  await withdraw(id)
  await told(job, 2, 2)
})

it('The organisation is told of a decision and of its undo at once, the applicant once it counts', async () => {
  const job = await buildJob(huerto)
  const id = await apply(job)
  await decide(id, 'refused')
  await told(job, 2, 1)
  await decide(id, 'pending')
  await told(job, 3, 1)
  const body = { job_id: job.id, ids: [id], status: 'accepted' }
  await testApp.as(huerto).post('/api/jobs/job/application/decide', body)
  await testApp.work()
  await told(job, 4, 1)
  testApp.pass(undoTime)
  await testApp.work({ later: true })
  await until(() => changes(hers, job) > 1)
  expect(changes(theirs, job)).toBe(4)
})

it('Both sides are told of an ended service, the volunteer once they see that they were accepted', async () => {
  const [job, other] = [await buildJob(huerto), await buildJob(huerto)]
  await decide(await apply(job), 'accepted')
  await testApp.work()
  testApp.pass(undoTime)
  await testApp.work({ later: true })
  await told(job, 2, 2)
  await decide(await apply(other), 'accepted')
  await told(other, 2, 1)
  await testApp.as(huerto).delete(`/api/jobs/volunteers/${lucia.id}`)
  await told(job, 3, 3)
  await told(other, 3, 1)
  testApp.pass(undoTime)
  await testApp.work({ later: true })
  await told(other, 3, 2)
})

it('A closed offer tells of the applications that it refuses', async () => {
  const job = await buildJob(huerto)
  await apply(job)
  await testApp.as(huerto).post(`/api/jobs/jobs/${job.id}/close`, { refusePending: true })
  await told(job, 2, 1)
  testApp.pass(undoTime)
  await testApp.work({ later: true })
  await told(job, 2, 2)
})

it('Both sides are told of who joins a waiting list, leaves it, and loses it with the offer', async () => {
  const job = await fullJob()
  const id = await apply(job, true)
  await told(job, 1, 1)
  await withdraw(id)
  await told(job, 2, 2)
  await apply(job, true)
  await testApp.as(huerto).post(`/api/jobs/jobs/${job.id}/close`, {})
  await told(job, 4, 4)
})

it('Both sides are told of who takes a place of the waiting list, and of who lets it pass', async () => {
  const job = await fullJob()
  const offered = async () => {
    const id = await apply(job, true)
    await testApp.platform.database.pool.query(
      "update applications set place_offered_until = now() + interval '1 hour' where id = $1",
      [id],
    )
    return id
  }
  const id = await offered()
  await told(job, 1, 1)
  await testApp.as(lucia).post(`/api/jobs/job/application/${id}/place`)
  await told(job, 2, 2)
  await withdraw(id)
  await told(job, 3, 3)
  const passed = await offered()
  await testApp.platform.database.pool.query(
    "update applications set place_offered_until = now() - interval '1 hour' where id = $1",
    [passed],
  )
  await testApp.work()
  await told(job, 5, 5)
})
