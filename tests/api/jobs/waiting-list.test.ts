import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildJob, inDays, type Job, typedJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'
import { waitingListOf } from '../setup/waitingList.ts'

// The undo time is short, so that bearers do not expire while the tests let it pass.
const testApp = openTestApp({ MAIL_UNDO_SECONDS: '60' })
const hours = 3_600_000
const undoTime = 60_000

let huerto: Person
let ana: Person
let lucia: Person
let mateo: Person
beforeAll(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  const build = (name: string) => buildVolunteer({ name, age: 30, language: 'en' })
  ;[ana, lucia, mateo] = [await build('Ana Ruiz'), await build('Lucía Ferrer'), await build('Mateo Gil')]
})
beforeEach(async () => {
  await testApp.work()
  testApp.mails.length = 0
})

const { apply, joined, takePlace, withdraw, decide, jobSeenBy, mailsTo, runOut, fullJob } = waitingListOf(
  testApp,
  () => huerto,
)
const join = (person: Person, job: Job, waitingList = true) => apply(person, job, waitingList)
/** Others are told that the offer has changed. */
const placesFor = (person: Person) =>
  mailsTo(person).filter((subject) => subject.startsWith('A place is free'))
const noticesOf = async (person: Person, job: Job) => {
  const { body } = await testApp.as(person).get('/api/notifications/notify')
  const about = body.filter(({ action_id }: { action_id: string }) => action_id === job.id)
  return about.map(({ detail }: { detail: string }) => detail)
}

