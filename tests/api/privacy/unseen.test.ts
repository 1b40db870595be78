import { beforeEach, describe, expect, it } from 'vitest'
import { buildConversation } from '../../chat.ts'
import { buildApplication, buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'
import { getEntries } from '../setup/zip.ts'

const undoTime = 600_000
const testApp = openTestApp()
let huerto: Person
let lucia: Person

beforeEach(async () => {
  huerto = await buildOrganisation()
  lucia = await buildVolunteer()
})

async function exported(person: Person) {
  const { body } = await testApp.as(person).get('/api/account/export')
  const entries = await getEntries(body)
  const read = (name: string) => JSON.parse(String(entries.get(`${name}.json`)))
  return {
    offers: read('offers'),
    ...read('notifications'),
    ...read('mails'),
    ...read('chat'),
    ...read('account'),
  }
}

describe('what an account may not see yet', () => {
  it.each(['accepted', 'refused'])(
    'An application that was %s is exported as pending while that can be undone',
    async (status) => {
      const job = await buildJob(huerto)
      const { id } = await buildApplication(job, lucia)
      expect((await testApp.as(huerto).put(`/api/jobs/job/application/${id}`, { status })).status).toBe(200)
      await testApp.work()
      const { offers, notifications, received } = await exported(lucia)
      expect(offers.applications).toMatchObject([{ id, status: 'pending', decidedAt: null, undoUntil: null }])
      expect([offers.volunteering, notifications, received]).toEqual([[], [], []])
      testApp.pass(undoTime)
      const later = await exported(lucia)
      expect(later.offers.applications).toMatchObject([{ id, status }])
      expect(later.offers.volunteering).toHaveLength(status === 'accepted' ? 1 : 0)
      expect([later.notifications.length, later.received.length]).toEqual([1, 1])
    },
  )

  it('The organisation exports the services that it began at once', async () => {
    const { id } = await buildApplication(await buildJob(huerto), lucia)
    await testApp.as(huerto).put(`/api/jobs/job/application/${id}`, { status: 'accepted' })
    expect((await exported(huerto)).offers.volunteering).toHaveLength(1)
  })

  it('A rating that a moderator removed is in the export of its author alone', async () => {
    const { pool } = testApp.platform.database
    await pool.query(
      `insert into ratings (id, organisation_id, author_id, rate, comment, hidden_at)
       values (gen_random_uuid(), $1, $2, 1, 'An insult', now())`,
      [huerto.id, lucia.id],
    )
    expect((await exported(huerto)).ratingsReceived).toEqual([])
    expect((await exported(lucia)).ratingsGiven).toMatchObject([{ comment: 'An insult' }])
  })

  it('Who asked for a conversation does not read that it was declined, who declined it does', async () => {
    const noor = await buildVolunteer()
    await buildConversation(lucia, noor, { isRequest: true, declinedAt: new Date() })
    expect((await exported(lucia)).conversations).toMatchObject([{ isRequest: true, declinedAt: null }])
    expect((await exported(noor)).conversations[0].declinedAt).not.toBeNull()
  })
})
