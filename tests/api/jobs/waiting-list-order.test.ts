import { beforeEach, describe, expect, it } from 'vitest'
import { reportableJobs } from '#server/modules/jobs/index.ts'
import { restore, suspend } from '#server/modules/moderation/suspend.ts'
import type { Tx } from '#server/platform/db/index.ts'
import { buildApplication, buildJob, inDays, type Job, typedJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'
import { waitingListOf } from '../setup/waitingList.ts'

const testApp = openTestApp({ MAIL_UNDO_SECONDS: '60' })
const hours = 3_600_000
const undoTime = 60_000

let huerto: Person
let ana: Person
let lucia: Person
let mateo: Person
beforeEach(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  const build = (name: string) => buildVolunteer({ name, age: 30, language: 'en' })
  ;[ana, lucia, mateo] = [await build('Ana Ruiz'), await build('Lucía Ferrer'), await build('Mateo Gil')]
  await testApp.work()
  testApp.mails.length = 0
})

const { apply, joined, takePlace, withdraw, decide, jobSeenBy, mailsTo, ...list } = waitingListOf(
  testApp,
  () => huerto,
)
const inTransaction = (act: (tx: Tx) => Promise<void>) => testApp.platform.database.db.transaction(act)
const runOut = (job: Job) => list.runOut('applications', 'place_offered_until', 'job_id', job)

/** An offer of one place that is taken, and this queue of people for it. */
async function fullJob(waiting: readonly Person[], overrides: Parameters<typeof buildJob>[1] = {}) {
  const { job, taker, id } = await list.fullJob(overrides)
  const ids: string[] = []
  for (const person of waiting) ids.push(await joined(person, job))
  const [first = ''] = ids
  return { job, first, free: () => withdraw(taker, id) }
}

const hidings = [
  [
    'a moderator hides the offer',
    (job: Job, away: boolean) =>
      inTransaction((tx) => reportableJobs.hide(tx, job.id, away ? new Date() : null)),
  ],
  [
    'the organisation is suspended',
    (_job: Job, away: boolean) =>
      inTransaction((tx) => (away ? suspend(tx, huerto.id, new Date()) : restore(tx, 'user', huerto.id))),
  ],
] as const

describe('a place on offer', () => {
  it.each(hidings)('While %s its time does not count: on return it starts again', async (_why, hide) => {
    const { job, first, free } = await fullJob([ana, lucia])
    await free()
    await testApp.work()
    await hide(job, true)
    expect((await takePlace(ana, first)).body.error).toBe('Job closed')
    await runOut(job)
    await testApp.work({ later: true })
    await hide(job, false)
    await testApp.work()
    const { application } = await jobSeenBy(ana, job)
    const left = new Date(application.placeOfferedUntil).getTime() - testApp.platform.clock.now().getTime()
    expect(left).toBeGreaterThan(47 * hours)
    expect(mailsTo(ana)).toEqual(Array(2).fill('A place is free in “One place”: it is yours if you want it'))
    expect(mailsTo(lucia)).toEqual([])
    expect((await takePlace(ana, first)).body.status).toBe('pending')
  })

  it('Of an offer that ended while it was hidden the list ends, and no place is offered again', async () => {
    const { job, free } = await fullJob([ana])
    await free()
    await testApp.work()
    const hide = (at: Date | null) => inTransaction((tx) => reportableJobs.hide(tx, job.id, at))
    await hide(new Date())
    await testApp.platform.database.pool.query(
      `update jobs set closes_at = now() - interval '1 second' where id = $1`,
      [job.id],
    )
    await hide(null)
    await testApp.work()
    expect(mailsTo(ana)).toEqual([
      'A place is free in “One place”: it is yours if you want it',
      'The waiting list of “One place” is closed',
    ])
  })
})

describe('who waits and could not be offered a place', () => {
  it('Who was blocked is offered the free place after the unblock', async () => {
    const { free } = await fullJob([ana])
    await testApp.as(huerto).post(`/api/moderation/block/${ana.id}`)
    await free()
    await testApp.work()
    expect(mailsTo(ana)).toEqual([])
    await testApp.as(huerto).delete(`/api/moderation/block/${ana.id}`)
    await testApp.work()
    expect(mailsTo(ana)).toHaveLength(1)
  })

  it('Who was suspended is offered the free place after their return', async () => {
    const { free } = await fullJob([ana])
    await inTransaction((tx) => suspend(tx, ana.id, new Date()))
    await free()
    await testApp.work()
    await inTransaction((tx) => restore(tx, 'user', ana.id))
    await testApp.work()
    expect(mailsTo(ana).filter((subject) => subject.includes('A place is free'))).toHaveLength(1)
  })
})

it('When the offer is to close sooner, so is the place that is on offer, and who was offered it is told', async () => {
  const { job, first, free } = await fullJob([ana], { title: 'One place', deadline: inDays(20) })
  await free()
  await testApp.work()
  const before = (await jobSeenBy(ana, job)).application.placeOfferedUntil
  const sooner = await typedJob(huerto, { vacancies: 1, questions: job.questions, deadline: inDays(1) })
  const { status } = await testApp.as(huerto).put(`/api/jobs/jobs/${job.id}`, sooner)
  expect(status).toBe(200)
  await testApp.work()
  const { rows } = await testApp.platform.database.pool.query('select closes_at from jobs where id = $1', [
    job.id,
  ])
  const after = (await jobSeenBy(ana, job)).application.placeOfferedUntil
  expect([after < before, after]).toEqual([true, rows[0].closes_at.toISOString()])
  expect(mailsTo(ana).filter((subject) => subject.includes('A place is free'))).toHaveLength(2)
  await testApp.work()
  expect(mailsTo(ana).filter((subject) => subject.includes('A place is free'))).toHaveLength(2)
  expect((await takePlace(ana, first)).status).toBe(200)
})

describe('a newcomer', () => {
  it('While the refusal of a held place can be undone a newcomer joins the list, and the next in line gets the place', async () => {
    const { job, first, free } = await fullJob([ana, lucia])
    await free()
    await testApp.work()
    await takePlace(ana, first)
    await decide(first, 'refused')
    const seen = await jobSeenBy(mateo, job)
    expect(seen).toMatchObject({ full: true, applyRefusal: 'full', can: { joinWaitingList: true } })
    expect((await apply(mateo, job)).body.error).toBe('Job full')
    expect((await apply(mateo, job, true)).body).toMatchObject({ status: 'waitlisted', position: 2 })
    testApp.pass(undoTime)
    await testApp.work({ later: true })
    expect([mailsTo(lucia).length, mailsTo(mateo).length]).toEqual([1, 0])
  })

  it('The organisation may still accept somebody whose application is pending, who applied before the offer was full', async () => {
    const job = await buildJob(huerto, { vacancies: 1 })
    const early = await buildApplication(job, mateo)
    const { id } = await buildApplication(job, ana)
    await decide(id, 'accepted')
    await joined(lucia, job)
    await withdraw(ana, id)
    expect((await decide(early.id, 'accepted')).status).toBe(200)
    await testApp.work()
    expect(mailsTo(lucia)).toEqual([])
  })

  it('A newcomer applies once there are more free places than people in line', async () => {
    const { job } = await fullJob([ana])
    const wider = await typedJob(huerto, { vacancies: 3, questions: job.questions })
    expect((await testApp.as(huerto).put(`/api/jobs/jobs/${job.id}`, wider)).status).toBe(200)
    expect((await apply(mateo, job)).body).toMatchObject({ status: 'pending', position: null })
  })
})
