import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#server/modules/account/tables.ts'
import { exportPersonalData } from '#server/modules/moderation/queries/personal.ts'
import { decisions } from '#server/modules/moderation/tables.ts'
import { ratings } from '#server/modules/ratings/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildJob } from '../../jobs.ts'
import { buildReport, buildReportedPost } from '../../moderation.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { buildComment, buildPost } from '../../posts.ts'
import { upload } from '../setup/form.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let clara: Person
let lucia: Person
let mateo: Person

beforeEach(async () => {
  clara = await buildVolunteer({ name: 'Clara Soler', moderator: true })
  lucia = await buildVolunteer()
  mateo = await buildVolunteer({ name: 'Mateo Ruiz', language: 'en' })
})

const decide = (body: object, by = clara) =>
  testApp.as(by).post('/api/moderation/decide', { reason: 'harassment', ...body })
const queue = async (status = 'open') =>
  (await testApp.as(clara).get(`/api/moderation/queue?status=${status}&limit=50`)).body.data
const aboutMateo = async (status?: string) =>
  (await queue(status)).find(({ user }: { user: Person }) => user.id === mateo.id)
const mailTo = async (person: Person) => {
  await testApp.work()
  return testApp.mails.findLast(({ to }) => JSON.stringify(to).includes(person.email))
}

describe('the moderation queue', () => {
  test('A moderator reads what was reported, also when its author has changed or deleted it, until it is decided', async () => {
    const post = await buildPost(mateo, { text: 'An insult' })
    const flag = (by: Person) =>
      testApp.as(by).post('/api/moderation/report', { kind: 'post', id: post.id, reason: 'spam' })
    const getTexts = async (status?: string) => {
      const [subject] = (await aboutMateo(status)).subjects
      return [subject.content?.text ?? null, subject.reportedTexts]
    }
    await flag(lucia)
    expect(await getTexts()).toEqual(['An insult', []])
    const change = await testApp.as(mateo).put(`/api/posts/posts/${post.id}`, { text: 'A nice word' })
    expect(change.status).toBe(200)
    await flag(await buildVolunteer())
    expect(await getTexts()).toEqual(['A nice word', ['An insult']])
    await testApp.as(mateo).delete(`/api/posts/posts/${post.id}`)
    expect(await getTexts()).toEqual([null, ['A nice word', 'An insult']])
    const { reportsMade } = exportPersonalData(testApp.platform.database.db, lucia.id)
    const exported: unknown[] = []
    for await (const rows of reportsMade ?? []) exported.push(...rows)
    expect(exported).toMatchObject([{ subjectId: post.id }])
    expect(JSON.stringify(exported)).not.toContain('insult')

    await decide({ kind: 'post', id: post.id, action: 'dismiss' })
    expect(await getTexts('decided')).toEqual([null, []])
  })

  test('The moderation queue lists reported accounts with their reports, the most serious first', async () => {
    const post = await buildReportedPost(mateo, lucia)
    await buildReport(clara, mateo, { kind: 'post', subjectId: post.id, reason: 'harassment', text: 'Rude' })
    const swindler = await buildVolunteer({ name: 'Bruno Vidal' })
    await buildReport(lucia, swindler, { reason: 'fraud' })
    const people = await queue()
    expect(people.map(({ user }: { user: Person }) => user.id)).toEqual([swindler.id, mateo.id])
    expect(people[1]).toMatchObject({ suspended: false, warnings: 0, removals: 0 })
    const [subject] = people[1].subjects
    expect(subject).toMatchObject({ kind: 'post', id: post.id, content: { text: post.text, hidden: false } })
    expect(subject.reports.map(({ by, reason }: { by: Person; reason: string }) => [by.id, reason])).toEqual(
      expect.arrayContaining([
        [lucia.id, 'spam'],
        [clara.id, 'harassment'],
      ]),
    )
  })
})

