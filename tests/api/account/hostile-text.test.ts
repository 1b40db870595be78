import { beforeAll, describe, expect, test } from 'vitest'
import { hostileAddresses, hostileLine, hostileText } from '../../hostileText.ts'
import { answersFor, buildApplication, buildJob, type Job, typedJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ MAIL_UNDO_SECONDS: '0' })
const { sent, kept: stored } = hostileText
const line = hostileLine

let huerto: Person
let lucia: Person
let clara: Person
let job: Job
beforeAll(async () => {
  huerto = await buildOrganisation()
  lucia = await buildVolunteer()
  clara = await buildVolunteer({ moderator: true })
  job = await buildJob(huerto)
})

/** Markup that a browser would interpret. */
const asMarkup = /<(script|img|svg|a href="javascript)/i

const settings = (config: object = {}) => ({
  name: line.kept,
  ...{ country: 'ES', state: line.sent, city: line.sent, phone: '', age: 29, sex: '', privacy: true },
  config: {
    about: sent,
    categories: 'sports',
    work_shift: 'no-time',
    background: null,
    avatar: '',
    ...config,
  },
})

describe('hostile text in every field', () => {
  test('Hostile text in a name, a place and an introduction is stored as text, without direction marks', async () => {
    const mateo = await buildVolunteer()
    const turned = await testApp.as(mateo).put('/api/account/settings', { ...settings(), name: line.sent })
    expect([turned.status, turned.body.fields]).toEqual([400, { name: 'name-invisible' }])
    expect((await testApp.as(mateo).put('/api/account/settings', settings())).status).toBe(200)
    const { body } = await testApp.as(huerto).get(`/api/account/user/${mateo.id}`)
    expect(body).toMatchObject({
      name: line.kept,
      state: line.kept,
      city: line.kept,
      config: { about: stored },
    })
  })

  test('Hostile text in an offer and in the answers to its questions is stored as text, without direction marks', async () => {
    const texts = { about: sent, requirements: sent, additionalInformation: sent }
    const places = { title: line.sent, city: line.sent, state: line.sent, questions: [sent] }
    const typed = await typedJob(huerto, { ...texts, ...places })
    const saved = await testApp.as(huerto).post('/api/jobs/jobs', typed)
    expect(saved.body).toMatchObject({
      ...{ about: stored, requirements: stored, additionalInformation: stored },
      ...{ title: line.kept, city: line.kept, state: line.kept, questions: [{ question: stored }] },
    })
    const answers = answersFor(saved.body, sent)
    const applied = await testApp.as(lucia).post('/api/jobs/job/apply', { job_id: saved.body.id, answers })
    expect(applied.body.answers).toMatchObject([{ question: stored, answer: stored }])
  })

  test('Hostile text in a post and its comments is stored as text, without direction marks', async () => {
    const { body } = await testApp.as(lucia).post('/api/posts/posts', { text: sent })
    expect(body.text).toBe(stored)
    const path = `/api/posts/posts/${body.id}/comments`
    expect((await testApp.as(huerto).post(path, { text: sent })).body.text).toBe(stored)
  })

  test('Hostile text in a rating and its answer is stored as text, without direction marks', async () => {
    const { id } = await buildApplication(job, lucia)
    await testApp.as(huerto).put(`/api/jobs/job/application/${id}`, { status: 'accepted' })
    const rated = await testApp
      .as(lucia)
      .post(`/api/account/ratings/${huerto.id}`, { rate: 3, comment: sent })
    expect(rated.body.comment).toBe(stored)
    const answered = await testApp
      .as(huerto)
      .put(`/api/account/ratings/${rated.body.id}/answer`, { text: sent })
    expect(answered.body.answer.text).toBe(stored)
  })

  test('Hostile text in an enterprise and in recent searches is stored as text, without direction marks', async () => {
    const store = { name: line.sent, about: sent, coupon: line.sent, discount: line.sent }
    const saved = await testApp
      .as(clara)
      .post('/api/stores', { ...store, category: 'food', link: 'https://bread.example' })
    expect(saved.body).toMatchObject({
      name: line.kept,
      about: stored,
      coupon: line.kept,
      discount: line.kept,
    })
    const searched = await testApp
      .as(lucia)
      .post(`/api/account/recent-search/${lucia.id}`, { search_name: line.sent })
    expect(searched.body.recentSearch[0].search_name).toBe(line.kept)
  })
})

test.each([
  ['zero-width characters', '\u200B\u2060\uFEFF'],
  ['soft hyphens', '\u00AD\u00AD'],
  ['a Hangul filler', '\u3164'],
  ['a blank of Braille', '\u2800 \u2800'],
  ['a tag and a joiner', '\u{E0041}\u200D'],
])('Text of which nothing can be seen is missing text: %s', async (_what, unseen) => {
  const asLucia = testApp.as(lucia)
  const sayings: [Promise<{ status: number; body: { fields: object } }>, object][] = [
    [
      testApp.as(huerto).post('/api/jobs/jobs', await typedJob(huerto, { title: unseen })),
      { title: 'title-required' },
    ],
    [asLucia.post('/api/posts/posts', { text: unseen }), { text: 'post-required' }],
    [asLucia.post('/api/chat/save', { userId: huerto.id, message: unseen }), { message: 'message-required' }],
  ]
  for (const [saying, fields] of sayings) {
    const { status, body } = await saying
    expect([status, body.fields]).toEqual([400, fields])
  }
  const { body } = await asLucia.post('/api/posts/posts', { text: `Ana ${unseen}` })
  expect(body.text).toBe(`Ana ${unseen}`.replace('\uFEFF', '').trim())
})

test('A message is safe HTML: none of its markup comes from its author', async () => {
  const { body } = await testApp.as(lucia).post('/api/chat/save', { userId: huerto.id, message: sent })
  const list = await testApp.as(huerto).get('/api/chat/allchat')
  const [conversation] = list.body.data ?? list.body
  for (const html of [body.message, conversation.config.message]) {
    expect(html).not.toMatch(asMarkup)
    expect(html).toContain('&lt;script&gt;')
  }
})

test('Hostile text is never markup in an email and never breaks its header', async () => {
  await testApp.as(lucia).post('/api/account/contact', {
    ...{
      name: line.kept,
      email: lucia.email,
      subject: `${line.sent}\r\nBcc: all@brota.example`,
      message: sent,
    },
  })
  const mateo = await buildVolunteer({ name: line.kept })
  const { id } = await buildApplication(job, mateo)
  await testApp.as(huerto).put(`/api/jobs/job/application/${id}`, { status: 'accepted' })
  await testApp.as(mateo).post('/api/friends/invite', { emails: ['friend@brota.example'] })
  await testApp.work({ later: true })
  expect(testApp.mails.length).toBeGreaterThan(2)
  for (const mail of testApp.mails) {
    expect(mail.html).not.toMatch(asMarkup)
    expect(mail.subject).not.toMatch(/[\r\n\u202E]/)
  }
})

describe('links that run a script or hide their target', () => {
  test.each(hostileAddresses)('%j', async (address) => {
    for (const field of ['website', 'facebook', 'twitter', 'instagram', 'linkedin']) {
      const { status, body } = await testApp
        .as(lucia)
        .put('/api/account/settings', settings({ [field]: address }))
      expect([status, Object.keys(body.fields)]).toEqual([400, [`config.${field}`]])
    }
    const store = { name: 'Bread', about: 'Loaves.', category: 'food', link: address }
    expect((await testApp.as(clara).post('/api/stores', store)).body.fields).toHaveProperty('link')
  })
})
