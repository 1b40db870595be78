import { beforeEach, describe, expect, it } from 'vitest'
import { type EmailFrequency, notificationTopics } from '#contracts/lists.ts'
import { sendDigests } from '#server/modules/mailings/sendDigests.ts'
import { answersFor, buildApplication, buildJob, type Job } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { chatAs } from '../setup/chat.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let huerto: Person
let lucia: Person
let theirs: ReturnType<typeof chatAs>
let hers: ReturnType<typeof chatAs>
let job: Job

beforeEach(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo', language: 'en', timeZone: 'Etc/UTC' })
  lucia = await buildVolunteer({ name: 'Lucía', language: 'en', timeZone: 'Etc/UTC' })
  theirs = chatAs(testApp, huerto)
  hers = chatAs(testApp, lucia)
  job = await buildJob(huerto)
  testApp.mails.length = 0
})

const chooseEmail = (person: Person, email: EmailFrequency) =>
  testApp
    .as(person)
    .put(
      '/api/notifications/preferences',
      Object.fromEntries(notificationTopics.map((topic) => [topic, { inApp: true, email }])),
    )
const apply = () =>
  testApp.as(lucia).post('/api/jobs/job/apply', { job_id: job.id, answers: answersFor(job) })
async function writeToAll(applicationId: string, message = 'We begin on Saturday') {
  const body = { job_id: job.id, ids: [applicationId], message }
  expect((await testApp.as(huerto).post('/api/jobs/job/application/message', body)).body.sent).toBe(1)
  await testApp.work()
}
/** Oldest first: whether each of a person's messages was seen. */
const getSeen = async (person: Person, chat: typeof hers, id: string) =>
  (await chat.messages(id)).flatMap(({ from, readAt }) => (from === person.id ? [readAt !== null] : []))
const subjectsTo = ({ email }: Person) =>
  testApp.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

describe('a message that was written for somebody who has not opened the conversation', () => {
  it('A question stays unread and unseen when the organisation writes to all its applicants', async () => {
    const { id: applicationId } = await buildApplication(job, lucia)
    const { conversation_id: id } = (await hers.say(huerto, 'Is there a bus?')).body
    await writeToAll(applicationId)
    expect([await theirs.unread(), await getSeen(lucia, hers, id)]).toEqual([{ [id]: 1 }, [false]])
    await theirs.mark(id)
    expect([await theirs.unread(), await getSeen(lucia, hers, id)]).toEqual([{}, [true]])
  })

  it('A question stays unread when the organisation closes the offer with words', async () => {
    await buildApplication(job, lucia)
    const { conversation_id: id } = (await hers.say(huerto, 'Is there a bus?')).body
    await testApp.as(huerto).post(`/api/jobs/jobs/${job.id}/close`, { message: 'We are full' })
    await testApp.work()
    expect((await theirs.messages(id)).map(({ text }) => text)).toContain('We are full')
    expect([await theirs.unread(), await getSeen(lucia, hers, id)]).toEqual([{ [id]: 1 }, [false]])
  })

  it('What an organisation wrote stays unread when its reader applies without opening it, and is emailed', async () => {
    await chooseEmail(lucia, 'now')
    const { conversation_id: id } = (await theirs.say(lucia, 'Would you like to join us?')).body
    expect((await apply()).status).toBe(201)
    expect([await hers.unread(), await getSeen(huerto, theirs, id)]).toEqual([{ [id]: 1 }, [false]])
    await testApp.work({ later: true })
    expect(subjectsTo(lucia)).toContain('Huerto Vivo wrote to you')
  })

  it('What an organisation wrote is in the daily summary of its reader, who has applied since', async () => {
    const now = testApp.platform.clock.now()
    testApp.pass(((7 - now.getUTCHours() + 24) % 24) * 3_600_000)
    await chooseEmail(lucia, 'daily')
    await theirs.say(lucia, 'Would you like to join us?')
    await apply()
    testApp.pass(3_600_000)
    await sendDigests(testApp.platform.clock.now())
    await testApp.work()
    expect(testApp.mails.find(({ to }) => to === lucia.email)?.text).toContain(
      'A conversation with unread messages',
    )
  })

  it('Who had read everything has read what is written for them, too: only what comes later is unread', async () => {
    const { id: applicationId } = await buildApplication(job, lucia)
    const { conversation_id: id } = (await hers.say(huerto, 'Is there a bus?')).body
    await theirs.mark(id)
    await writeToAll(applicationId)
    expect(await theirs.unread()).toEqual({})
    await hers.say(huerto, 'Thank you')
    await writeToAll(applicationId, 'Bring boots')
    expect([await theirs.unread(), await getSeen(lucia, hers, id)]).toEqual([{ [id]: 1 }, [true, false]])
  })

  it('A question that was deleted is not unread, whatever was written for the organisation since', async () => {
    const { id: applicationId } = await buildApplication(job, lucia)
    const { id: messageId } = (await hers.say(huerto, 'Is there a bus?')).body
    await writeToAll(applicationId)
    await hers.remove(messageId)
    expect(await theirs.unread()).toEqual({})
  })

  it('A reply by hand marks as read what came before it, as ever', async () => {
    const { id: applicationId } = await buildApplication(job, lucia)
    const { conversation_id: id } = (await hers.say(huerto, 'Is there a bus?')).body
    await writeToAll(applicationId)
    await theirs.say(lucia, 'Line 12')
    expect([await theirs.unread(), await getSeen(lucia, hers, id)]).toEqual([{}, [true]])
  })
})
