import { beforeEach, describe, expect, it } from 'vitest'
import { buildApplication, buildJob, type Job, typedJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const undoTime = 60_000
const testApp = openTestApp({ MAIL_UNDO_SECONDS: '60', RATE_LIMITS: 'on' })
const words = 'Thank you! We are full until spring.'
let huerto: Person
let lucia: Person
let mateo: Person
let noor: Person
let job: Job

beforeEach(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  lucia = await buildVolunteer({ language: 'en' })
  mateo = await buildVolunteer({ name: 'Mateo Ruiz', language: 'en' })
  noor = await buildVolunteer({ name: 'Noor Haddad', language: 'en' })
  job = await buildJob(huerto, { title: `Beans ${crypto.randomUUID()}` })
  await buildApplication(job, lucia)
  await buildApplication(job, mateo)
  await buildApplication(job, noor, { status: 'accepted' })
})

const close = (body: object = {}, person = huerto) =>
  testApp.as(person).post(`/api/jobs/jobs/${job.id}/close`, { message: words, ...body })
const decide = async (person: Person, status: string) => {
  const { rows } = await testApp.platform.database.pool.query(
    'select id from applications where job_id = $1 and volunteer_id = $2',
    [job.id, person.id],
  )
  return testApp.as(huerto).put(`/api/jobs/job/application/${rows[0].id}`, { status })
}
const letThemGo = async () => {
  await testApp.work()
  testApp.pass(undoTime)
  await testApp.work({ later: true })
}
const mailsTo = ({ email }: Person) =>
  testApp.mails.filter(({ to, subject }) => JSON.stringify(to).includes(email) && subject.includes(job.title))
const getMessages = async (person: Person): Promise<string[]> => {
  const { rows } = await testApp.platform.database.pool.query(
    `select m.text from messages m join conversations c on c.id = m.conversation_id
     where m.from_id = $1 and $2 in (c.first_id, c.second_id)`,
    [huerto.id, person.id],
  )
  return rows.map(({ text }) => text)
}
const getNotified = async (person: Person) =>
  (await testApp.as(person).get('/api/notifications/notify')).body.map(
    ({ type, detail }: { type: string; detail: string }) => [type, detail],
  )

describe('closing an offer with words', () => {
  it('Those who wait get the words once, by email and in their conversation, and others none', async () => {
    const responses = await Promise.all([close(), close(), close()])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await close({ message: 'And again.' })).status).toBe(200)
    await letThemGo()
    for (const person of [lucia, mateo]) {
      const [mail, ...more] = mailsTo(person)
      expect(more).toEqual([])
      expect(mail?.subject).toContain('takes no more applications')
      expect(mail?.text).toContain(`Huerto Vivo wrote to you:\n\n${words}`)
      expect(await getMessages(person)).toEqual([words])
      expect(await getNotified(person)).toEqual([['jobs', 'closed']])
      const { body } = await testApp.as(person).get(`/api/jobs/job/${job.id}`)
      expect(body).toMatchObject({ status: 'closed', application: { status: 'pending' } })
    }
    expect([mailsTo(noor), await getMessages(noor), await getNotified(noor)]).toEqual([[], [], []])
  })

  it('Whoever still waits when a renewed offer closes again gets an email with the words of that time', async () => {
    await close()
    await letThemGo()
    const renewed = await typedJob(huerto, {
      title: job.title,
      questions: job.questions,
      status: 'published',
    })
    expect((await testApp.as(huerto).put(`/api/jobs/jobs/${job.id}`, renewed)).body.status).toBe('published')
    const later = 'Thank you for your patience.'
    expect((await close({ message: later })).status).toBe(200)
    await letThemGo()
    const closings = mailsTo(lucia).filter(({ subject }) => subject.includes('takes no more applications'))
    expect(closings.map(({ text }) => [words, later].filter((one) => String(text).includes(one)))).toEqual([
      [words],
      [later],
    ])
    expect(await getMessages(lucia)).toEqual([words, later])
  })

  it('Without words those who wait get the email alone', async () => {
    await close({ message: '  ' })
    await letThemGo()
    expect(mailsTo(lucia)).toHaveLength(1)
    expect(mailsTo(lucia)[0]?.text).not.toContain('wrote to you')
    expect(await getMessages(lucia)).toEqual([])
  })

  it('With a refusal the words wait until it can no longer be undone, and do not reach those who were decided otherwise', async () => {
    expect((await close({ refusePending: true })).body.counts).toMatchObject({ pending: 0, refused: 2 })
    await testApp.work()
    expect([mailsTo(lucia), await getMessages(lucia)]).toEqual([[], []])
    await decide(mateo, 'pending')
    expect((await decide(mateo, 'accepted')).status).toBe(200)
    await letThemGo()
    expect(mailsTo(lucia).map(({ text }) => String(text).includes(words))).toEqual([true])
    expect(await getMessages(lucia)).toEqual([words])
    expect(mailsTo(mateo).filter(({ text }) => String(text).includes(words))).toEqual([])
    expect(await getMessages(mateo)).toEqual([])
  })

  it('Hostile words stay text', async () => {
    await close({ message: '<img src=x onerror=alert(1)> {name} & <b>bold</b>\n\n<mj-raw>' })
    await letThemGo()
    const [mail] = mailsTo(lucia)
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; {name} &amp; &lt;b&gt;bold&lt;/b&gt;')
    expect(mail?.html).not.toMatch(/<img|<script|<mj-raw/)
    expect(mail?.text).toContain('<img src=x onerror=alert(1)> {name} & <b>bold</b>')
  })

  it('Words have a limit, and are not sent across a block or for somebody else', async () => {
    const long = await close({ message: 'a'.repeat(1_001) })
    expect([long.status, long.body.fields]).toEqual([400, { message: 'too-long' }])
    expect((await close({}, await buildOrganisation())).status).toBe(403)
    await testApp.as(lucia).post(`/api/moderation/block/${huerto.id}`)
    expect((await close()).status).toBe(200)
    await letThemGo()
    expect([mailsTo(lucia), await getMessages(lucia)]).toEqual([[], []])
    expect([mailsTo(mateo).length, await getMessages(mateo)]).toEqual([1, [words]])
  })

  it('The messages of a closing count as messages, one for each who waits', async () => {
    const count = async () => {
      const { rows } = await testApp.platform.database.pool.query(
        `select coalesce(sum(points), 0)::int as points from rate_limits where key like '%a message:%'`,
      )
      return rows[0].points
    }
    const before = await count()
    await close({ message: '' })
    expect(await count()).toBe(before)
    job = await buildJob(huerto)
    for (const person of [lucia, mateo]) await buildApplication(job, person)
    await buildApplication(job, noor, { status: 'waitlisted' })
    await close()
    expect(await count()).toBe(before + 3)
  })
})