describe('a decision', () => {
  test('A dismissal closes the reports and sends no email', async () => {
    const post = await buildReportedPost(mateo, lucia)
    const before = testApp.mails.length
    expect((await decide({ kind: 'post', id: post.id, action: 'dismiss' })).status).toBe(201)
    expect(await aboutMateo()).toBeUndefined()
    expect((await aboutMateo('decided')).subjects[0].id).toBe(post.id)
    await testApp.work()
    expect(testApp.mails.length).toBe(before)
    expect((await testApp.as(lucia).get(`/api/posts/posts/${post.id}`)).status).toBe(200)
  })

  test('A removed post is hidden until it is restored, and its author gets an email and a notification', async () => {
    const post = await buildReportedPost(mateo, lucia)
    const page = async () => (await testApp.as(lucia).get(`/api/posts/posts/${post.id}`)).status
    expect(await page()).toBe(200)
    await decide({ kind: 'post', id: post.id, action: 'remove', text: 'We do not insult here.' })
    expect(await page()).toBe(404)
    const content = await mailTo(mateo)
    expect(content?.subject).toBe('We have taken down something you published')
    expect(content?.text).toContain('Harassment or hate')
    expect(content?.text).toContain('We do not insult here.')
    expect(content?.text).toContain('/appeal?token=')
    const listed = (await testApp.as(mateo).get('/api/notifications/notify')).body
    expect(listed).toMatchObject([{ type: 'moderation', name: '' }])
    await decide({ kind: 'post', id: post.id, action: 'restore' })
    expect(await page()).toBe(200)
  })

  test('The notification of a decision opens the decision, and after a restoration the content', async () => {
    const post = await buildReportedPost(mateo, lucia)
    const there = { kind: 'post', id: post.id }
    const latestNotification = async () => (await testApp.as(mateo).get('/api/notifications/notify')).body[0]
    const opened = async (id: string, reader = testApp.as(mateo)) =>
      (await reader.get(`/api/moderation/appeal?decision=${id}`)).body
    await decide({ ...there, action: 'remove', text: 'We do not insult here.' })
    const removed = await latestNotification()
    expect(removed.about).toBe(post.text)
    expect(removed.detail).toBe('removed')
    expect(await opened(removed.action_id)).toMatchObject({
      action: 'remove',
      appealable: true,
      appeal: null,
      undone: false,
      opens: null,
      text: 'We do not insult here.',
      content: { text: post.text, hidden: true },
    })
    const [, link] = /appeal\?token=([^&\s]+)/.exec(String((await mailTo(mateo))?.text)) ?? []
    const byLink = (await testApp.guest.get(`/api/moderation/appeal?token=${link}`)).body
    expect(byLink).toMatchObject({ text: 'We do not insult here.', content: null, opens: null })
    const toLogIn = async (reader: typeof testApp.guest) =>
      (await reader.get(`/api/moderation/appeal?token=${link}`)).body.contentAfterLogin
    expect([await toLogIn(testApp.guest), await toLogIn(testApp.as(mateo))]).toEqual([true, false])
    expect(await toLogIn(testApp.as(lucia)), 'another account').toBe(false)
    await decide({ ...there, action: 'restore' })
    const restored = await latestNotification()
    expect(restored.detail).toBe('restored')
    expect(await opened(restored.action_id)).toMatchObject({
      action: 'restore',
      appealable: false,
      undone: true,
      opens: there,
    })
    expect(await opened(removed.action_id)).toMatchObject({ appealable: false, undone: true, opens: there })
    expect((await opened(restored.action_id, testApp.as(lucia))).error).toBe('Used up or too old')
  })

  test('A decision can remove and restore comments, offers, messages and ratings', async () => {
    const huerto = await buildOrganisation()
    const job = await buildJob(huerto)
    const comment = await buildComment(await buildPost(lucia), mateo)
    const said = (await testApp.as(mateo).post('/api/chat/save', { userId: lucia.id, message: 'Rude' })).body
    const rating = { id: newId(), organisationId: huerto.id, authorId: mateo.id, rate: 1 }
    const { db } = testApp.platform.database
    await db.insert(ratings).values(rating)
    await db.update(accounts).set({ rateSum: 1, rateCount: 1 }).where(eq(accounts.id, huerto.id))
    const seen = async () => {
      const her = testApp.as(lucia)
      return [
        (await her.get(`/api/posts/posts/${comment.postId}/comments`)).body.data.length,
        (await her.get(`/api/posts/posts/${comment.postId}`)).body.comments,
        (await her.get(`/api/jobs/job/${job.id}`)).status,
        (await her.get(`/api/chat/messages/${said.conversation_id}`)).body.data[0].message,
        (await her.get(`/api/account/ratings/${huerto.id}`)).body.data.length,
        (await her.get(`/api/account/user/${huerto.id}`)).body.rate_count,
      ]
    }
    const subjects = { comment: comment.id, job: job.id, message: said.id, rating: rating.id }
    const all = (action: string) =>
      Promise.all(Object.entries(subjects).map(([kind, id]) => decide({ kind, id, action })))
    expect(await seen()).toEqual([1, 1, 200, 'Rude', 1, '1'])
    await all('remove')
    expect(await seen()).toEqual([0, 0, 404, '', 0, '0'])
    const publishing = await testApp.as(huerto).post(`/api/jobs/jobs/${job.id}/duplicate`)
    expect([publishing.status, publishing.body.error]).toEqual([403, 'Put away by a moderator'])
    await all('restore')
    expect(await seen()).toEqual([1, 1, 200, 'Rude', 1, '1'])
  })

  test('One of two simultaneous decisions is saved, with one email', async () => {
    const ines = await buildVolunteer({ moderator: true })
    for (const action of ['warn', 'remove', 'suspend', 'dismiss']) {
      const author = await buildVolunteer({ name: 'Bruno Vidal' })
      const post = await buildReportedPost(author, lucia)
      const body = { kind: 'post', id: post.id, action }
      const responses = await Promise.all([decide(body), decide(body, ines)])
      expect([action, ...responses.map(({ status }) => status).sort()]).toEqual([action, 201, 409])
      const made = await testApp.platform.database.db
        .select()
        .from(decisions)
        .where(eq(decisions.ownerId, author.id))
      expect(made.length).toBe(1)
      await testApp.work()
      const sent = testApp.mails.filter(({ to }) => JSON.stringify(to).includes(author.email))
      expect(sent.length).toBe(action === 'dismiss' ? 0 : 1)
    }
  })

  test('A moderator cannot decide about their own content or another moderator', async () => {
    const post = await buildReportedPost(clara, lucia)
    expect((await decide({ kind: 'post', id: post.id, action: 'dismiss' })).status).toBe(403)
    const ines = await buildVolunteer({ moderator: true })
    expect((await decide({ kind: 'user', id: ines.id, action: 'suspend' })).status).toBe(403)
  })

  test('A decision needs a reason and existing content', async () => {
    const body = { kind: 'user', id: mateo.id, action: 'warn' }
    expect((await decide({ ...body, reason: null })).body.fields).toEqual({ reason: 'required' })
    expect((await decide({ ...body, id: newId() })).status).toBe(404)
  })

  test('A decision by another reason says which, since the person reads no rule; a lifted one does not', async () => {
    const body = { kind: 'user', id: mateo.id, reason: 'other' }
    for (const action of ['warn', 'suspend'])
      expect((await decide({ ...body, action, text: '' })).body.fields).toEqual({ text: 'required' })
    const text = 'You wrote in the name of an organisation that does not know you.'
    expect((await decide({ ...body, action: 'suspend', text })).status).toBe(201)
    expect((await decide({ ...body, action: 'restore', text: '' })).status).toBe(201)
  })
})

