import { beforeAll, describe, expect, it } from 'vitest'
import type { Applicant } from '#contracts/applications.ts'
import { applications } from '#server/modules/jobs/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildApplication, buildJob, type Job } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { recordAllStatements } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ MAIL_UNDO_SECONDS: '60' })
const undoTime = 60_000

let huerto: Person
let people: Person[]
beforeAll(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  people = await Promise.all(
    Array.from({ length: 6 }, (_, index) => buildVolunteer({ name: `Volunteer ${index}`, language: 'en' })),
  )
})

/** An offer to which the first six people applied, with their ids. */
async function openOffer(overrides: Parameters<typeof buildJob>[1] = {}) {
  const job = await buildJob(huerto, { title: `Offer ${newId()}`, ...overrides })
  const ids = []
  for (const person of people) ids.push((await buildApplication(job, person)).id)
  return { job, ids }
}

const decide = (job: Job, ids: string[], status: string, more: object = {}, headers = {}) =>
  testApp
    .as(huerto)
    .post('/api/jobs/job/application/decide', { job_id: job.id, ids, status, ...more }, { headers })
const getStatuses = async (job: Job) => {
  const { rows } = await testApp.platform.database.pool.query(
    'select a.status, p.name from applications a join accounts p on p.id = a.volunteer_id where job_id = $1 order by p.name',
    [job.id],
  )
  return rows.map(({ status }) => status)
}
const mailsAbout = (job: Job) => testApp.mails.filter(({ subject }) => subject.includes(job.title))
const letThemGo = async () => {
  await testApp.work()
  testApp.pass(undoTime)
  await testApp.work({ later: true })
}

