import { beforeAll, expect, it } from 'vitest'
import { type Offer, publishOffer } from '../fault/offer.ts'
import { type Member, many, openSite } from './site.ts'

const site = openSite()
const mostProfiles = 500

let newcomer: Member
let lucia: Member
let huerto: Member
let offer: Offer

beforeAll(async () => {
  ;[newcomer, lucia, huerto] = await Promise.all([
    site.register(),
    site.signUp({ name: 'Zacarías Quiroga' }),
    site.signUp({ provider: true, name: 'Monte Limpio', ong_id: 'G55555555' }),
  ])
  await site.completeProfile(lucia)
  offer = await publishOffer(site.as(huerto))
  await site.as(lucia).post('/api/posts/posts', { text: 'Between us members' })
}, 120_000)

it('An account that never proved its address finds nobody and reads only what guests read', async () => {
  const asNewcomer = site.as(newcomer)
  const refused = [
    ['GET', '/api/posts/posts'],
    ['GET', '/api/account/user/surfle/true'],
    ['GET', `/api/account/user/${lucia.id}/timeline`],
    ['GET', `/api/friends/list/${lucia.id}`],
    ['POST', '/api/friends/friends', { friend_id: lucia.id }],
    ['GET', '/api/chat/allchat'],
    ['GET', `/api/jobs/jobs?volunteer=${lucia.id}`],
  ] as const
  for (const [method, path, body] of refused) {
    const response = await asNewcomer.send(method, path, body)
    expect([path, response.status, response.body.error]).toEqual([
      path,
      403,
      'You need to validate your account.',
    ])
  }
  const seen = [
    await asNewcomer.get(`/api/account/user/${lucia.id}`),
    await asNewcomer.get('/api/account/users?limit=50'),
    await asNewcomer.get('/api/account/users?provider=false&work_shift=mon-a'),
    await asNewcomer.get('/api/account/search?search=Zacarias'),
    await asNewcomer.get('/api/account/user/surfle/false'),
    await asNewcomer.get(`/api/jobs/job/${offer.id}`),
    await asNewcomer.post('/api/jobs/jobs/search', { limit: 50 }),
  ]
  expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200))
  const told = JSON.stringify(seen.slice(1).map(({ body }) => body))
  for (const hidden of ['Zacarías', lucia.id, '"questions"', '"requirements"', 'mon-a']) {
    expect(told).not.toContain(hidden)
  }
  expect(Object.keys(seen[0]?.body).sort()).toEqual([
    ...['city', 'config', 'country', 'id', 'name', 'preview', 'provider'],
  ])
})

it('One account can read at most 500 profiles a day, even by simultaneous calls', async () => {
  await site.database.query(
    `insert into accounts (id, provider, email, name, country, city, age, validated_at)
     select gen_random_uuid(), false, 'crowd' || n || '@crowd.example', 'Somebody ' || n, 'ES', 'Valencia', 30, now()
     from generate_series(1, $1::int) n on conflict do nothing`,
    [mostProfiles + 40],
  )
  const { rows } = await site.database.query(`select id from accounts where email like '%@crowd.example'`)
  // The last ones are sent twice at once, to provoke a race at the limit.
  const asked = rows.flatMap(({ id }, n) => (n < mostProfiles - 40 ? [id] : [id, id]))
  const opened = new Set<string>()
  for (let from = 0; from < asked.length; from += 40) {
    const some = asked.slice(from, from + 40)
    const responses = await Promise.all(some.map((id) => site.as(huerto).get(`/api/account/user/${id}`)))
    for (const [n, { status }] of responses.entries()) {
      expect([200, 429]).toContain(status)
      if (status === 200) opened.add(some[n])
    }
  }
  expect(opened.size).toBeGreaterThan(mostProfiles - 40)
  expect(opened.size).toBeLessThanOrEqual(mostProfiles)
}, 60_000)

it('A connection request sent while its recipient blocks the sender leaves nothing behind', async () => {
  const caller = await site.signUp()
  for (let round = 0; round < many(15); round++) {
    await Promise.all([
      site.as(caller).post('/api/friends/add', { friend_id: lucia.id }),
      site.as(lucia).post(`/api/moderation/block/${caller.id}`),
    ])
    const { body } = await site.as(caller).post('/api/friends/friends', { friend_id: lucia.id })
    expect(body).toEqual({ connections: 0, friends: { status: 0, incoming: false } })
    const { rows } = await site.database.query(
      'select 1 from friendships where $1 in (first_id, second_id) and $2 in (first_id, second_id)',
      [caller.id, lucia.id],
    )
    expect(rows).toEqual([])
    await site.as(lucia).delete(`/api/moderation/block/${caller.id}`)
  }
})

it('Asking for the data of an account does not reveal whether it exists or is suspended', async () => {
  const suspended = await site.signUp()
  await site.database.query('update accounts set suspended_at = now() where id = $1', [suspended.id])
  const emails = [suspended.email, lucia.email, 'nobody-at-all@brota.example']
  const responses = await Promise.all(
    emails.map((email) => site.from().post('/api/account/own-data', { email })),
  )
  expect(responses.map(({ status, body }) => [status, body])).toEqual(responses.map(() => [202, {}]))
  for (const token of ['', 'x', newcomer.bearer]) {
    const { status } = await site.from().post('/api/account/own-data/erase', { token })
    expect([400, 410]).toContain(status)
  }
})