test('The images of a removed post are for moderators and its author alone, until it is restored', async () => {
  const image = sharp({ create: { width: 20, height: 20, channels: 3, background: '#3a7' } })
  const put = async () => (await upload(testApp, mateo, await image.png().toBuffer(), 'post')).body.imgName
  const [removed, kept] = [await put(), await put()]
  const publish = async (names: string[]) =>
    (
      await testApp
        .as(mateo)
        .post('/api/posts/posts', { text: 'Look', media: names.map((imgName) => ({ imgName })) })
    ).body
  const post = await publish([removed, kept])
  await publish([kept])
  const open = async (name: string) => (await testApp.guest.get(`/api/media/${name}`)).status
  const openAll = async () => [await open(removed), await open(`${removed}?w=320`), await open(kept)]
  expect(await openAll()).toEqual([200, 200, 200])
  await testApp.as(lucia).post('/api/moderation/report', { kind: 'post', id: post.id, reason: 'spam' })
  await decide({ kind: 'post', id: post.id, action: 'remove' })
  expect(await openAll()).toEqual([404, 404, 200])
  const [subject] = (await aboutMateo('decided')).subjects
  const [signed] = subject.content.pictures
  expect((await testApp.guest.get(signed)).status).toBe(200)
  await decide({ kind: 'post', id: post.id, action: 'restore' })
  expect(await openAll()).toEqual([200, 200, 200])
})

