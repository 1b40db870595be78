import { beforeAll, describe, expect, it } from 'vitest'
import { buildApplication, buildJob, type Job, typedJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

// The undo time is short, so that bearers do not expire while the tests let it pass.
const testApp = openTestApp({ MAIL_UNDO_SECONDS: '60' })
const undoTime = 60_000

let huerto: Person
let other: Person
let lucia: Person
let bruno: Person
beforeAll(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  other = await buildOrganisation({ name: 'Kettle Lane' })
  lucia = await buildVolunteer({ name: 'Lucía Ferrer', email: 'lucia@brota.example', language: 'en' })
  bruno = await buildVolunteer({ name: 'Bruno Sá', email: 'bruno@brota.example', language: 'br' })
})

const decide = (id: string, status: string, person: Person = huerto) =>
  testApp.as(person).put(`/api/jobs/job/application/${id}`, { status })
const seenBy = async (person: Person, id: string) =>
  (await testApp.as(person).get(`/api/jobs/job/application/${id}`)).body
const jobSeenBy = async (person: Person, job: Job) =>
  (await testApp.as(person).get(`/api/jobs/job/${job.id}`)).body
const getNotices = async (person: Person, job: Job) => {
  const { body } = await testApp.as(person).get('/api/notifications/notify')
  const about = body.filter(({ action_id }: { action_id: string }) => action_id === job.id)
  return about.map(({ detail }: { detail: string }) => detail)
}
const mailsAbout = (title: string) => testApp.mails.filter(({ subject }) => subject.includes(title))

describe('accepting', () => {
  it('An accepted applicant becomes a current volunteer and is notified once, also when the decision is repeated', async () => {
    const job = await buildJob(huerto, { title: 'Accept me' })
    const { id } = await buildApplication(job, lucia)
    const accepted = await decide(id, 'accepted')
    expect(accepted.body.status).toBe('accepted')
    expect(accepted.body.decidedAt).not.toBeNull()
    const again = await decide(id, 'accepted')
    expect([again.status, again.body]).toEqual([200, accepted.body])
    expect((await decide(id, 'refused')).body.error).toBe('Application already decided')
    await testApp.work()
    expect(mailsAbout('Accept me')).toEqual([])
    expect(await seenBy(lucia, id)).toMatchObject({ status: 'pending', decidedAt: null })
    testApp.pass(undoTime)
    await testApp.work({ later: true })
    expect(mailsAbout('Accept me').map(({ to, subject }) => [to, subject])).toEqual([
      ['lucia@brota.example', 'You were accepted for “Accept me”!'],
    ])
    expect(await getNotices(lucia, job)).toEqual(['accepted'])
    expect((await jobSeenBy(lucia, job)).application).toMatchObject({ id, status: 'accepted' })
    const { body } = await testApp.as(huerto).get('/api/jobs/volunteers')
    expect(body.data).toMatchObject([
      { id: lucia.id, name: 'Lucía Ferrer', jobs: [{ id: job.id, title: 'Accept me' }] },
    ])
    for (const [status, error] of [
      ['refused', 'Application already decided'],
      ['pending', 'Too late to undo'],
    ] as const) {
      const refused = await decide(id, status)
      expect([refused.status, refused.body.error]).toEqual([409, error])
    }
  })

  it('An undone acceptance sends nothing, ends the volunteering, and the application can be decided again', async () => {
    const job = await buildJob(huerto, { title: 'Slip of the hand', vacancies: 1 })
    const { id } = await buildApplication(job, bruno)
    await decide(id, 'accepted')
    expect((await jobSeenBy(huerto, job)).full).toBe(true)
    expect((await decide(id, 'pending')).body).toMatchObject({ status: 'pending', undoUntil: null })
    testApp.pass(undoTime)
    await testApp.work({ later: true })
    expect(mailsAbout('Slip of the hand')).toEqual([])
    expect(await getNotices(bruno, job)).toEqual([])
    const { body } = await testApp.as(huerto).get('/api/jobs/volunteers?query=bruno')
    expect(body.data).toEqual([])
    expect((await decide(id, 'refused')).status).toBe(200)
  })

  it('Who withdraws while an acceptance can be undone is no volunteer and takes no place', async () => {
    const job = await buildJob(huerto, { title: 'Gone before', vacancies: 1 })
    const { id } = await buildApplication(job, bruno)
    await decide(id, 'accepted')
    expect((await testApp.as(bruno).delete(`/api/jobs/job/application/${id}`)).status).toBe(204)
    testApp.pass(undoTime)
    await testApp.work({ later: true })
    expect(mailsAbout('Gone before').map(({ to }) => to)).toEqual([huerto.email])
    expect((await jobSeenBy(huerto, job)).full).toBe(false)
  })

  it('An offer cannot have fewer places than accepted people', async () => {
    const job = await buildJob(huerto, { vacancies: 3 })
    for (const person of [lucia, bruno]) await decide((await buildApplication(job, person)).id, 'accepted')
    const save = async (vacancies: number) =>
      testApp.as(huerto).put(`/api/jobs/jobs/${job.id}`, await typedJob(huerto, { vacancies }))
    const refused = await save(1)
    expect([refused.status, refused.body.error]).toEqual([409, 'Fewer places than accepted volunteers'])
    expect((await save(2)).body).toMatchObject({ vacancies: 2, full: true })
  })

  it('Acceptances at once fill exactly the vacancies', async () => {
    const job = await buildJob(huerto, { vacancies: 2 })
    const people = await Promise.all(Array.from({ length: 6 }, () => buildVolunteer()))
    const ids = await Promise.all(people.map(async (one) => (await buildApplication(job, one)).id))
    const answers = await Promise.all(ids.map((id) => decide(id, 'accepted')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ body }) => body.error === 'Not enough places left')).toHaveLength(4)
    expect((await jobSeenBy(huerto, job)).counts).toMatchObject({ applications: 6, accepted: 2, pending: 4 })
    expect((await jobSeenBy(bruno, job)).applyRefusal).toBe('full')
  })

  it('Of an acceptance and a refusal at once, one succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await buildApplication(await buildJob(huerto), lucia)
      const answers = await Promise.all([decide(id, 'accepted'), decide(id, 'refused')])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const won = answers.find(({ status }) => status === 200)
      expect((await seenBy(huerto, id)).status).toBe(won?.body.status)
    }
  })
})