describe('joining', () => {
  it('A volunteer joins the waiting list of a full offer, sees their place in line and leaves it', async () => {
    const { job } = await fullJob()
    const before = await jobSeenBy(ana, job)
    expect([before.applyRefusal, before.can.apply, before.can.joinWaitingList]).toEqual(['full', false, true])
    expect((await join(ana, job, false)).body.error).toBe('Job full')
    const first = await join(ana, job)
    expect([first.status, first.body.status, first.body.position]).toEqual([201, 'waitlisted', 1])
    expect(first.body.answers).toHaveLength(1)
    expect((await join(lucia, job)).body.position).toBe(2)
    expect((await join(ana, job)).body.error).toBe('Already applied')
    const after = await jobSeenBy(lucia, job)
    expect(after.application).toMatchObject({ status: 'waitlisted', position: 2, placeOfferedUntil: null })
    expect(after.can.joinWaitingList).toBe(false)
    expect((await withdraw(ana, first.body.id)).status).toBe(204)
    expect((await jobSeenBy(lucia, job)).application.position).toBe(1)
    await testApp.work()
    expect(mailsTo(huerto)).toEqual([])
    expect(await noticesOf(huerto, job)).toEqual([])
  })

  it('The rules of applying are those of the waiting list, and an offer with places takes an application', async () => {
    const { job } = await fullJob({ minimumAge: 40 })
    expect((await join(ana, job)).body.error).toBe('Below the minimum age of this job')
    expect((await jobSeenBy(ana, job)).can.joinWaitingList).toBe(false)
    const roomy = await buildJob(huerto, { vacancies: 2 })
    expect((await join(ana, roomy)).body).toMatchObject({ status: 'pending', position: null })
    const closed = await buildJob(huerto, { status: 'closed', vacancies: 1 })
    expect((await join(ana, closed)).body.error).toBe('Job closed')
  })

  it('The organisation sees who waits on a tab of their own, in order, and cannot decide about them', async () => {
    const { job } = await fullJob()
    const ids = [await joined(ana, job), await joined(lucia, job)]
    const list = await testApp
      .as(huerto)
      .post('/api/jobs/job/application', { job_id: job.id, status: 'waitlisted' })
    expect(list.body.data.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(list.body.data.map(({ position }: { position: number }) => position)).toEqual([1, 2])
    expect(list.body.counts).toMatchObject({ all: 3, accepted: 1, pending: 0, waitlisted: 2 })
    expect((await jobSeenBy(huerto, job)).counts).toMatchObject({ waitlisted: 2, taken: 1 })
    expect((await decide(ids[0] ?? '', 'accepted')).body.error).toBe('Application on the waiting list')
    const many = await testApp
      .as(huerto)
      .post('/api/jobs/job/application/decide', { job_id: job.id, ids, status: 'refused' })
    expect(many.body).toEqual({ data: [], again: 0, skipped: 2 })
    const table = await testApp.as(huerto).get(`/api/jobs/jobs/${job.id}/applications.csv`)
    expect(String(table.body).match(/lista de espera/g)).toHaveLength(2)
  })
})

describe('a place that becomes free', () => {
  it('The first in line is told, says yes, and the organisation decides with the place held for them', async () => {
    const { job, taker, id } = await fullJob()
    const [first, second] = [await joined(ana, job), await joined(lucia, job)]
    await withdraw(taker, id)
    await testApp.work()
    expect(mailsTo(ana)).toEqual(['A place is free in “One place”: it is yours if you want it'])
    expect(mailsTo(lucia)).toEqual([])
    expect(await noticesOf(ana, job)).toEqual(['place-free'])
    const seen = await jobSeenBy(ana, job)
    expect(seen.application).toMatchObject({ status: 'waitlisted', position: null })
    const left =
      new Date(seen.application.placeOfferedUntil).getTime() - testApp.platform.clock.now().getTime()
    expect(left).toBeGreaterThan(47 * hours)
    expect(left).toBeLessThanOrEqual(48 * hours)
    expect([seen.full, (await jobSeenBy(lucia, job)).application.position]).toEqual([true, 1])
    expect((await takePlace(lucia, second)).body.error).toBe('Place not offered')
    expect((await takePlace(lucia, first)).status).toBe(404)

    const yes = await takePlace(ana, first)
    expect([yes.status, yes.body.status]).toEqual([200, 'pending'])
    const again = await takePlace(ana, first)
    expect([again.status, again.body]).toEqual([200, yes.body])
    await testApp.work()
    expect(mailsTo(huerto).filter((subject) => subject.includes('Ana Ruiz'))).toHaveLength(1)
    // The held place goes to nobody else.
    const stranger = await buildVolunteer({ age: 30 })
    expect((await join(stranger, job, false)).body.error).toBe('Job full')
    expect((await jobSeenBy(huerto, job)).counts).toMatchObject({ pending: 1, taken: 1, waitlisted: 1 })
    expect((await decide(first, 'accepted')).status).toBe(200)
    testApp.pass(undoTime)
    await testApp.work({ later: true })
    expect(mailsTo(lucia)).toEqual([])
  })

  it('Who does not answer in two days leaves the list, and the next one is told', async () => {
    const { job, taker, id } = await fullJob({ title: 'Two days' })
    const [first, second] = [await joined(ana, job), await joined(lucia, job)]
    await withdraw(taker, id)
    await testApp.work()
    // The task that comes too early passes nothing on.
    await testApp.work({ later: true })
    expect(mailsTo(lucia)).toEqual([])
    await runOut('applications', 'place_offered_until', 'job_id', job)
    expect((await takePlace(ana, first)).body.error).toBe('Place not offered')
    await testApp.work({ later: true })
    expect(mailsTo(ana)).toEqual([
      'A place is free in “Two days”: it is yours if you want it',
      'The place in “Two days” went to the next person',
    ])
    expect((await jobSeenBy(ana, job)).application).toBeNull()
    expect(mailsTo(lucia)).toEqual(['A place is free in “Two days”: it is yours if you want it'])
    expect((await takePlace(ana, first)).status).toBe(404)
    expect((await takePlace(lucia, second)).body.status).toBe('pending')
    await testApp.work({ later: true })
    expect(testApp.mails.filter(({ subject }) => subject.includes('A place is free'))).toHaveLength(2)
  })

  it('A place that is declined goes to the next person at once', async () => {
    const { job, taker, id } = await fullJob()
    const first = await joined(ana, job)
    await joined(lucia, job)
    await withdraw(taker, id)
    await testApp.work()
    await withdraw(ana, first)
    expect(await noticesOf(ana, job)).toEqual([])
    await testApp.work()
    expect(mailsTo(lucia)).toHaveLength(1)
  })

  it('More places, an end of service and a refusal free places, too', async () => {
    const { job, taker } = await fullJob()
    testApp.pass(undoTime)
    for (const person of [ana, lucia, mateo]) await joined(person, job)
    const wider = await typedJob(huerto, { vacancies: 2, questions: job.questions })
    expect((await testApp.as(huerto).put(`/api/jobs/jobs/${job.id}`, wider)).status).toBe(200)
    await testApp.work()
    expect([placesFor(ana).length, placesFor(lucia).length]).toEqual([1, 0])
    const fewer = await testApp.as(huerto).put(`/api/jobs/jobs/${job.id}`, { ...wider, vacancies: 1 })
    expect(fewer.body.error).toBe('Fewer places than accepted volunteers')

    await testApp.as(huerto).delete(`/api/jobs/volunteers/${taker.id}`)
    await testApp.work()
    expect([placesFor(lucia).length, placesFor(mateo).length]).toEqual([1, 0])

    const { id } = (await jobSeenBy(ana, job)).application
    await takePlace(ana, id)
    expect((await decide(id, 'refused')).status).toBe(200)
    await testApp.work()
    // A refusal that can be undone frees nothing yet.
    expect(placesFor(mateo)).toEqual([])
    testApp.pass(undoTime)
    await testApp.work({ later: true })
    expect(placesFor(mateo)).toHaveLength(1)
  })

  it('An acceptance that is undone gives the place to the list, and one from the list keeps its place', async () => {
    const { job, id } = await fullJob()
    const first = await joined(ana, job)
    await joined(lucia, job)
    await decide(id, 'pending')
    await testApp.work()
    expect([mailsTo(ana).length, (await decide(id, 'accepted')).body.error]).toEqual([
      1,
      'Not enough places left',
    ])
    await takePlace(ana, first)
    await decide(first, 'accepted')
    await decide(first, 'pending')
    await testApp.work({ later: true })
    expect([mailsTo(lucia).length, (await decide(first, 'accepted')).status]).toEqual([0, 200])
  })
})

describe('the end of a waiting list', () => {
  it('Who waits is told that the offer closed, with the words of the organisation, and can join a renewed one', async () => {
    const { job } = await fullJob({ title: 'Closes' })
    await joined(ana, job)
    await testApp.as(huerto).post(`/api/jobs/jobs/${job.id}/close`, { message: 'See you in spring.' })
    await testApp.work()
    expect(mailsTo(ana)).toEqual(['The waiting list of “Closes” is closed'])
    expect(testApp.mails.at(-1)?.text).toContain('See you in spring.')
    expect(await noticesOf(ana, job)).toEqual(['closed'])
    const renewed = await typedJob(huerto, { vacancies: 1, questions: job.questions })
    await testApp.as(huerto).put(`/api/jobs/jobs/${job.id}`, renewed)
    expect((await join(ana, job)).body.position).toBe(1)
  })

  it('At the deadline those who wait are told once, also where a place was offered', async () => {
    const { job, taker, id } = await fullJob({ title: 'Ends soon', deadline: inDays(1) })
    const first = await joined(ana, job)
    await joined(lucia, job)
    await withdraw(taker, id)
    await testApp.work()
    const { placeOfferedUntil } = (await jobSeenBy(ana, job)).application
    expect(new Date(placeOfferedUntil).getTime()).toBe(job.closesAt?.getTime())
    await runOut('jobs', 'closes_at', 'id', job)
    expect((await takePlace(ana, first)).body.error).toBe('Job closed')
    await testApp.work({ later: true })
    await testApp.work({ later: true })
    expect(mailsTo(ana).at(-1)).toBe('The waiting list of “Ends soon” is closed')
    expect(mailsTo(lucia)).toEqual(['The waiting list of “Ends soon” is closed'])
    // It is true of those with a place on offer, too.
    expect(testApp.mails.at(-1)?.text).toContain('places that were still on offer can no longer be taken')
    expect(testApp.mails.at(-1)?.text).not.toContain('No place became free')
  })

  it('An offer that is deleted with its list tells everybody on it', async () => {
    const { job } = await fullJob({ title: 'Deleted' })
    await joined(ana, job)
    const at = `/api/jobs/jobs/${job.id}`
    expect((await testApp.as(huerto).delete(at)).status).toBe(409)
    expect((await testApp.as(huerto).delete(`${at}?insist=true`)).status).toBe(204)
    await testApp.work()
    expect(mailsTo(ana)).toEqual(['“Deleted” was taken down'])
  })
})

it('Blocked and suspended people keep waiting while the place goes to the next, and an erased one is gone', async () => {
  const { job, taker, id } = await fullJob()
  const [blocked, suspended, erased] = [
    await buildVolunteer(),
    await buildVolunteer(),
    await buildVolunteer(),
  ]
  for (const person of [blocked, suspended, erased, ana]) await joined(person, job)
  await testApp.as(huerto).post(`/api/moderation/block/${blocked.id}`)
  const { pool } = testApp.platform.database
  await pool.query('update accounts set suspended_at = now() where id = $1', [suspended.id])
  await pool.query('delete from applications where volunteer_id = $1', [erased.id])
  await withdraw(taker, id)
  await testApp.work()
  expect([blocked, suspended, ana].map((person) => mailsTo(person).length)).toEqual([0, 0, 1])
})

it('The place of an account that is erased goes to the list', async () => {
  const { job, taker } = await fullJob()
  testApp.pass(undoTime)
  await joined(ana, job)
  const { erasePersonalData } = await import('#server/modules/jobs/index.ts')
  await testApp.platform.database.db.transaction((tx) => erasePersonalData(tx, taker.id))
  await testApp.work()
  expect(mailsTo(ana)).toHaveLength(1)
})

it('While a moderator hides an offer its list waits, and goes on when the offer is back', async () => {
  const { job, taker, id } = await fullJob()
  await joined(ana, job)
  const { reportableJobs } = await import('#server/modules/jobs/index.ts')
  const hide = (at: Date | null) =>
    testApp.platform.database.db.transaction((tx) => reportableJobs.hide(tx, job.id, at))
  await hide(new Date())
  await withdraw(taker, id)
  await testApp.work()
  expect(mailsTo(ana)).toEqual([])
  await hide(null)
  await testApp.work()
  expect(mailsTo(ana)).toHaveLength(1)
})