test('The images of a removed offer are for moderators alone, until an appeal is granted', async () => {
  const huerto = await buildOrganisation()
  const image = sharp({ create: { width: 20, height: 20, channels: 3, background: '#a37' } })
  const put = async (kind: string) =>
    (await upload(testApp, huerto, await image.png().toBuffer(), kind)).body.imgName
  const banner = await put('background')
  const [cover, inside, kept] = [await put('job'), await put('job'), await put('job')]
  const { pool } = testApp.platform.database
  await pool.query('update accounts set background = $1 where id = $2', [banner, huerto.id])
  const job = await buildJob(huerto, { background: cover, images: [inside, kept, banner] })
  await buildJob(huerto, { background: kept, images: [] })
  const open = async (name: string) => (await testApp.guest.get(`/api/media/${name}`)).status
  const openAll = () => Promise.all([cover, `${cover}?w=320`, inside, kept, banner].map(open))
  expect(await openAll()).toEqual([200, 200, 200, 200, 200])
  await testApp.as(lucia).post('/api/moderation/report', { kind: 'job', id: job.id, reason: 'fraud' })
  const removed = await decide({ kind: 'job', id: job.id, action: 'remove' })
  expect(await openAll()).toEqual([404, 404, 404, 200, 200])
  const { body } = await testApp.as(clara).get('/api/moderation/queue?status=decided&limit=50')
  const { subjects } = body.data.find(({ user }: { user: Person }) => user.id === huerto.id)
  for (const signed of subjects[0].content.pictures)
    expect((await testApp.guest.get(signed)).status).toBe(200)
  expect(subjects[0].content.pictures).toHaveLength(4)
  const appeal = { decision: removed.body.decision_id, text: 'These are our own images.' }
  expect((await testApp.as(huerto).post('/api/moderation/appeal', appeal)).status).toBe(202)
  const [waiting] = (await testApp.as(clara).get('/api/moderation/appeals?status=open&limit=50')).body.data
  const ines = await buildVolunteer({ moderator: true })
  const granted = await testApp
    .as(ines)
    .put(`/api/moderation/appeals/${waiting.id}`, { granted: true, text: 'They are.' })
  expect(granted.status).toBe(204)
  expect(await openAll()).toEqual([200, 200, 200, 200, 200])
})

test('A decision is told on the site and by email, whatever was chosen, and the choices say so', async () => {
  const at = '/api/notifications/preferences'
  const { pool } = testApp.platform.database
  await pool.query(
    `insert into notification_preferences (account_id, topic, in_app, email) values ($1, 'moderation', false, 'daily')`,
    [mateo.id],
  )
  const always = { inApp: true, email: 'now' }
  expect((await testApp.as(mateo).get(at)).body.moderation).toEqual(always)
  const { body } = await testApp.as(mateo).put(at, { moderation: { inApp: false, email: 'never' } })
  expect(body.moderation).toEqual(always)
  const post = await buildPost(mateo)
  await decide({ kind: 'post', id: post.id, action: 'remove' })
  expect((await mailTo(mateo))?.subject).toContain('taken down')
  const listed = (await testApp.as(mateo).get('/api/notifications/notify')).body
  expect(listed).toMatchObject([{ type: 'moderation', detail: 'removed' }])
})

test('The moderation log lists the newest decision first, with its moderator and without its text', async () => {
  const post = await buildReportedPost(mateo, lucia)
  await decide({ kind: 'post', id: post.id, action: 'remove', text: 'Secret words' })
  const { body } = await testApp.as(clara).get('/api/moderation/log?limit=1')
  expect(body.data).toMatchObject([
    { action: 'remove', kind: 'post', subject_id: post.id, reason: 'harassment', owner: { id: mateo.id } },
  ])
  expect(body.data[0].moderator.id).toBe(clara.id)
  expect(JSON.stringify(await testApp.platform.database.db.select().from(decisions))).not.toContain('Secret')
})
