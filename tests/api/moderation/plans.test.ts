import { beforeAll, describe, expect, test } from 'vitest'
import { buildVolunteer, type Person } from '../../people.ts'
import { fillWithPeople } from '../../peopleFixture.ts'
import { recordStatements, testPlans } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const people = 20_000
const big = ['accounts', 'reports', 'decisions', 'appeals', 'verifications']
let clara: Person

/** A site moderated for years, where most reports are decided and a few are open. */
beforeAll(async () => {
  await fillWithPeople(testApp.platform, people)
  clara = await buildVolunteer({ moderator: true })
  const { pool } = testApp.platform.database
  await pool.query(
    `insert into reports (id, reporter_id, kind, subject_id, owner_id, reason, created_at, decided_at)
     select gen_random_uuid(), gen_random_uuid(), 'user', id, id, (array['spam','fraud','other'])[1 + n % 3],
       now() - make_interval(mins => n), case when n % 40 > 0 then now() - make_interval(secs => n) end
     from (select (row_number() over ())::int as n, id from accounts, generate_series(1, 2)) reported`,
  )
  await pool.query(
    `insert into reports (id, reporter_id, kind, subject_id, owner_id, reason, created_at, decided_at, hidden_at)
     select gen_random_uuid(), case when n % 40 = 0 then $1 else id end, 'post', gen_random_uuid(), id, 'spam', now(), now(),
       case when n % 2 = 0 then now() - make_interval(mins => n) end
     from (select (row_number() over ())::int as n, id from accounts) reported`,
    [clara.id],
  )
  await pool.query(
    `insert into decisions (id, moderator_id, action, kind, subject_id, owner_id, created_at)
     select gen_random_uuid(), $1, (array['warn','dismiss','suspend','unverify'])[1 + n % 4], 'user', id, id, now()
     from (select (row_number() over ())::int as n, id from accounts) decided`,
    [clara.id],
  )
  await pool.query(
    `insert into appeals (decision_id, owner_id, text, created_at, decided_at, granted)
     select id, owner_id, 'No', now(), case when random() < 0.98 then now() end, false from decisions`,
  )
  await pool.query(
    `insert into verifications (organisation_id, document, asked_at, decided_at)
     select id, 'paper.pdf', now(), case when random() < 0.98 then now() end from accounts where provider`,
  )
  await pool.query('vacuum analyze reports, decisions, appeals, verifications, accounts')
  // The first call caches the session and the statements.
  await testApp.as(clara).get('/api/moderation/queue')
})

const ask = (path: string) => () => testApp.as(clara).get(path)
const asks = {
  'open reports': ask('/api/moderation/queue?limit=50'),
  'decided reports': ask('/api/moderation/queue?status=decided&limit=50'),
  'open appeals': ask('/api/moderation/appeals?limit=50'),
  'answered appeals': ask('/api/moderation/appeals?status=decided&limit=50'),
  'open verifications': ask('/api/moderation/verifications?limit=50'),
  'verified organisations': ask('/api/moderation/verifications?status=verified&limit=50'),
  'hidden content': ask('/api/moderation/hidden'),
  'the log': ask('/api/moderation/log?limit=50'),
}

describe(`moderation among ${people} accounts`, () => {
  testPlans(testApp, asks, { big, most: 9 })

  test('The moderation queue reads the profile of each reported account once, and no other profile', async () => {
    const statements = await recordStatements(testApp.platform, asks['open reports'])
    expect(statements.filter(({ text }) => text.includes('"about"'))).toHaveLength(1)
  })
})
