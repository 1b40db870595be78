import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'
import { answersFor, buildApplication, buildJob, inDays, type Job } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const apply = '/api/jobs/job/apply'
const at = (id: string) => `/api/jobs/job/application/${id}`

let huerto: Person
let other: Person
let lucia: Person
let bruno: Person
let job: Job
beforeAll(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo', email: 'hola@huertovivo.example', language: 'es' })
  other = await buildOrganisation({ name: 'Kettle Lane', email: 'hello@kettlelane.example' })
  lucia = await buildVolunteer({ name: 'Lucía Ferrer', email: 'lucia@brota.example', language: 'en' })
  bruno = await buildVolunteer({ name: 'Bruno Sá', email: 'bruno@brota.example' })
  job = await buildJob(huerto)
})

const send = (person: Person, to: Job, more: object = {}) =>
  testApp.as(person).post(apply, { job_id: to.id, answers: answersFor(to), ...more })

describe('POST /job/apply', () => {
  it('An application stores the answers with their questions and notifies the organisation once', async () => {
    const sent = await send(lucia, job)
    expect(sent.status).toBe(201)
    expect(sent.body).toMatchObject({
      job: { id: job.id, title: job.title },
      user: { id: lucia.id, name: 'Lucía Ferrer' },
      answers: [{ question: 'Why would you like to join?', answer: 'Because I can.' }],
      status: 'pending',
      decidedAt: null,
    })
    expect(sent.body).not.toHaveProperty('undoUntil')
    await testApp.work()
    const mails = testApp.mails.filter(({ to }) => to === huerto.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Lucía Ferrer se ha apuntado a «Plant the school garden»')
    expect(mails[0]?.text).toContain(`/my-jobs/${job.id}/applicants?lang=es\n`)
    const { rows } = await testApp.platform.database.pool.query(
      'select m.text, m.link, c.is_request from messages m join conversations c on c.id = m.conversation_id',
    )
    expect(rows).toEqual([
      {
        text: `Hola, me he apuntado a «${job.title}».`,
        link: `/my-jobs/${job.id}/applicants`,
        is_request: false,
      },
    ])
    const notices = await testApp.as(huerto).get('/api/notifications/notify')
    expect(notices.body).toMatchObject([
      { type: 'jobs', detail: 'applied', id_notify: lucia.id, action_id: job.id },
    ])
  })

  it('A second application to an offer gets 409 and sends no email', async () => {
    const again = await send(lucia, job)
    expect([again.status, again.body.error]).toEqual([409, 'Already applied'])
    await testApp.work()
    expect(testApp.mails.filter(({ to }) => to === huerto.email)).toHaveLength(1)
  })

  it('A repeated idempotency key returns the first response, and gets 409 with a different body', async () => {
    const offer = await buildJob(huerto)
    const headers = { 'Idempotency-Key': 'one' }
    const body = { job_id: offer.id, answers: answersFor(offer) }
    const [first, second] = await Promise.all([
      testApp.as(bruno).post(apply, body, { headers }),
      testApp.as(bruno).post(apply, body, { headers }),
    ])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    const changed = await testApp.as(bruno).post(apply, { ...body, answers: [] }, { headers })
    expect([changed.status, changed.body.error]).toEqual([409, 'Key already used'])
  })

  it('Twenty parallel applications of one volunteer create one', async () => {
    const offer = await buildJob(huerto, { title: 'Twenty at once' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(lucia, offer)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.error === 'Already applied')).toHaveLength(19)
    await testApp.work()
    expect(testApp.mails.filter(({ subject }) => subject.includes('Twenty at once'))).toHaveLength(1)
  })

  it('An application needs an answer with text to every question', async () => {
    const questions = [newId(), newId()].map((id, index) => ({ id, question: `Question ${index}` }))
    const offer = await buildJob(huerto, { questions })
    const [first, second] = questions
    const one = [{ question_id: first?.id, answer: 'Yes' }]
    const missing = await send(bruno, offer, { answers: one })
    expect(missing.status).toBe(400)
    expect(missing.body.fields).toEqual({ 'answers.1.answer': 'answer-required' })
    const blank = await send(bruno, offer, { answers: [...one, { question_id: second?.id, answer: '   ' }] })
    expect(blank.body.fields).toEqual({ 'answers.1.answer': 'answer-required' })
    const long = [...one, { question_id: second?.id, answer: 'x'.repeat(2_001) }]
    expect((await send(bruno, offer, { answers: long })).body.fields).toEqual({
      'answers.1.answer': 'answer-too-long',
    })
    const unknown = [...answersFor(offer), { question_id: newId(), answer: 'Nobody asked' }]
    const sent = await send(bruno, offer, { answers: unknown })
    expect(sent.status).toBe(201)
    expect(sent.body.answers).toHaveLength(2)
  })

  it('An application that breaks a rule gets the error of that rule', async () => {
    const getError = async (person: Person, offer: Job) => {
      const { status, body } = await send(person, offer)
      return [status, body.error]
    }
    const incomplete = await buildVolunteer({ about: '' })
    const young = await buildVolunteer({ age: 17 })
    const unvalidated = await buildVolunteer({ validatedAt: null })
    const taken = await buildJob(huerto, { vacancies: 1 })
    await buildApplication(taken, bruno, { status: 'accepted', decidedAt: new Date() })
    expect(await getError(incomplete, job)).toEqual([403, 'Complete your volunteer profile'])
    expect(await getError(unvalidated, job)).toEqual([403, 'You need to validate your account.'])
    expect(await getError(young, await buildJob(huerto, { minimumAge: 18 }))).toEqual([
      403,
      'Below the minimum age of this job',
    ])
    expect(await getError(huerto, job)).toEqual([403, 'Not allowed'])
    expect(await getError(lucia, await buildJob(huerto, { status: 'draft' }))).toEqual([404, 'Not found'])
    expect(await getError(lucia, await buildJob(huerto, { status: 'closed' }))).toEqual([409, 'Job closed'])
    expect(await getError(lucia, await buildJob(huerto, { deadline: inDays(-1) }))).toEqual([
      409,
      'Job past its deadline',
    ])
    expect(await getError(lucia, taken)).toEqual([409, 'Job full'])
    expect((await testApp.guest.post(apply, { job_id: job.id })).status).toBe(401)
  })

  it('An application with a malformed body gets 400 or 404', async () => {
    for (const answers of ['all', [{ question_id: newId(), answer: { text: 1 } }]]) {
      expect((await testApp.as(bruno).post(apply, { job_id: job.id, answers })).status).toBe(400)
    }
    for (const body of [{}, { job_id: 7 }, { job_id: 'nonsense' }]) {
      expect((await testApp.as(bruno).post(apply, body)).status).toBe(404)
    }
    expect((await testApp.as(bruno).post(apply, { job_id: newId(), answers: [] })).status).toBe(404)
  })
})

describe('GET and DELETE /job/application/{id}', () => {
  it('An application is visible only to its applicant and the owner of the offer', async () => {
    const application = await buildApplication(await buildJob(huerto), lucia)
    expect((await testApp.as(lucia).get(at(application.id))).status).toBe(200)
    const owned = await testApp.as(huerto).get(at(application.id))
    expect(owned.body).toMatchObject({ id: application.id, undoUntil: null })
    expect((await testApp.as(bruno).get(at(application.id))).status).toBe(404)
    expect((await testApp.as(other).get(at(application.id))).status).toBe(404)
    expect((await testApp.guest.get(at(application.id))).status).toBe(401)
    expect((await testApp.as(lucia).get(at('nonsense'))).status).toBe(404)
  })

  it('An applicant may withdraw a pending application and apply again', async () => {
    const offer = await buildJob(huerto, { title: 'Come and go' })
    const sent = await send(lucia, offer)
    expect((await testApp.as(huerto).delete(at(sent.body.id))).status).toBe(403)
    expect((await testApp.as(bruno).delete(at(sent.body.id))).status).toBe(404)
    expect((await testApp.as(lucia).delete(at(sent.body.id))).status).toBe(204)
    expect((await testApp.as(lucia).delete(at(sent.body.id))).status).toBe(404)
    await testApp.work()
    const subjects = testApp.mails.map(({ subject }) => subject).filter((one) => one.includes('Come and go'))
    expect(subjects.toSorted()).toEqual([
      'Lucía Ferrer ha retirado su candidatura para «Come and go»',
      'Lucía Ferrer se ha apuntado a «Come and go»',
    ])
    expect((await send(lucia, offer)).status).toBe(201)
  })

  it('An accepted application can not be withdrawn', async () => {
    const accepted = await buildApplication(await buildJob(huerto), lucia, { status: 'accepted' })
    const response = await testApp.as(lucia).delete(at(accepted.id))
    expect([response.status, response.body.error]).toEqual([409, 'Too late to withdraw'])
  })
})

describe('POST /job/application', () => {
  it('The owner alone lists the applicants of an offer, by status and page', async () => {
    const offer = await buildJob(huerto)
    await buildApplication(offer, lucia, { createdAt: new Date('2026-01-01T10:00:00Z') })
    await buildApplication(offer, bruno, { status: 'accepted', createdAt: new Date('2026-01-02T10:00:00Z') })
    const list = (person: Person, more: object = {}) =>
      testApp.as(person).post('/api/jobs/job/application', { job_id: offer.id, ...more })
    const all = await list(huerto)
    expect(all.body.data.map(({ user }: { user: { name: string } }) => user.name)).toEqual([
      'Lucía Ferrer',
      'Bruno Sá',
    ])
    expect(all.body.meta).toEqual({ total: 2, limit: 20, page: 1, isLastPage: true })
    expect((await list(huerto, { status: 'accepted' })).body.meta.total).toBe(1)
    expect((await list(huerto, { limit: 1 })).body.meta.isLastPage).toBe(false)
    expect((await list(huerto, { page: 9 })).body.data).toEqual([])
    expect((await list(huerto, { limit: 51 })).status).toBe(400)
    const stranger = await list(other)
    expect([stranger.status, stranger.body.error]).toEqual([403, 'You can not update this volunteer job'])
    expect((await list(lucia)).status).toBe(403)
  })
})
