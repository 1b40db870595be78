import { beforeEach, describe, expect, it } from 'vitest'
import { removeOffer, restoreOffer } from '#server/modules/jobs/queries/hidden.ts'
import { restore, suspend } from '#server/modules/moderation/suspend.ts'
import type { Db } from '#server/platform/db/index.ts'
import { buildApplication, inDays, type Job, typedJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ MAIL_UNDO_SECONDS: '0' })
let huerto: Person
let waiting: Person
let accepted: Person
let refused: Person
let listed: Person
let left: Person
let typed: Awaited<ReturnType<typeof typedJob>>
let job: Job & { updatedAt: Date }

beforeEach(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  waiting = await buildVolunteer({ language: 'en' })
  accepted = await buildVolunteer({ language: 'en' })
  refused = await buildVolunteer({ language: 'en' })
  listed = await buildVolunteer({ language: 'en' })
  left = await buildVolunteer({ language: 'en' })
  typed = await typedJob(huerto, { title: `Beans ${crypto.randomUUID()}` })
  job = (await testApp.as(huerto).post('/api/jobs/jobs', typed)).body
  await buildApplication(job, waiting)
  await buildApplication(job, accepted, { status: 'accepted' })
  await buildApplication(job, refused, { status: 'refused' })
  await buildApplication(job, listed, { status: 'waitlisted' })
  await buildApplication(job, left, { status: 'accepted' })
  await testApp.platform.database.pool.query(
    'insert into volunteerings (organisation_id, volunteer_id, job_id, ended_at) values ($1, $2, $3, now())',
    [huerto.id, left.id, job.id],
  )
})

const update = (changes: Record<string, unknown>, options = {}) =>
  testApp.as(huerto).put(`/api/jobs/jobs/${job.id}`, { ...typed, ...changes }, options)
const mailsTo = ({ email }: Person) => testApp.mails.filter(({ to }) => JSON.stringify(to).includes(email))
const getNotified = async (person: Person): Promise<string[]> =>
  (await testApp.as(person).get('/api/notifications/notify')).body.map(
    ({ detail }: { detail: string }) => detail,
  )

describe('changing a published offer', () => {
  it('Those who wait, also on the waiting list, and volunteers learn once what has changed; who was refused or has left does not', async () => {
    expect((await update({ city: 'Madrid', state: 'Madrid', startDate: inDays(20) })).status).toBe(200)
    await testApp.work()
    await testApp.work()
    for (const person of [waiting, accepted, listed]) {
      const mails = mailsTo(person)
      expect(mails.map(({ subject }) => subject)).toEqual([`“${typed.title}” has changed`])
      expect(mails[0]?.text).toContain('where it is and when it starts.')
      expect(await getNotified(person)).toEqual(['changed'])
    }
    for (const person of [refused, left]) {
      expect(mailsTo(person)).toEqual([])
      expect(await getNotified(person)).toEqual([])
    }
  })

  it('Corrections made one after the other are told together, and a later change again', async () => {
    await update({ city: 'Madrid', state: 'Madrid' })
    await update({ city: 'Toledo', state: 'Toledo' })
    await update({ city: 'Toledo', state: 'Toledo', startDate: inDays(20) })
    await testApp.work()
    expect(mailsTo(waiting)).toHaveLength(1)
    expect(mailsTo(waiting)[0]?.text).toContain('where it is and when it starts.')
    await update({ city: 'Madrid', state: 'Madrid', startDate: inDays(20) })
    await testApp.work()
    expect(mailsTo(waiting)).toHaveLength(2)
    expect(mailsTo(waiting)[1]?.text).toContain('where it is.')
  })

  it('Nobody is told of a change that is taken back, nor of an offer that is closed meanwhile', async () => {
    await update({ city: 'Madrid', state: 'Madrid' })
    await update({})
    await testApp.work()
    await update({ city: 'Madrid', state: 'Madrid' })
    await testApp.as(huerto).post(`/api/jobs/jobs/${job.id}/close`)
    await testApp.work()
    expect(mailsTo(waiting).map(({ subject }) => subject)).not.toContain(`“${typed.title}” has changed`)
    expect(await getNotified(accepted)).not.toContain('changed')
  })

  it('Nobody is told of other texts, pictures and questions, nor of a draft', async () => {
    await update({ about: 'Two hours of stories.', requirements: 'Boots.', questions: ['Why?'] })
    await testApp.work()
    expect(mailsTo(waiting)).toEqual([])
    expect(await getNotified(accepted)).toEqual([])
  })
})

describe('an offer that changed and is hidden while that can be corrected', () => {
  const inTransaction = (act: (db: Db) => Promise<unknown>) =>
    testApp.platform.database.db.transaction(async (tx) => void (await act(tx)))
  const ways = [
    [
      'a moderator took it down',
      (tx: Db) => removeOffer(tx, job.id, new Date()),
      (tx: Db) => restoreOffer(tx, job.id),
    ],
    [
      'its organisation is suspended',
      (tx: Db) => suspend(tx, huerto.id, new Date()),
      (tx: Db) => restore(tx, 'user', huerto.id),
    ],
  ] as const

  it.each(ways)('What changed is told once it is shown again: %s', async (_why, hide, show) => {
    await update({ city: 'Madrid', state: 'Madrid' })
    await inTransaction(hide)
    await testApp.work()
    expect(mailsTo(waiting)).toEqual([])
    await inTransaction(show)
    await testApp.work()
    await testApp.work()
    for (const person of [waiting, accepted, listed]) {
      expect(mailsTo(person).map(({ subject }) => subject)).toEqual([`“${typed.title}” has changed`])
    }
    await inTransaction(hide)
    await inTransaction(show)
    await testApp.work()
    expect(mailsTo(waiting)).toHaveLength(1)
  })
})

describe('the deadline of a single event', () => {
  it('A deadline after its day is refused when it is published, and saved in a draft', async () => {
    const late = { type: 'on-time-face-to-face', startDate: inDays(5), deadline: inDays(6) }
    const response = await testApp.as(huerto).post('/api/jobs/jobs', { ...typed, ...late })
    expect(response.status).toBe(400)
    expect(response.body.fields).toEqual({ deadline: 'deadline-after-event' })
    const draft = await testApp.as(huerto).post('/api/jobs/jobs', { ...typed, ...late, status: 'draft' })
    expect(draft.status).toBe(201)
  })
})
