import { beforeAll, describe, expect, it } from 'vitest'
import { deleteAllAbout } from '#server/modules/notifications/queries/cancel.ts'
import { countShown } from '#server/modules/notifications/queries/counts.ts'
import { findNewest } from '#server/modules/notifications/queries/shown.ts'
import { deleteShownBefore } from '#server/modules/notifications/queries/sweep.ts'
import { badges } from '#server/modules.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildVolunteer, type Person } from '../../people.ts'
import { testPlans } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const people = 200
const longAgo = new Date('2020-01-01')
let lucia: Person

beforeAll(async () => {
  lucia = await buildVolunteer()
  const actors = await Promise.all(Array.from({ length: 20 }, () => buildVolunteer()))
  await testApp.platform.database.pool.query(
    `insert into notifications (id, account_id, type, detail, actor_id, action_id, read_at)
     select gen_random_uuid(), case person when 1 then $1::uuid else md5(person::text)::uuid end, 'jobs', 'accepted',
       ($3::uuid[])[1 + n % 20], gen_random_uuid(), case when n % 10 > 0 then now() end
     from generate_series(1, $2::int) person, generate_series(1, 100) n`,
    [lucia.id, people, actors.map(({ id }) => id)],
  )
  await testApp.platform.database.pool.query('vacuum analyze notifications')
  // The first call caches the session.
  await testApp.as(lucia).get('/api/notifications/notify')
})

const calls: Record<string, () => Promise<unknown>> = {
  'the list': () => testApp.as(lucia).get('/api/notifications/notify'),
  'an older page': async () => {
    const [first] = await findNewest(testApp.platform.database.db, lucia.id, new Date())
    return findNewest(testApp.platform.database.db, lucia.id, new Date(), first?.id)
  },
  'deleting notifications of deleted content': () =>
    deleteAllAbout(testApp.platform.database.db, [newId(), newId()]),
  'the count': () => countShown(testApp.platform.database.db, lucia.id, new Date()),
  'the badges': () => badges(testApp.platform.database.db, [lucia.id, newId()]),
  'deleting the oldest': () => deleteShownBefore(testApp.platform.database.db, longAgo, 10),
}

describe(`among ${people * 100} notifications`, () => {
  testPlans(testApp, calls, { big: ['notifications'], most: 4 })

  it('A page of notifications has fifty rows', async () => {
    expect(await findNewest(testApp.platform.database.db, lucia.id, new Date())).toHaveLength(50)
  })
})
