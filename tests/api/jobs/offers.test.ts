import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { answersFor, buildApplication, buildImage, buildJob, inDays, type Job, typedJob } from '../../jobs.ts'
import type { Person } from '../../people.ts'
import { buildOrganisation, buildVolunteer } from '../../people.ts'
import type { Caller } from '../setup/caller.ts'
import { upload } from '../setup/form.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ MAIL_UNDO_SECONDS: '60' })
const jobsAt = '/api/jobs/jobs'
const ownAt = (job: { id: string }, more = '') => `${jobsAt}/${job.id}${more}`
const jobAt = (job: { id: string }) => `/api/jobs/job/${job.id}`

let huerto: Person
let other: Person
let lucia: Person
let bruno: Person
beforeAll(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  other = await buildOrganisation({ name: 'Kettle Lane' })
  lucia = await buildVolunteer({ name: 'Lucía Ferrer', email: 'lucia@brota.example', language: 'en' })
  bruno = await buildVolunteer({ name: 'Bruno Sá' })
})

const seen = async (person: Person, job: { id: string }) => (await testApp.as(person).get(jobAt(job))).status
const mailsAbout = (title: string) => testApp.mails.filter(({ subject }) => subject.includes(title))

describe('POST /jobs', () => {
  it('A new offer is returned as its owner sees it', async () => {
    const typed = await typedJob(huerto)
    const created = await testApp.as(huerto).post(jobsAt, typed)
    expect(created.status).toBe(201)
    const { background, images, questions, ...rest } = typed
    expect(created.body).toMatchObject({
      ...rest,
      config: { background: { imgName: background, alt: '' } },
      images: images.map((imgName) => ({ imgName, alt: '', caption: '' })),
      questions: questions.map((question) => ({ question })),
      owner: {
        id: huerto.id,
        name: 'Huerto Vivo',
        provider: true,
        rate: '0.0',
        rate_count: '0',
        verified: false,
      },
      favorite: false,
      application: null,
      applyRefusal: 'volunteer-only',
      can: { apply: false, edit: true, seeApplicants: true },
      counts: { applications: 0, accepted: 0, refused: 0, pending: 0, favorites: 0, views: 0 },
    })
    expect(created.body).not.toHaveProperty('search')
    expect(created.body).not.toHaveProperty('closesAt')
  })

  it('A draft needs only a title', async () => {
    const created = await testApp.as(huerto).post(jobsAt, { title: 'Some day' })
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({ status: 'draft', config: { background: null }, deadline: null })
    expect((await testApp.as(huerto).post(jobsAt, {})).body.fields).toEqual({ title: 'title-required' })
  })

  it('A deadline may be today but not yesterday', async () => {
    const today = await testApp.as(huerto).post(jobsAt, await typedJob(huerto, { deadline: inDays(0) }))
    expect(today.status).toBe(201)
    const late = await testApp.as(huerto).post(jobsAt, await typedJob(huerto, { deadline: inDays(-1) }))
    expect([late.status, late.body.fields]).toEqual([400, { deadline: 'deadline-past' }])
    const draft = await typedJob(huerto, { deadline: inDays(-1), status: 'draft' })
    expect((await testApp.as(huerto).post(jobsAt, draft)).status).toBe(201)
  })

  it('An offer shows only existing images of its owner', async () => {
    const theirs = await buildImage(other)
    const stolen = await testApp.as(huerto).post(jobsAt, await typedJob(huerto, { background: theirs }))
    expect([stolen.status, stolen.body.fields]).toEqual([400, { background: 'image-invalid' }])
    const missing = await testApp
      .as(huerto)
      .post(jobsAt, await typedJob(huerto, { images: ['nowhere.webp'] }))
    expect([missing.status, missing.body.fields]).toEqual([400, { 'images.0': 'image-invalid' }])
  })

  it('The images of an offer keep their order, captions and descriptions, also in a copy of it', async () => {
    const [one = '', two = '', three = ''] = await Promise.all([1, 2, 3].map(() => buildImage(huerto)))
    const named = { imgName: one, alt: 'Two people dig a bed.', caption: 'Saturday' }
    const images = [{ imgName: two, caption: 'The  old\nwell' }, named, three]
    const created = await testApp.as(huerto).post(jobsAt, await typedJob(huerto, { images }))
    const shown = [
      { imgName: two, alt: '', caption: 'The old well' },
      named,
      { imgName: three, alt: '', caption: '' },
    ]
    expect(created.body.images).toEqual(shown)
    const copy = await testApp.as(huerto).post(ownAt(created.body, '/duplicate'))
    expect(copy.body.images).toEqual(shown)
    const turned = await typedJob(huerto, { images: shown.toReversed() })
    await testApp.as(huerto).put(ownAt(created.body), turned)
    expect((await testApp.as(lucia).get(jobAt(created.body))).body.images).toEqual(shown.toReversed())
    const tooLong = await typedJob(huerto, { images: [{ ...named, caption: 'c'.repeat(201) }] })
    const refused = await testApp.as(huerto).post(jobsAt, tooLong)
    expect([refused.status, refused.body.fields]).toEqual([400, { 'images.0.caption': 'too-long' }])
  })

  it('The description of a cover is shown with it, also to guests and in a copy, and moderators read it', async () => {
    const alt = 'Hands plant a lemon tree.'
    const typed = await typedJob(huerto, { backgroundAlt: ` ${alt}\n` })
    const { body } = await testApp.as(huerto).post(jobsAt, typed)
    const cover = { imgName: typed.background, alt }
    expect(body.config.background).toEqual(cover)
    expect((await testApp.guest.get(jobAt(body))).body.config.background).toEqual(cover)
    const copy = await testApp.as(huerto).post(ownAt(body, '/duplicate'))
    expect(copy.body.config.background).toEqual(cover)
    const report = { kind: 'job', id: body.id, reason: 'spam' }
    await testApp.as(lucia).post('/api/moderation/report', report)
    const clara = await buildVolunteer({ moderator: true })
    const { body: queue } = await testApp.as(clara).get('/api/moderation/queue')
    expect(JSON.stringify(queue)).toContain(alt)
    const { body: changed } = await testApp.as(huerto).put(ownAt(body), {
      ...typed,
      ...{ background: await buildImage(huerto), backgroundAlt: '', updatedAt: body.updatedAt },
    })
    expect(changed.config.background.alt).toBe('')
    const tooLong = await typedJob(huerto, { backgroundAlt: 'a'.repeat(501) })
    const refused = await testApp.as(huerto).post(jobsAt, tooLong)
    expect([refused.status, refused.body.fields]).toEqual([400, { backgroundAlt: 'too-long' }])
  })

  it('Publishing an incomplete offer names every missing field', async () => {
    const bare = await testApp.as(huerto).post(jobsAt, { title: 'Bare', status: 'published' })
    expect(bare.status).toBe(400)
    expect(Object.keys(bare.body.fields).toSorted()).toEqual([
      'about',
      'background',
      'categories',
      'city',
      'country',
      'deadline',
      'durationHours',
      'images',
      'questions',
      'requirements',
      'skills',
      'type',
    ])
  })

  it('Only validated organisations create offers', async () => {
    const typed = await typedJob(huerto)
    expect((await testApp.guest.post(jobsAt, typed)).status).toBe(401)
    expect((await testApp.as(lucia).post(jobsAt, typed)).status).toBe(403)
    const fresh = await buildOrganisation({ validatedAt: null })
    const refused = await testApp.as(fresh).post(jobsAt, typed)
    expect([refused.status, refused.body.error]).toEqual([403, 'You need to validate your account.'])
  })

  it('An idempotency key creates one offer', async () => {
    const typed = await typedJob(huerto)
    const headers = { 'Idempotency-Key': 'an offer' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => testApp.as(huerto).post(jobsAt, typed, { headers })),
    )
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  it('Unknown fields are dropped and hostile values are refused', async () => {
    const sly = await typedJob(huerto, {
      ownerId: other.id,
      id: 'mine',
      search: 'x',
      createdAt: '1999-01-01',
    })
    const created = await testApp.as(huerto).post(jobsAt, sly)
    expect(created.body.owner.id).toBe(huerto.id)
    expect(created.body.createdAt).not.toContain('1999')
    for (const bad of [
      { title: 'x'.repeat(81) },
      { categories: ['piracy'] },
      { deadline: '2026-02-30' },
      { durationHours: -1 },
      { images: 'all' },
      { questions: [{ question: 'x'.repeat(501) }] },
      { type: { $ne: 1 } },
    ]) {
      expect((await testApp.as(huerto).post(jobsAt, await typedJob(huerto, bad))).status).toBe(400)
    }
  })
})

describe('GET /job/{id}', () => {
  it('A guest gets a preview of an offer, an account all of it', async () => {
    const job = await buildJob(huerto, { about: 'a'.repeat(400) })
    const preview = (await testApp.guest.get(jobAt(job))).body
    expect(Object.keys(preview).toSorted()).toEqual([
      'about',
      'applyRefusal',
      'categories',
      'city',
      'config',
      'country',
      'deadline',
      'full',
      'id',
      'language',
      'owner',
      'place',
      'preview',
      'publishedAt',
      'title',
      'type',
    ])
    expect(preview.about.length).toBeLessThanOrEqual(301)
    const whole = (await testApp.as(lucia).get(jobAt(job))).body
    expect(whole.about).toHaveLength(400)
    expect(whole).toMatchObject({
      applyRefusal: null,
      can: { apply: true, edit: false, seeApplicants: false },
    })
    expect(whole).not.toHaveProperty('counts')
  })

  it('Only owners read drafts, and only those concerned read closed offers', async () => {
    const draft = await buildJob(huerto, { status: 'draft' })
    expect(await seen(huerto, draft)).toBe(200)
    for (const person of [other, lucia]) expect(await seen(person, draft)).toBe(404)
    expect((await testApp.guest.get(jobAt(draft))).status).toBe(404)

    const closed = await buildJob(huerto)
    await buildApplication(closed, lucia)
    await testApp.as(bruno).post(ownAt(closed, '/favorite'))
    await testApp.as(huerto).post(ownAt(closed, '/close'))
    const stranger = await buildVolunteer()
    expect(
      await Promise.all([huerto, lucia, bruno, other, stranger].map((one) => seen(one, closed))),
    ).toEqual([200, 200, 200, 404, 404])
    expect((await testApp.guest.get(jobAt(closed))).status).toBe(404)
    expect((await testApp.guest.get('/api/jobs/job/nonsense')).status).toBe(404)
  })

  it('A view is counted once a person a day, and never of the owner; a read counts nothing', async () => {
    const job = await buildJob(huerto)
    const views = async () => (await testApp.as(huerto).get(jobAt(job))).body.counts.views
    const view = (caller: Caller) => caller.post(ownAt(job, '/view'))
    await Promise.all([lucia, lucia, bruno, huerto].map((person) => view(testApp.as(person))))
    await view(testApp.guest)
    await view(testApp.guest)
    await testApp.as(other).get(jobAt(job))
    expect(await views()).toBe(3)
  })

  it('An offer says why the viewer cannot apply', async () => {
    const refusal = async (person: Person, job: Job) =>
      (await testApp.as(person).get(jobAt(job))).body.applyRefusal
    expect(await refusal(await buildVolunteer({ city: '' }), await buildJob(huerto))).toBe(
      'profile-incomplete',
    )
    expect(await refusal(await buildVolunteer({ validatedAt: null }), await buildJob(huerto))).toBe(
      'not-validated',
    )
    expect(await refusal(lucia, await buildJob(huerto, { minimumAge: 60 }))).toBe('too-young')
    expect(await refusal(lucia, await buildJob(huerto, { deadline: inDays(-1) }))).toBe('closed')
    expect(await refusal(other, await buildJob(huerto))).toBe('volunteer-only')
  })
})

describe('PUT /jobs/{id}', () => {
  it('An update replaces the offer and keeps the ids of its questions', async () => {
    const created = (
      await testApp.as(huerto).post(jobsAt, await typedJob(huerto, { questions: ['One?', 'Two?'] }))
    ).body
    const [one, two] = created.questions
    const typed = await typedJob(huerto, {
      title: 'Read aloud',
      questions: [
        { id: two.id, question: 'Two, really?' },
        'One?',
        { id: 'ffffffff-ffff-4fff-8fff-ffffffffffff', question: 'New?' },
      ],
    })
    const { status, body } = await testApp.as(huerto).put(ownAt(created), typed)
    expect([status, body.title]).toEqual([200, 'Read aloud'])
    expect(body.questions.slice(0, 2)).toEqual([
      { id: two.id, question: 'Two, really?' },
      { id: one.id, question: 'One?' },
    ])
    expect(body.questions[2].id).not.toBe('ffffffff-ffff-4fff-8fff-ffffffffffff')
  })

  it('Answers stay with the question as it was asked', async () => {
    const created = (
      await testApp.as(huerto).post(jobsAt, await typedJob(huerto, { questions: ['Before?'] }))
    ).body
    const body = { job_id: created.id, answers: answersFor(created) }
    const { id } = (await testApp.as(lucia).post('/api/jobs/job/apply', body)).body
    const [{ id: questionId }] = created.questions
    await testApp
      .as(huerto)
      .put(ownAt(created), await typedJob(huerto, { questions: [{ id: questionId, question: 'After?' }] }))
    const stored = (await testApp.as(huerto).get(`/api/jobs/job/application/${id}`)).body
    expect(stored.answers).toMatchObject([{ question_id: questionId, question: 'Before?' }])
  })

  it('Only the owner updates an offer, and others get the specified error', async () => {
    const job = await buildJob(huerto)
    const typed = await typedJob(other)
    for (const person of [other, lucia]) {
      const { status, body } = await testApp.as(person).put(ownAt(job), typed)
      expect([status, body.error]).toEqual([403, 'You can not update this volunteer job'])
    }
    expect((await testApp.guest.put(ownAt(job), typed)).status).toBe(401)
    expect(
      (await testApp.as(other).put(ownAt(await buildJob(huerto, { status: 'draft' })), typed)).status,
    ).toBe(404)
  })

  it('A new deadline reopens a closed or expired offer, and an offer with applicants cannot be hidden', async () => {
    const over = await buildJob(huerto, { deadline: inDays(-3), publishedAt: new Date('2026-01-01') })
    const past = await testApp.as(huerto).put(ownAt(over), await typedJob(huerto, { deadline: inDays(-3) }))
    expect(past.body.fields).toEqual({ deadline: 'deadline-past' })
    expect((await testApp.as(huerto).put(ownAt(over), await typedJob(huerto))).status).toBe(200)
    const newest = await testApp.guest.get(`${jobsAt}?limit=1`)
    expect(newest.body.data[0].id).toBe(over.id)
    await buildApplication(over, lucia)
    const hidden = await testApp.as(huerto).put(ownAt(over), { title: 'Hidden', status: 'draft' })
    expect([hidden.status, hidden.body.error]).toEqual([409, 'Job has applications'])
  })
})

describe('closing, deleting, duplicating', () => {
  it('Closing an offer works once and notifies pending applicants', async () => {
    const job = await buildJob(huerto, { title: 'Close me' })
    await buildApplication(job, lucia)
    const close = () => testApp.as(huerto).post(ownAt(job, '/close'), { refusePending: false })
    expect((await close()).body.status).toBe('closed')
    expect((await close()).status).toBe(200)
    await testApp.work()
    expect(mailsAbout('Close me').map(({ to, subject }) => [to, subject])).toEqual([
      ['lucia@brota.example', '“Close me” takes no more applications'],
    ])
    expect((await testApp.as(other).post(ownAt(job, '/close'))).status).toBe(404)
    const draft = await buildJob(huerto, { status: 'draft' })
    expect((await testApp.as(huerto).post(ownAt(draft, '/close'))).body.error).toBe('Job not published')
  })

  it('Closing an offer can refuse all pending applications like any refusal', async () => {
    const job = await buildJob(huerto, { title: 'Close all' })
    const first = await buildApplication(job, lucia)
    const second = await buildApplication(job, bruno)
    const closed = await testApp.as(huerto).post(ownAt(job, '/close'), { refusePending: true })
    expect(closed.body.counts).toMatchObject({ pending: 0, refused: 2 })
    expect((await testApp.as(lucia).get(jobAt(job))).body.application.status).toBe('pending')
    await testApp.work()
    await testApp.as(huerto).put(`/api/jobs/job/application/${second.id}`, { status: 'pending' })
    testApp.pass(60_000)
    await testApp.work({ later: true })
    expect(mailsAbout('Close all').map(({ to }) => to)).toEqual(['lucia@brota.example'])
    expect((await testApp.as(lucia).get(`/api/jobs/job/application/${first.id}`)).body.status).toBe('refused')
  })

  it('Deleting an offer with applications requires its owner to insist, and notifies the applicants', async () => {
    const job = await buildJob(huerto, { title: 'Delete me' })
    await buildApplication(job, lucia)
    const asked = await testApp.as(huerto).delete(ownAt(job))
    expect([asked.status, asked.body.error]).toEqual([409, 'Job has applications'])
    expect((await testApp.as(other).delete(ownAt(job))).status).toBe(403)
    expect((await testApp.as(huerto).delete(ownAt(job, '?insist=true'))).status).toBe(204)
    expect(await seen(huerto, job)).toBe(404)
    await testApp.work()
    expect(mailsAbout('Delete me').map(({ subject }) => subject)).toEqual(['“Delete me” was taken down'])
    expect((await testApp.as(huerto).delete(ownAt(await buildJob(huerto)))).status).toBe(204)
  })

  it('A duplicated offer is a draft without its history', async () => {
    const job = await buildJob(huerto, { vacancies: 3 })
    await buildApplication(job, lucia)
    const { body } = await testApp.as(huerto).post(ownAt(job, '/duplicate'))
    expect(body).toMatchObject({
      status: 'draft',
      title: job.title,
      deadline: job.deadline,
      vacancies: 3,
      counts: { applications: 0 },
    })
    expect(body.questions[0].id).not.toBe(job.questions[0]?.id)
    const over = await buildJob(huerto, { deadline: inDays(-2) })
    expect((await testApp.as(huerto).post(ownAt(over, '/duplicate'))).body.deadline).toBeNull()
    const template = await testApp.as(huerto).post(ownAt(job, '/duplicate'), { withoutDates: true })
    expect(template.body).toMatchObject({ title: job.title, startDate: null, deadline: null })
    expect((await testApp.as(other).post(ownAt(job, '/duplicate'))).status).toBe(403)
  })
})

describe('favourites and lists', () => {
  it('Adding and removing a favourite can be repeated', async () => {
    const job = await buildJob(huerto)
    const favorite = ownAt(job, '/favorite')
    for (const _ of [1, 2]) expect((await testApp.as(lucia).post(favorite)).body).toEqual({ favorite: true })
    expect((await testApp.as(lucia).get(jobAt(job))).body.favorite).toBe(true)
    const stored = await testApp.as(lucia).get(`${jobsAt}?favorites=true`)
    expect(stored.body.data.map(({ id }: Job) => id)).toEqual([job.id])
    for (const _ of [1, 2])
      expect((await testApp.as(lucia).delete(favorite)).body).toEqual({ favorite: false })
    expect((await testApp.as(lucia).get(`${jobsAt}?favorites=true`)).body.data).toEqual([])
    expect((await testApp.as(huerto).post(favorite)).status).toBe(403)
    expect((await testApp.guest.post(favorite)).status).toBe(401)
    expect(
      (await testApp.as(lucia).post(ownAt(await buildJob(huerto, { status: 'draft' }), '/favorite'))).status,
    ).toBe(404)
  })

  it('An owner lists all of their offers, and others the open ones', async () => {
    const owner = await buildOrganisation({ name: 'Small House' })
    const open = await buildJob(owner)
    for (const more of [{ status: 'draft' }, { status: 'closed' }, { deadline: inDays(-1) }] as const)
      await buildJob(owner, more)
    const list = async (person: Person, more = '') =>
      (await testApp.as(person).get(`${jobsAt}?owner=${owner.id}${more}`)).body
    expect((await list(owner)).meta.total).toBe(4)
    expect((await list(owner, '&status=draft')).meta.total).toBe(1)
    expect((await list(owner)).data[0]).toHaveProperty('counts')
    expect((await list(lucia)).data.map(({ id }: Job) => id)).toEqual([open.id])
    expect((await list(lucia, '&status=closed')).data).toEqual([])
    expect((await list(owner, '&limit=3')).meta).toEqual({ total: 4, limit: 3, page: 1, isLastPage: false })
    expect((await testApp.as(owner).get(`${jobsAt}?status=draft`)).body.meta.total).toBe(1)
    expect((await testApp.as(lucia).get(`${jobsAt}?status=draft`)).body.data).toEqual([])
  })

  it('The list of a volunteer has the offers they applied to, and where they were accepted', async () => {
    const nora = await buildVolunteer({ name: 'Nora' })
    const open = await buildJob(huerto)
    const closed = await buildJob(huerto, { status: 'closed' })
    await buildApplication(open, nora, { status: 'accepted' })
    await buildApplication(closed, nora, { status: 'accepted' })
    const ids = async (person: Person, query: string) =>
      (await testApp.as(person).get(`${jobsAt}?${query}`)).body.data.map(({ id }: Job) => id).toSorted()
    const both = [open.id, closed.id].toSorted()
    expect(await ids(nora, 'applied=true')).toEqual(both)
    expect(await ids(nora, `volunteer=${nora.id}`)).toEqual(both)
    expect(await ids(huerto, `volunteer=${nora.id}`)).toEqual(both)
    expect(await ids(lucia, `volunteer=${nora.id}`)).toEqual([open.id])
    for (const query of ['applied=true', 'favorites=true', `volunteer=${nora.id}`]) {
      expect((await testApp.guest.get(`${jobsAt}?${query}`)).status).toBe(401)
    }
  })

  it('Invalid pages are refused, and pages past the end are empty', async () => {
    for (const query of ['page=0', 'limit=0', 'limit=51', 'page=x', 'status=lost']) {
      expect((await testApp.guest.get(`${jobsAt}?${query}`)).status).toBe(400)
    }
    const end = await testApp.guest.get(`${jobsAt}?page=999`)
    expect([end.status, end.body.data, end.body.meta.isLastPage]).toEqual([200, [], true])
  })
})

it('The images of a deleted offer are gone with it, unless another offer shows them', async () => {
  const image = sharp({ create: { width: 20, height: 20, channels: 3, background: '#3a7' } })
  const put = async () => (await upload(testApp, huerto, await image.png().toBuffer(), 'job')).body.imgName
  const [cover, inside, shared] = [await put(), await put(), await put()]
  const job = await buildJob(huerto, { background: cover, images: [inside, shared] })
  await buildJob(huerto, { background: shared, images: [] })
  expect((await testApp.as(huerto).delete(ownAt(job))).status).toBe(204)
  const open = async (name: string) => (await testApp.guest.get(`/api/media/${name}`)).status
  expect(await Promise.all([cover, inside, shared].map(open))).toEqual([404, 404, 200])
})

describe('GET /jobs/{id}/applications.csv', () => {
  it('The file of applications has answers as columns and nothing that a spreadsheet would run', async () => {
    const job = await buildJob(huerto)
    const cells = ['=1+1', '+1', '-1', '@now', '\tTab', 'plain, "quoted"\nand\r\nbroken']
    for (const [index, response] of cells.entries()) {
      const volunteer = await buildVolunteer({ name: index === 0 ? '=cmd|calc' : `Person ${index}` })
      const answers = job.questions.map(({ id, question }) => ({
        question_id: id,
        question,
        answer: response,
      }))
      await buildApplication(job, volunteer, { answers, createdAt: new Date(Date.UTC(2026, 0, index + 1)) })
    }
    const at = ownAt(job, '/applications.csv')
    const file = await testApp.as(huerto).get(at, { headers: { 'Accept-Language': 'en' } })
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toContain('attachment')
    const text = file.body.toString('utf8')
    const [head = ''] = text.split('\n')
    expect(head).toBe(
      '\uFEFFName,City,Country,E-mail,Phone,Availability,Status,Sent (Europe/Madrid),Decided (Europe/Madrid),Shortlisted,Our note,Why would you like to join?',
    )
    const [, first = ''] = text.split('\n')
    expect(first).toBe(
      `'=cmd|calc,Valencia,Spain,,,"Monday: Afternoon; Saturday: Morning",Pending,2026-01-01 01:00,,,,'=1+1`,
    )
    for (const cell of ["'+1", "'-1", "'@now", `"'\tTab"`]) expect(text).toContain(`,${cell}\n`)
    expect(text).toContain('"plain, ""quoted""\nand\r\nbroken"')
    expect((await testApp.as(other).get(at)).status).toBe(403)
    expect((await testApp.as(lucia).get(at)).status).toBe(403)
    expect((await testApp.guest.get(at)).status).toBe(401)
  })

  it('The file is named after the offer, in any script, and has the contact of volunteers who allow it', async () => {
    const job = await buildJob(huerto, { title: 'Día del "Árbol": Сад/2' })
    const shared = { email: 'rosa@brota.example', phone: '+34 600 000 001', shareContact: true }
    const rosa = await buildVolunteer({ ...shared, name: 'Rosa', workShift: ['tue-n', 'mon-a', 'mon-m'] })
    const nil = await buildVolunteer({ name: 'Nil', phone: '+34 600 000 002', workShift: ['no-time'] })
    for (const [index, volunteer] of [rosa, nil].entries())
      await buildApplication(job, volunteer, { createdAt: new Date(Date.UTC(2026, 0, index + 1)) })
    const read = (language: string) =>
      testApp.as(huerto).get(ownAt(job, '/applications.csv'), { headers: { 'Accept-Language': language } })
    const file = await read('es')
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="candidaturas-dia-del-arbol--2.csv"; filename*=UTF-8''candidaturas-d%C3%ADa-del-%C3%A1rbol-%D1%81%D0%B0%D0%B4-2.csv`,
    )
    const [, hers = '', his = ''] = file.body.toString('utf8').split('\n')
    expect(hers).toContain(
      `Rosa;Valencia;España;rosa@brota.example;'+34 600 000 001;"Lunes: Mañana, Tarde; Martes: Noche";Pendiente`,
    )
    expect(his).toContain('Nil;Valencia;España;;;Ahora mismo sin tiempo;Pendiente')
    const { body } = await read('pt')
    expect(body.toString('utf8')).toContain('Rosa;Valencia;Espanha;')
    const allowed = await testApp.as(nil).put('/api/account/preferences', { shareContact: true })
    expect(allowed.body.shareContact).toBe(true)
    expect((await read('es')).body.toString('utf8')).toContain(`;${nil.email};'+34 600 000 002;`)
  })

  it('The file has whom the organisation shortlisted, and what it noted', async () => {
    const job = await buildJob(huerto)
    const [rosa, nil] = [await buildVolunteer({ name: 'Rosa' }), await buildVolunteer({ name: 'Nil' })]
    const { id } = await buildApplication(job, rosa, { createdAt: new Date('2026-01-01T00:00:00Z') })
    await buildApplication(job, nil, { createdAt: new Date('2026-01-02T00:00:00Z') })
    const marked = { job_id: job.id, ids: [id], shortlisted: true }
    expect((await testApp.as(huerto).put('/api/jobs/job/application/shortlist', marked)).status).toBe(204)
    const note = { note: '=Has a van; call her\nafter six' }
    expect((await testApp.as(huerto).put(`/api/jobs/job/application/${id}/note`, note)).status).toBe(204)
    const at = ownAt(job, '/applications.csv')
    const text = (await testApp.as(huerto).get(at)).body.toString('utf8')
    expect(text.split('\n')[0]).toContain(';Preseleccionada;Nuestra nota;')
    expect(text).toContain(`2026-01-01 01:00;;Sí;"'=Has a van; call her\nafter six";`)
    expect(text).toContain('2026-01-02 01:00;;;;')
  })

  it('The file has every applicant and every question ever asked, however many', async () => {
    const job = await buildJob(huerto)
    await testApp.platform.database.pool.query(
      `insert into applications (id, job_id, volunteer_id, created_at, answers)
       select gen_random_uuid(), $1, gen_random_uuid(), now() + make_interval(secs => n),
         jsonb_build_array(jsonb_build_object(
           'question_id', 'old-' || n % 2, 'question', 'Asked before ' || n % 2, 'answer', 'Answer ' || n))
       from generate_series(1, 1234) n`,
      [job.id],
    )
    const { body } = await testApp.as(huerto).get(ownAt(job, '/applications.csv'))
    const [head = '', ...lines] = body.toString('utf8').trim().split('\n')
    expect(head.split(';').slice(11)).toEqual([
      ...job.questions.map(({ question }) => question),
      'Asked before 1',
      'Asked before 0',
    ])
    const answers = lines.map((line: string) => line.split(';').slice(11).join(''))
    expect(answers).toEqual(Array.from({ length: 1_234 }, (_, n) => `Answer ${n + 1}`))
  })
})