describe('refusing', () => {
  it('A refused applicant gets the email and the notification only once the refusal can no longer be undone', async () => {
    const job = await buildJob(huerto, { title: 'Refuse me', categories: ['animals', 'sports'] })
    const { id } = await buildApplication(job, bruno)
    const refused = await decide(id, 'refused')
    expect(refused.body.status).toBe('refused')
    const until = new Date(refused.body.undoUntil).getTime()
    expect(until - new Date(refused.body.decidedAt).getTime()).toBe(undoTime)
    await testApp.work()
    expect(mailsAbout('Refuse me')).toEqual([])
    expect(await getNotices(bruno, job)).toEqual([])
    expect(await seenBy(bruno, id)).toMatchObject({ status: 'pending', decidedAt: null })
    expect((await jobSeenBy(bruno, job)).application.status).toBe('pending')
    const applied = await testApp.as(bruno).get('/api/jobs/jobs?applied=true')
    expect(applied.body.data.find(({ id: one }: { id: string }) => one === job.id).application.status).toBe(
      'pending',
    )

    testApp.pass(undoTime)
    await testApp.work({ later: true })
    const [mail, ...more] = mailsAbout('Refuse me')
    expect(more).toEqual([])
    expect(mail?.to).toBe('bruno@brota.example')
    expect(mail?.subject).toBe('Sua candidatura a “Refuse me”')
    expect(mail?.text).toContain('/jobs?categories=animals%2Csports&lang=br\n')
    expect(await getNotices(bruno, job)).toEqual(['refused'])
    expect((await seenBy(bruno, id)).status).toBe('refused')
    expect((await jobSeenBy(bruno, job)).application.status).toBe('refused')
    const late = await decide(id, 'pending')
    expect([late.status, late.body.error]).toEqual([409, 'Too late to undo'])
    expect((await decide(id, 'refused')).status).toBe(200)
  })

  it('An undone refusal sends nothing, and the application can be decided again', async () => {
    const job = await buildJob(huerto, { title: 'Undo me' })
    const { id } = await buildApplication(job, bruno)
    await decide(id, 'refused')
    expect((await decide(id, 'accepted')).body.error).toBe('Application already decided')
    const undone = await decide(id, 'pending')
    expect(undone.body).toMatchObject({ status: 'pending', decidedAt: null, undoUntil: null })
    expect((await decide(id, 'pending')).status).toBe(200)
    testApp.pass(undoTime)
    await testApp.work({ later: true })
    expect(mailsAbout('Undo me')).toEqual([])
    expect(await getNotices(bruno, job)).toEqual([])
    await decide(id, 'refused')
    testApp.pass(undoTime)
    await testApp.work({ later: true })
    expect(mailsAbout('Undo me')).toHaveLength(1)
  })

  it('An applicant who withdraws during the undo time never learns of the refusal', async () => {
    const job = await buildJob(huerto, { title: 'Leave first' })
    const { id } = await buildApplication(job, lucia)
    await decide(id, 'refused')
    expect((await testApp.as(lucia).delete(`/api/jobs/job/application/${id}`)).status).toBe(204)
    testApp.pass(undoTime)
    await testApp.work({ later: true })
    expect(mailsAbout('Leave first').map(({ to }) => to)).toEqual([huerto.email])
  })

  it('Only the owner of an offer decides on its applications', async () => {
    const { id } = await buildApplication(await buildJob(huerto), lucia)
    expect((await decide(id, 'accepted', other)).status).toBe(404)
    expect((await decide(id, 'accepted', bruno)).status).toBe(404)
    expect((await decide(id, 'accepted', lucia)).status).toBe(403)
    expect((await decide(id, 'maybe')).status).toBe(400)
    expect((await testApp.guest.put(`/api/jobs/job/application/${id}`, { status: 'accepted' })).status).toBe(
      401,
    )
  })
})