describe('one decision on several', () => {
  it('Each person gets one email and serves once, also when the call is repeated', async () => {
    const { job, ids } = await openOffer()
    const headers = { 'Idempotency-Key': newId() }
    const first = await decide(job, ids.slice(0, 3), 'accepted', {}, headers)
    expect(first.body).toMatchObject({ skipped: 0, data: Array(3).fill({ status: 'accepted' }) })
    expect((await decide(job, ids.slice(0, 3), 'accepted', {}, headers)).body).toEqual(first.body)
    expect((await decide(job, ids.slice(0, 3), 'accepted')).body).toEqual({ data: [], again: 3, skipped: 0 })
    await decide(job, ids.slice(3), 'refused')
    await testApp.work()
    expect(mailsAbout(job)).toEqual([])
    await letThemGo()
    expect(
      mailsAbout(job)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(people.map(({ email }) => email).toSorted())
    const { rows } = await testApp.platform.database.pool.query(
      'select count(*)::int as total from volunteerings where job_id = $1',
      [job.id],
    )
    expect(rows).toEqual([{ total: 3 }])
  })

  it('One undo takes all of it back, before and after the queue has prepared the emails', async () => {
    for (const prepared of [false, true]) {
      const { job, ids } = await openOffer()
      await decide(job, ids.slice(0, 2), 'accepted')
      await decide(job, ids.slice(2), 'refused')
      if (prepared) await testApp.work()
      const undone = await decide(job, ids, 'pending')
      expect([undone.body.data.length, undone.body.skipped]).toEqual([6, 0])
      await letThemGo()
      expect(mailsAbout(job)).toEqual([])
      expect(await getStatuses(job)).toEqual(Array(6).fill('pending'))
    }
  })

  it('A decision names only those that it changed, so that its undo takes nothing back that others decided', async () => {
    const { job, ids } = await openOffer()
    const [accepted, refused, ...others] = ids as [string, string, ...string[]]
    await decide(job, [accepted], 'accepted')
    await decide(job, [refused], 'refused')
    const { body } = await decide(job, ids, 'accepted')
    const changed = body.data.map(({ id }: Applicant) => id)
    expect([changed.toSorted(), body.again, body.skipped]).toEqual([others.toSorted(), 1, 1])
    await decide(job, changed, 'pending')
    expect(await getStatuses(job)).toEqual(['accepted', 'refused', ...Array(4).fill('pending')])
  })

  it('After ten minutes nothing is undone, and those decided otherwise are skipped', async () => {
    const { job, ids } = await openOffer()
    await decide(job, ids.slice(0, 2), 'accepted')
    await letThemGo()
    expect((await decide(job, ids.slice(0, 2), 'pending')).body).toEqual({ data: [], again: 0, skipped: 2 })
    expect((await decide(job, ids, 'refused')).body.skipped).toBe(2)
    expect(await getStatuses(job)).toEqual(['accepted', 'accepted', ...Array(4).fill('refused')])
  })

  it('Whose refusal could still be undone when the offer was deleted learns that, once, and who was refused for good nothing more', async () => {
    const [first, second, third] = people as [Person, Person, Person]
    for (const prepared of [false, true]) {
      const { job, ids } = await openOffer()
      await decide(job, ids.slice(0, 1), 'refused')
      await letThemGo()
      await decide(job, ids.slice(1, 3), 'refused')
      if (prepared) await testApp.work()
      const gone = await testApp.as(huerto).delete(`/api/jobs/jobs/${job.id}?insist=true`)
      expect(gone.status).toBe(204)
      await letThemGo()
      const mailed = mailsAbout(job).map(({ to, subject }) => [to, subject])
      const down = `“${job.title}” was taken down`
      expect(mailed.filter(([, subject]) => subject === down)).toHaveLength(5)
      expect(mailed.filter(([to]) => to === first.email)).toEqual([
        [first.email, `Your application to “${job.title}”`],
      ])
      for (const { email } of [second, third])
        expect(mailed.filter(([to]) => to === email)).toEqual([[email, down]])
      const { body } = await testApp.as(second).get('/api/notifications/notify')
      const about = body.filter(({ action_id }: { action_id: string }) => action_id === job.id)
      expect(about.map(({ detail }: { detail: string }) => detail)).toEqual(['closed'])
    }
  })

  it('More people than places are refused as a whole, until the number of places is raised with them', async () => {
    const { job, ids } = await openOffer({ vacancies: 3 })
    await decide(job, ids.slice(0, 2), 'accepted')
    const tooMany = await decide(job, ids.slice(2), 'accepted')
    expect([tooMany.status, tooMany.body.error]).toEqual([409, 'Not enough places left'])
    expect((await getStatuses(job)).filter((status) => status === 'accepted')).toHaveLength(2)
    const less = await decide(job, ids.slice(2), 'accepted', { raisePlaces: 2 })
    expect([less.status, less.body.error]).toEqual([409, 'Not enough places left'])
    expect((await decide(job, ids.slice(2), 'accepted', { raisePlaces: 3 })).body.skipped).toBe(0)
    const { body } = await testApp.as(huerto).get(`/api/jobs/job/${job.id}`)
    expect(body).toMatchObject({ vacancies: 6, full: true, counts: { accepted: 6 } })
  })

  it('The places that were added for people go when their acceptance is undone, all at once or one by one', async () => {
    const { job, ids } = await openOffer({ vacancies: 2 })
    const [first = '', ...others] = ids
    const getVacancies = async () => (await testApp.as(huerto).get(`/api/jobs/job/${job.id}`)).body.vacancies
    await decide(job, [first], 'accepted')
    await decide(job, others, 'accepted', { raisePlaces: 4 })
    expect(await getVacancies()).toBe(6)
    await decide(job, others, 'pending')
    expect(await getVacancies()).toBe(2)

    await decide(job, others, 'accepted', { raisePlaces: 4 })
    await decide(job, [first], 'pending')
    expect(await getVacancies(), 'theirs was there before').toBe(6)
    for (const id of others)
      await testApp.as(huerto).put(`/api/jobs/job/application/${id}`, { status: 'pending' })
    expect(await getVacancies()).toBe(2)
  })

  it('Applications to other offers, unknown ones and more than 300 change nothing', async () => {
    const { job, ids } = await openOffer()
    const other = await openOffer()
    expect((await decide(job, [...other.ids, newId()], 'accepted')).body).toEqual({
      data: [],
      again: 0,
      skipped: 7,
    })
    expect(await getStatuses(other.job)).toEqual(Array(6).fill('pending'))
    expect(
      (
        await decide(
          job,
          Array.from({ length: 301 }, () => newId()),
          'accepted',
        )
      ).status,
    ).toBe(400)
    expect((await decide(job, [], 'accepted')).status).toBe(400)
    const stranger = await buildOrganisation()
    const body = { job_id: job.id, ids, status: 'accepted' }
    expect((await testApp.as(stranger).post('/api/jobs/job/application/decide', body)).status).toBe(403)
  })
})

describe('at once', () => {
  it('Of opposite decisions in two windows one succeeds for each person, and everyone gets one email', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { job, ids } = await openOffer()
      const answers = await Promise.all([
        decide(job, ids, 'accepted'),
        decide(job, ids.toReversed(), 'refused'),
      ])
      expect(answers.map(({ body }) => body.data.length).toSorted()).toEqual([0, 6])
      expect(new Set(await getStatuses(job)).size).toBe(1)
      await letThemGo()
      expect(mailsAbout(job)).toHaveLength(6)
    }
  })

  it('The last place is taken once', async () => {
    const { job, ids } = await openOffer({ vacancies: 2 })
    const answers = await Promise.all([
      decide(job, ids.slice(0, 2), 'accepted'),
      decide(job, ids.slice(2, 4), 'accepted'),
      testApp.as(huerto).put(`/api/jobs/job/application/${ids[5]}`, { status: 'accepted' }),
    ])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    const accepted = (await getStatuses(job)).filter((status) => status === 'accepted')
    expect(accepted.length).toBeLessThanOrEqual(2)
    expect(accepted.length).toBeGreaterThan(0)
  })

  it('Who withdraws while everyone is accepted is either gone or accepted, with as many places taken', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { job, ids } = await openOffer({ vacancies: 6 })
      const leaves = testApp.as(people[0] as Person).delete(`/api/jobs/job/application/${ids[0]}`)
      const [decided, left] = await Promise.all([decide(job, ids, 'accepted'), leaves])
      expect([decided.status, left.status]).toEqual([200, 204])
      expect(await getStatuses(job)).toEqual(Array(5).fill('accepted'))
      const { rows } = await testApp.platform.database.pool.query(
        'select count(*)::int as total from volunteerings where job_id = $1',
        [job.id],
      )
      expect(rows).toEqual([{ total: 5 }])
      await letThemGo()
      expect(mailsAbout(job).filter(({ to }) => to !== huerto.email)).toHaveLength(5)
    }
  })

  it('An offer that is closed with everyone refused while they are accepted has one outcome for each', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { job, ids } = await openOffer()
      await Promise.all([
        decide(job, ids, 'accepted'),
        testApp.as(huerto).post(`/api/jobs/jobs/${job.id}/close`, { refusePending: true }),
      ])
      expect(new Set(await getStatuses(job)).size).toBe(1)
      await letThemGo()
      expect(mailsAbout(job)).toHaveLength(6)
    }
  })
})

