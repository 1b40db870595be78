import { beforeEach, describe, expect, it } from 'vitest'
import { type EmailFrequency, notificationTopics } from '#contracts/lists.ts'
import { sendDigests } from '#server/modules/mailings/sendDigests.ts'
import { getPreferences } from '#server/modules/notifications/index.ts'
import { answersFor, buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { buildPost } from '../../posts.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const hour = 3_600_000
let lucia: Person
let mateo: Person

beforeEach(async () => {
  lucia = await buildVolunteer({ name: 'Lucía', language: 'en' })
  mateo = await buildVolunteer({ name: 'Mateo' })
  testApp.mails.length = 0
})

const choose = (person: Person, email: EmailFrequency, inApp = true) =>
  testApp
    .as(person)
    .put(
      '/api/notifications/preferences',
      Object.fromEntries(notificationTopics.map((topic) => [topic, { inApp, email }])),
    )
const mailsTo = (person: Person) => testApp.mails.filter(({ to }) => to === person.email)
const ask = (from: Person, to: Person) => testApp.as(from).post('/api/friends/add', { friend_id: to.id })
const withdraw = (from: Person, to: Person) =>
  testApp.as(from).post('/api/friends/remove', { friend_id: to.id })

const suspend = async (person: Person) => {
  const about = { kind: 'user', id: person.id, action: 'suspend', reason: 'spam' }
  const clara = await buildVolunteer({ moderator: true })
  expect((await testApp.as(clara).post('/api/moderation/decide', about)).status).toBe(201)
}

describe('notifications by immediate email', () => {
  it('A notification email says who did what and links to it, and is sent once', async () => {
    await choose(lucia, 'now')
    const post = await buildPost(lucia)
    const liked = `/api/posts/posts/${post.id}/like`
    for (const method of ['POST', 'DELETE', 'POST']) await testApp.as(mateo).send(method, liked)
    await ask(mateo, lucia)
    await testApp.work({ later: true })
    expect(
      mailsTo(lucia)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(['Mateo likes your post', 'Mateo wants to connect with you'])
    const [mail] = mailsTo(lucia).filter(({ subject }) => subject.includes('likes'))
    expect(mail?.text).toContain(`/post/${post.id}`)
  })

  it('Each comment, answer and mention of somebody is emailed, also under the same post', async () => {
    await choose(lucia, 'now')
    const post = await buildPost(lucia)
    const theirs = await buildPost(mateo)
    const comments = (id: string) => `/api/posts/posts/${id}/comments`
    const { body: hers } = await testApp.as(lucia).post(comments(theirs.id), { text: 'As tall as I am' })
    const says: [string, object][] = [
      [post.id, { text: 'How tall are they?' }],
      [theirs.id, { text: 'Taller', parent_id: hers.id }],
      [theirs.id, { text: `@[Lucía](${lucia.id}) look`, mentions: [lucia.id] }],
    ]
    for (const isRead of [true, false]) {
      for (const [id, comment] of says)
        expect((await testApp.as(mateo).post(comments(id), comment)).status).toBeLessThan(300)
      await testApp.work({ later: true })
      if (isRead) await testApp.as(lucia).put('/api/notifications/read')
    }
    const subjects = mailsTo(lucia).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual([
      ...['Mateo answered your comment', 'Mateo answered your comment'],
      ...['Mateo commented on your post', 'Mateo commented on your post'],
      ...['Mateo mentioned you', 'Mateo mentioned you'],
    ])
  })

  it('Who is asked for a connection again is emailed again', async () => {
    await choose(lucia, 'now')
    for (const _ of ['first', 'again']) {
      await ask(mateo, lucia)
      await testApp.work({ later: true })
      await withdraw(mateo, lucia)
    }
    expect(mailsTo(lucia).map(({ subject }) => subject)).toEqual([
      'Mateo wants to connect with you',
      'Mateo wants to connect with you',
    ])
  })

  it('A notification that was cancelled or seen in time causes no email', async () => {
    await choose(lucia, 'now')
    await ask(mateo, lucia)
    await withdraw(mateo, lucia)
    const post = await buildPost(lucia)
    await testApp.as(mateo).post(`/api/posts/posts/${post.id}/like`)
    await testApp.as(lucia).put('/api/notifications/read')
    await testApp.work({ later: true })
    expect(mailsTo(lucia)).toEqual([])
  })

  it.each([
    [true, 'with'],
    [false, 'without'],
  ])('What was taken back or deleted in time causes no email (in the list: %s)', async (inApp) => {
    await choose(lucia, 'now', inApp)
    const [his, her] = [testApp.as(mateo), await buildPost(lucia)]
    const liked = `/api/posts/posts/${her.id}/like`
    for (const method of ['POST', 'DELETE']) await his.send(method, liked)
    await ask(mateo, lucia)
    await withdraw(mateo, lucia)
    const ofMateo = await buildPost(mateo)
    for (const [post, text] of [
      [her, 'How tall are they?'],
      [ofMateo, `@[Lucía](${lucia.id}) look`],
    ] as const) {
      const comments = `/api/posts/posts/${post.id}/comments`
      const { body } = await his.post(comments, { text, mentions: post === her ? [] : [lucia.id] })
      expect((await his.delete(`/api/posts/comments/${body.id}`)).status).toBe(204)
    }
    const mentioning = { text: 'Look', media: [], mentions: [lucia.id] }
    const { body: deleted } = await his.post('/api/posts/posts', mentioning)
    await his.delete(`/api/posts/posts/${deleted.id}`)
    await testApp.work({ later: true })
    expect(mailsTo(lucia).map(({ subject }) => subject)).toEqual([])
    expect((await testApp.as(lucia).get('/api/notifications/notify')).body).toEqual([])
  })

  it.each([
    [true, 'with'],
    [false, 'without'],
  ])('What somebody did who was suspended in time causes no email (in the list: %s)', async (inApp) => {
    await choose(lucia, 'now', inApp)
    const post = await buildPost(lucia)
    const his = testApp.as(mateo)
    await his.post(`/api/posts/posts/${post.id}/like`)
    await his.post('/api/posts/posts', { text: 'Buy here', media: [], mentions: [lucia.id] })
    await ask(mateo, lucia)
    await suspend(mateo)
    await testApp.work({ later: true })
    expect(mailsTo(lucia).map(({ subject }) => subject)).toEqual([])
  })

  it('Notification emails and the list of notifications can each be turned off', async () => {
    await choose(lucia, 'now', false)
    await ask(mateo, lucia)
    const ines = await buildVolunteer()
    await choose(ines, 'never', false)
    await ask(mateo, ines)
    await testApp.work({ later: true })
    expect([mailsTo(lucia).length, mailsTo(ines).length]).toEqual([1, 0])
    expect((await testApp.as(lucia).get('/api/notifications/notify')).body).toEqual([])
  })

  it('Emails about applications follow the preferences too', async () => {
    const organisation = await buildOrganisation()
    await choose(organisation, 'never')
    const job = await buildJob(organisation)
    await testApp.as(lucia).post('/api/jobs/job/apply', { job_id: job.id, answers: answersFor(job) })
    await testApp.work({ later: true })
    expect(mailsTo(organisation)).toEqual([])
    expect((await testApp.as(organisation).get('/api/notifications/notify')).body).toHaveLength(1)
  })
})

describe('emails about unread messages', () => {
  const say = (message: string) => testApp.as(mateo).post('/api/chat/save', { userId: lucia.id, message })

  it('Unread messages cause one email until they are read', async () => {
    await choose(lucia, 'now')
    await say('Hello')
    const { body } = await say('Are you there?')
    await testApp.work({ later: true })
    expect(mailsTo(lucia).map(({ subject }) => subject)).toEqual(['Mateo wrote you 2 messages'])
    expect(mailsTo(lucia)[0]?.text).not.toContain('Are you there?')
    await say('Well')
    await testApp.work({ later: true })
    expect(mailsTo(lucia)).toHaveLength(1)
    await testApp.as(lucia).put(`/api/chat/update-unread/${body.conversation_id}`)
    await testApp.as(lucia).post('/api/chat/save', { userId: mateo.id, message: 'Yes' })
    await say('Good')
    await testApp.work({ later: true })
    expect(mailsTo(lucia)).toHaveLength(2)
  })

  it('Unread messages of somebody who was suspended in time cause no email', async () => {
    await choose(lucia, 'now')
    await say('Buy here')
    await suspend(mateo)
    await testApp.work({ later: true })
    expect(mailsTo(lucia).map(({ subject }) => subject)).toEqual([])
  })

  it('Unread messages cause no email without the preference for it', async () => {
    await say('Hello')
    await testApp.work({ later: true })
    expect(mailsTo(lucia)).toEqual([])
  })
})

describe('the daily summary', () => {
  /** Moves the clock ahead to this hour in UTC. */
  const until = async (wanted: number) => {
    const now = testApp.platform.clock.now()
    const ahead = (wanted - now.getUTCHours() + 24) % 24
    testApp.pass(ahead * hour)
  }

  it('The daily summary is sent once a day in each recipient’s morning, with what they have not seen', async () => {
    const sydney = await buildVolunteer({ language: 'en', timeZone: 'Australia/Brisbane' })
    const utc = await buildVolunteer({ language: 'en', timeZone: 'Etc/UTC' })
    await until(6)
    for (const person of [sydney, utc]) {
      await choose(person, 'daily')
      await ask(mateo, person)
      await ask(lucia, person)
      await testApp.as(mateo).post('/api/chat/save', { userId: person.id, message: 'Hello' })
    }
    for (let hours = 0; hours < 24; hours++) {
      testApp.pass(hour)
      await sendDigests(testApp.platform.clock.now())
      await sendDigests(testApp.platform.clock.now())
      await testApp.work()
      const sent = [mailsTo(sydney).length, mailsTo(utc).length]
      const at = testApp.platform.clock.now().getUTCHours()
      // Brisbane is ten hours ahead all year.
      if (at === 8) expect(sent).toEqual([0, 1])
      if (at === 22) expect(sent).toEqual([1, 1])
    }
    expect([mailsTo(sydney).length, mailsTo(utc).length]).toEqual([1, 1])
    const text = mailsTo(utc)[0]?.text ?? ''
    expect(text).toContain('2 updates from your connections')
    expect(text).toContain('A conversation with unread messages')
  })

  it('Messages of an earlier day are not summed up again because something else happened', async () => {
    const reader = await buildVolunteer({ language: 'en', timeZone: 'Etc/UTC' })
    const { pool } = testApp.platform.database
    const tell = async () => {
      await sendDigests(testApp.platform.clock.now())
      await testApp.work()
    }
    await until(7)
    await choose(reader, 'daily')
    await pool.query(
      `update notification_preferences set email = 'never' where account_id = $1 and topic = 'friends'`,
      [reader.id],
    )
    await testApp.as(mateo).post('/api/chat/save', { userId: reader.id, message: 'Hello' })
    testApp.pass(hour)
    await tell()
    expect(mailsTo(reader)).toHaveLength(1)
    testApp.pass(20 * hour)
    await ask(await buildVolunteer(), reader)
    testApp.pass(4 * hour)
    await tell()
    expect(mailsTo(reader)).toHaveLength(1)
  })

  it('The daily summary counts nothing by somebody who was blocked since, as the list does', async () => {
    const reader = await buildVolunteer({ language: 'en', timeZone: 'Etc/UTC' })
    await until(7)
    await choose(reader, 'daily')
    const post = await buildPost(reader)
    await testApp.as(mateo).post(`/api/posts/posts/${post.id}/comments`, { text: 'Rude' })
    await testApp.as(reader).post(`/api/moderation/block/${mateo.id}`)
    testApp.pass(hour)
    await sendDigests(testApp.platform.clock.now())
    await testApp.work()
    expect(mailsTo(reader)).toEqual([])
  })

  it('The summary after the day of 25 hours has its first hour, and after the one of 23 nothing twice', async () => {
    const { pool } = testApp.platform.database
    const nights = [
      // In Madrid it is 8:07 at 6:07 UTC in summer and at 7:07 in winter.
      { at: '2027-10-30T06:30:00Z', told: ['2027-10-31T07:07:00Z'] },
      { at: '2027-03-27T06:30:00Z', told: ['2027-03-27T07:07:00Z'] },
    ]
    for (const { at, told } of nights) {
      const reader = await buildVolunteer({ language: 'en', timeZone: 'Europe/Madrid' })
      await choose(reader, 'daily')
      await ask(mateo, reader)
      await pool.query('update notifications set visible_from = $1 where account_id = $2', [at, reader.id])
      const sent: string[] = []
      for (
        let due = Date.parse(`${at.slice(0, 10)}T00:07:00Z`), hours = 0;
        hours < 72;
        hours++, due += hour
      ) {
        await sendDigests(new Date(due))
        await testApp.work()
        if (mailsTo(reader).length > 0) sent.push(new Date(due).toISOString().replace('.000', ''))
        testApp.mails.length = 0
      }
      expect(sent).toEqual(told)
    }
  })

  it('The daily summary names the new offers that fit its reader, unless they want no mail about offers', async () => {
    const home = { country: 'ES', city: 'Una Aldea', timeZone: 'Etc/UTC', language: 'en' } as const
    const gardener = await buildVolunteer({ ...home, categories: ['environment'] })
    const quiet = await buildVolunteer({ ...home, categories: ['environment'] })
    const huerto = await buildOrganisation({ name: 'Huerto Vivo' })
    const offer = { country: 'ES', city: 'Una Aldea' }
    await buildJob(huerto, { ...offer, categories: ['animals'], title: 'Before', publishedAt: new Date(0) })
    await until(7)
    const found = await buildJob(huerto, { title: 'Plant trees', ...offer, categories: ['animals'] })
    await buildJob(huerto, { title: 'Far away', country: 'BR', city: 'Salvador', categories: ['animals'] })
    await buildJob(huerto, { ...offer, title: 'Not begun', status: 'draft', categories: ['animals'] })
    for (const person of [gardener, quiet]) {
      await choose(person, 'daily')
      await ask(mateo, person)
    }
    const topics = Object.fromEntries(
      notificationTopics.map((topic) => [
        topic,
        { inApp: true, email: topic === 'jobs' ? 'never' : 'daily' },
      ]),
    )
    const saved = await testApp.as(quiet).put('/api/notifications/preferences', topics)
    expect(saved.status).toBeLessThan(300)
    testApp.pass(hour)
    await sendDigests(testApp.platform.clock.now())
    await testApp.work()
    const [text, other] = [gardener, quiet].map((person) => mailsTo(person)[0]?.text ?? '')
    expect(text).toContain('New offers that fit you:')
    expect(text).toContain(`• Plant trees (Huerto Vivo)\n`)
    expect(text).toContain(`/job/${found.id}`)
    for (const title of ['Before', 'Far away', 'Not begun']) expect(text).not.toContain(title)
    expect(other).toContain('An update from your connections')
    expect(other).not.toContain('Plant trees')
  })

  it('The daily summary is sent for unread messages alone, and not once they are read', async () => {
    const [reader, other] = [
      await buildVolunteer({ timeZone: 'Etc/UTC' }),
      await buildVolunteer({ timeZone: 'Etc/UTC' }),
    ]
    await until(7)
    for (const person of [reader, other]) {
      await choose(person, 'daily')
      await testApp.as(mateo).post('/api/chat/save', { userId: person.id, message: 'Hello' })
      await testApp.as(person).put('/api/notifications/read')
    }
    const [{ conversation_id }] = (await testApp.as(other).get('/api/chat/allchat')).body
    await testApp.as(other).put(`/api/chat/update-unread/${conversation_id}`, {})
    testApp.pass(hour)
    await sendDigests(testApp.platform.clock.now())
    await testApp.work()
    expect([mailsTo(reader).length, mailsTo(other).length]).toEqual([1, 0])
  })

  it('The daily summary is not sent to accounts that saw everything, want none or get immediate emails', async () => {
    const people = await Promise.all([1, 2, 3].map(() => buildVolunteer({ timeZone: 'Etc/UTC' })))
    await until(7)
    const frequencies = ['daily', 'never', 'now'] as const
    for (const [index, person] of people.entries()) {
      await choose(person, frequencies[index] ?? 'never')
      await ask(mateo, person)
    }
    await testApp.as(people[0] ?? lucia).put('/api/notifications/read')
    testApp.pass(hour)
    await sendDigests(testApp.platform.clock.now())
    await testApp.work()
    expect(people.flatMap(mailsTo)).toEqual([])
  })
})

describe('unsubscribing', () => {
  it('A notification email has an unsubscribe page and a one-click unsubscribe header', async () => {
    await choose(lucia, 'now')
    await ask(mateo, lucia)
    await testApp.work({ later: true })
    const [mail] = mailsTo(lucia)
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const address = new URL(mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
    const token = address.searchParams.get('token') ?? ''
    expect(mail?.text).toContain(`/unsubscribe?token=${token}`)
    const form = await fetch(testApp.origin + address.pathname + address.search, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(form.status).toBe(204)
    const { body } = await testApp.as(lucia).get('/api/notifications/preferences')
    expect(body).toMatchObject({ friends: { inApp: true, email: 'never' }, likes: { email: 'now' } })
    await ask(await buildVolunteer(), lucia)
    await testApp.work({ later: true })
    expect(mailsTo(lucia)).toHaveLength(1)
  })

  it('One press in the daily summary stops all of it, and nothing else', async () => {
    const reader = await buildVolunteer({ language: 'en', timeZone: 'Etc/UTC' })
    const now = testApp.platform.clock.now()
    testApp.pass(((7 - now.getUTCHours() + 24) % 24) * hour)
    await choose(reader, 'daily', false)
    const preferences = (await testApp.as(reader).get('/api/notifications/preferences')).body
    const chosen = {
      ...preferences,
      friends: { inApp: true, email: 'daily' },
      jobs: { inApp: true, email: 'now' },
    }
    await testApp.as(reader).put('/api/notifications/preferences', chosen)
    const sendSummary = async () => {
      testApp.pass(hour)
      await sendDigests(testApp.platform.clock.now())
      await testApp.work()
    }
    await ask(mateo, reader)
    await testApp.as(mateo).post('/api/chat/save', { userId: reader.id, message: 'Hello' })
    await sendSummary()
    const [mail] = mailsTo(reader)
    expect(mail?.text).toContain('No more daily summaries')
    const { pathname, search } = new URL(mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
    expect((await testApp.guest.post(pathname + search)).status).toBe(204)
    // The reader's bearer has expired meanwhile.
    const saved = await getPreferences(testApp.platform.database.db, reader.id)
    const never = notificationTopics.map((topic) => [topic, { ...chosen[topic], email: 'never' }])
    expect(saved).toEqual({ ...Object.fromEntries(never), jobs: chosen.jobs, moderation: chosen.moderation })
    await ask(lucia, reader)
    testApp.pass(23 * hour)
    await sendSummary()
    expect(mailsTo(reader)).toHaveLength(1)
  })

  it.each(['', 'x', 'a.b.c', 'summary.b.c'])('Unsubscribing with the token %j is an error', async (token) => {
    const { status } = await testApp.guest.post(`/api/account/unsubscribe?token=${token}`)
    expect(status).toBe(token ? 410 : 400)
  })

  it('A token signed for one topic cannot unsubscribe from another', async () => {
    const signature = testApp.platform.auth.sign(`stop-mails:${lucia.id}:likes`)
    const token = `${lucia.id}.jobs.${signature}`
    expect((await testApp.guest.post(`/api/account/unsubscribe?token=${token}`)).status).toBe(410)
    const summary = `summary.${lucia.id}.${signature}`
    expect((await testApp.guest.post(`/api/account/unsubscribe?token=${summary}`)).status).toBe(410)
  })
})