describe('volunteers', () => {
  it('Volunteers are found by name, are removed, and come back by another offer', async () => {
    const job = await buildJob(other)
    const ids = [(await buildApplication(job, lucia)).id, (await buildApplication(job, bruno)).id]
    for (const id of ids) await decide(id, 'accepted', other)
    const list = (query = '') => testApp.as(other).get(`/api/jobs/volunteers${query}`)
    expect((await list()).body.meta.total).toBe(2)
    expect((await list('?query=lucia')).body.data).toMatchObject([{ id: lucia.id, jobs: [{ id: job.id }] }])
    expect((await list('?query=nobody')).body.data).toEqual([])
    expect((await testApp.as(other).delete(`/api/jobs/volunteers/${lucia.id}`)).status).toBe(204)
    expect((await list()).body.meta.total).toBe(1)
    const next = await buildApplication(await buildJob(other), lucia)
    await decide(next.id, 'accepted', other)
    expect((await list('?query=lucia')).body.data).toMatchObject([{ jobs: [{}] }])
    expect((await testApp.as(huerto).delete(`/api/jobs/volunteers/${other.id}`)).status).toBe(404)
    expect((await testApp.as(lucia).get('/api/jobs/volunteers')).status).toBe(403)
    expect((await testApp.guest.get('/api/jobs/volunteers')).status).toBe(401)
  })

  it('Volunteers remain when their offer is deleted', async () => {
    const owner = await buildOrganisation()
    const job = await buildJob(owner)
    await decide((await buildApplication(job, lucia)).id, 'accepted', owner)
    expect((await testApp.as(owner).delete(`/api/jobs/jobs/${job.id}?insist=true`)).status).toBe(204)
    const { body } = await testApp.as(owner).get('/api/jobs/volunteers')
    expect(body.data).toMatchObject([{ id: lucia.id, jobs: [] }])
  })
})