describe('what only the organisation sees', () => {
  const list = async (job: Job, body: object = {}) =>
    (await testApp.as(huerto).post('/api/jobs/job/application', { job_id: job.id, ...body })).body

  it('A shortlist is a tab of its own, and a note stays until it is emptied', async () => {
    const { job, ids } = await openOffer()
    const shortlist = (chosen: string[], shortlisted: boolean) =>
      testApp
        .as(huerto)
        .put('/api/jobs/job/application/shortlist', { job_id: job.id, ids: chosen, shortlisted })
    expect((await shortlist(ids.slice(0, 4), true)).status).toBe(204)
    await shortlist(ids.slice(0, 1), false)
    const note = (text: string) =>
      testApp.as(huerto).put(`/api/jobs/job/application/${ids[1]}/note`, { note: text })
    expect((await note('Has a van.')).status).toBe(204)
    const page = await list(job, { shortlisted: true })
    expect([page.meta.total, page.counts]).toMatchObject([3, { all: 6, shortlisted: 3, pending: 6 }])
    expect(page.data[0].applicant).toMatchObject({ shortlisted: true, note: 'Has a van.' })
    const compared = await list(job, { ids: [ids[1], ids[4]] })
    expect(compared.data.map(({ id }: Applicant) => id)).toEqual([ids[1], ids[4]])
    await note('')
    expect((await list(job, { ids: [ids[1]] })).data[0].applicant).toMatchObject({
      note: '',
      shortlisted: true,
    })
  })

  it('The applicant never reads shortlist and note, and both go with the application', async () => {
    const { job, ids } = await openOffer()
    await testApp
      .as(huerto)
      .put(`/api/jobs/job/application/${ids[0]}/note`, { note: 'Not a word to anyone.' })
    const applicant = testApp.as(people[0] as Person)
    const seen = await applicant.get(`/api/jobs/job/application/${ids[0]}`)
    expect(JSON.stringify(seen.body)).not.toContain('word')
    expect((await applicant.put(`/api/jobs/job/application/${ids[0]}/note`, { note: 'x' })).status).toBe(403)
    expect((await applicant.delete(`/api/jobs/job/application/${ids[0]}`)).status).toBe(204)
    const { rows } = await testApp.platform.database.pool.query(
      'select 1 from applicant_notes where application_id = $1',
      [ids[0]],
    )
    expect(rows).toEqual([])
    expect((await list(job)).counts.all).toBe(5)
  })
})

it('A message to several arrives once in each conversation, also when its task runs again', async () => {
  const { job, ids } = await openOffer()
  const body = { job_id: job.id, ids: ids.slice(0, 2), message: 'We meet at nine.' }
  const sent = await testApp.as(huerto).post('/api/jobs/job/application/message', body)
  expect([sent.status, sent.body]).toEqual([202, { sent: 2 }])
  await testApp.work()
  await testApp.platform.database.pool.query(
    `select graphile_worker.add_job('jobs.message-applicants', json_build_object('messageId', $1::text))`,
    [newId()],
  )
  await testApp.work()
  for (const person of people.slice(0, 2)) {
    const { body: chats } = await testApp.as(person).get('/api/chat/allchat')
    expect(chats[0]).toMatchObject({ request: 'none', config: { message: expect.stringContaining('nine') } })
  }
  const { rows } = await testApp.platform.database.pool.query(
    `select (select count(*)::int from messages where text = 'We meet at nine.') as sent,
      (select count(*)::int from applicant_messages) as waiting`,
  )
  expect(rows).toEqual([{ sent: 2, waiting: 0 }])
})

// Last, since the queue would write to all of them.
it('Three hundred take as many statements as three', async () => {
  const job = await buildJob(huerto)
  const rows = Array.from({ length: 303 }, () => ({ id: newId(), jobId: job.id, volunteerId: newId() }))
  await testApp.platform.database.db.insert(applications).values(rows)
  const ids = rows.map(({ id }) => id)
  const count = async (chosen: string[]) =>
    (await recordAllStatements(() => decide(job, chosen, 'accepted'))).length
  const few = await count(ids.slice(0, 3))
  // The queue gets a task for each hundred.
  expect(await count(ids.slice(3))).toBeLessThanOrEqual(few + 4)
})
