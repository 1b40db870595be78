import { beforeAll, describe } from 'vitest'
import { sendDigests } from '#server/modules/mailings/sendDigests.ts'
import { fillWithJobs } from '../../jobsFixture.ts'
import { buildOrganisation, buildVolunteer } from '../../people.ts'
import { fillWithPeople } from '../../peopleFixture.ts'
import { testPlans } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const people = 5_000
const offers = 2_000
const big = [
  'accounts',
  'notifications',
  'notification_preferences',
  'conversations',
  'messages',
  'conversation_reads',
  'jobs',
  'job_documents',
  'job_terms',
]

const query = (text: string, values: unknown[] = []) => testApp.platform.database.pool.query(text, values)

/** At eight, everyone has notifications of longer ago, and one reader has a new one and a new message. */
beforeAll(async () => {
  const now = testApp.platform.clock.now()
  testApp.pass(((8 - now.getUTCHours() + 24) % 24) * 3_600_000)
  await fillWithPeople(testApp.platform, people)
  await fillWithJobs(testApp.platform, await buildOrganisation(), offers)
  const place = { country: 'ES', city: 'Town 0', timeZone: 'Etc/UTC', language: 'en' } as const
  const reader = await buildVolunteer({ ...place, categories: ['sports'] })
  const mateo = await buildVolunteer()
  await query(
    `insert into notifications (id, account_id, type, detail, actor_id, action_id, created_at, visible_from)
     select gen_random_uuid(), accounts.id, 'jobs', 'accepted', $1, gen_random_uuid(), at, at
     from accounts, generate_series(2, 5) n, lateral (select now() - n * interval '2 days' as at) sent`,
    [mateo.id],
  )
  await query(
    `insert into conversations (id, first_id, second_id, started_by, last_message_at, last_from_id)
     select gen_random_uuid(), least(id, $1), greatest(id, $1), $1, now() - interval '9 days', $1 from accounts where id <> $1`,
    [mateo.id],
  )
  await query(
    `insert into messages (id, conversation_id, from_id, text)
     select gen_random_uuid(), id, last_from_id, 'Hello' from conversations, generate_series(1, 2)`,
  )
  await testApp.as(mateo).post('/api/friends/add', { friend_id: reader.id })
  await testApp.as(mateo).post('/api/chat/save', { userId: reader.id, message: 'Hello' })
  await query(
    'vacuum analyze notifications, notification_preferences, conversations, messages, conversation_reads',
  )
})

describe(`among ${people} people and ${offers} offers`, () => {
  // Two statements for the next people, four for what they missed, and for the offers that fit a reader those of a search.
  testPlans(
    testApp,
    { 'the daily summaries': () => sendDigests(testApp.platform.clock.now()) },
    { big, most: 16 },
  )
})
