import { beforeAll, describe } from 'vitest'
import { buildVolunteer, type Person } from '../../people.ts'
import { fillWithPeople } from '../../peopleFixture.ts'
import { testPlans } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const people = 20_000
const big = ['accounts', 'friendships', 'blocks']

let lucia: Person
let mateo: Person
beforeAll(async () => {
  await fillWithPeople(testApp.platform, people)
  lucia = await buildVolunteer({ city: 'Town 33' })
  mateo = await buildVolunteer({ name: 'Mateo Ruiz' })
  const { pool } = testApp.platform.database
  await pool.query(
    `insert into friendships (first_id, second_id, asked_by, state, connected_at)
     select distinct on (first_id, second_id) least(one, other) as first_id, greatest(one, other) as second_id, one,
       case when n % 5 = 0 then 'requested' else 'connected' end, now() - make_interval(secs => n)
     from (select row_number() over (order by id) as n, id as one,
         lead(id, 1 + (random() * 400)::int) over (order by id) as other from accounts, generate_series(1, 4)) pairs
     where other is not null and one <> other`,
  )
  await pool.query(
    `insert into friendships (first_id, second_id, asked_by, state, connected_at)
     select least($1, id), greatest($1, id), id, 'connected', now() from accounts where id <> $1 limit 300
     on conflict do nothing`,
    [lucia.id],
  )
  await pool.query(
    `insert into blocks (blocker_id, blocked_id) select $1, id from accounts where id <> $1 order by id desc limit 50`,
    [mateo.id],
  )
  await pool.query('vacuum analyze friendships, blocks, accounts')
  // The first call caches sessions and statements.
  await testApp.as(lucia).get('/api/account/users')
  await testApp.as(mateo).get('/api/account/users')
})

const calls: Record<string, () => Promise<unknown>> = {
  'best matches of who knows many': () => testApp.as(lucia).get('/api/account/user/surfle/true'),
  'best matches of who knows nobody': () => testApp.as(mateo).get('/api/account/user/surfle/true'),
  'a few to get to know': () => testApp.as(lucia).get('/api/account/user/surfle/false'),
  'a few for a guest': () => testApp.guest.get('/api/account/user/surfle/false'),
  'somebody’s connections': () => testApp.as(mateo).get(`/api/friends/list/${lucia.id}?limit=50`),
  'what stands between two': () => testApp.as(mateo).post('/api/friends/friends', { friend_id: lucia.id }),
  'whom one shut out': () => testApp.as(mateo).get('/api/moderation/blocks'),
}

describe(`among ${people} people who know each other`, () => {
  testPlans(testApp, calls, { big, most: 8 })
})
