import { describe, expect, test } from 'vitest'
import { buildOrganisation, buildPerson, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

const people = (number: number) => Promise.all(Array.from({ length: number }, () => buildVolunteer()))
const post = (person: Person, call: string, friend: Person) =>
  testApp.as(person).post(`/api/friends/${call}`, { friend_id: friend.id })
const between = async (person: Person, friend: Person) => (await post(person, 'friends', friend)).body
const getNotifications = async (person: Person) =>
  (await testApp.as(person).get('/api/notifications/notify')).body
const rows = async (sql: string, values: unknown[] = []) =>
  (await testApp.platform.database.pool.query(sql, values)).rows

const stranger = { status: 0, incoming: false }

describe('connecting', () => {
  test('A request notifies its recipient, and its acceptance notifies the sender', async () => {
    const [lucia, mateo] = (await people(2)) as [Person, Person]
    expect((await between(lucia, mateo)).friends).toEqual(stranger)
    expect((await post(lucia, 'add', mateo)).body).toEqual({ status: 1 })
    expect((await between(lucia, mateo)).friends).toEqual({ status: 1, incoming: false })
    expect((await between(mateo, lucia)).friends).toEqual({ status: 1, incoming: true })
    expect(await getNotifications(mateo)).toMatchObject([
      { type: 'friends', detail: 'asked', id_notify: lucia.id, action_id: lucia.id },
    ])

    expect((await post(mateo, 'accept', lucia)).body).toEqual({ status: 2 })
    expect(await between(lucia, mateo)).toEqual({ connections: 1, friends: { status: 2, incoming: false } })
    expect(await getNotifications(mateo)).toEqual([])
    expect(await getNotifications(lucia)).toMatchObject([
      { type: 'friends', detail: 'accepted', id_notify: mateo.id },
    ])
  })

  test('A repeated request and a repeated acceptance change nothing', async () => {
    const [lucia, mateo] = (await people(2)) as [Person, Person]
    await post(lucia, 'add', mateo)
    expect((await post(lucia, 'add', mateo)).body).toEqual({ status: 1 })
    expect(await getNotifications(mateo)).toHaveLength(1)
    await post(mateo, 'accept', lucia)
    expect((await post(mateo, 'accept', lucia)).body).toEqual({ status: 2 })
    expect((await post(lucia, 'add', mateo)).body).toEqual({ status: 2 })
  })

  test('A declined sender may ask again after seven days, and who declined may ask at any time', async () => {
    const [lucia, mateo] = (await people(2)) as [Person, Person]
    const decline = async (by: Person, caller: Person) => {
      await post(caller, 'add', by)
      const response = { type: 'friends', id_notify: caller.id, accept: false }
      expect((await testApp.as(by).post('/api/notifications/deleteNotify', response)).status).toBe(204)
    }
    await decline(mateo, lucia)
    const { status, body } = await post(lucia, 'add', mateo)
    expect([status, body.error]).toEqual([409, 'Asked not long ago'])
    expect(await getNotifications(mateo)).toEqual([])
    await rows(`update declined_requests set declined_at = declined_at - interval '6 days 23 hours'`)
    expect((await post(lucia, 'add', mateo)).status).toBe(409)
    await rows(`update declined_requests set declined_at = declined_at - interval '1 hour'`)
    expect((await post(lucia, 'add', mateo)).body).toEqual({ status: 1 })

    const [ines, omar] = (await people(2)) as [Person, Person]
    await decline(omar, ines)
    expect((await post(omar, 'add', ines)).body).toEqual({ status: 1 })
    expect((await post(ines, 'add', omar)).body).toEqual({ status: 2 })
  })

  test('A withdrawn request may be sent again at once', async () => {
    const [lucia, mateo] = (await people(2)) as [Person, Person]
    await post(lucia, 'add', mateo)
    await post(lucia, 'remove', mateo)
    expect((await post(lucia, 'add', mateo)).body).toEqual({ status: 1 })
  })

  test('A request to the sender of a pending request connects both at once', async () => {
    const [lucia, mateo] = (await people(2)) as [Person, Person]
    await post(lucia, 'add', mateo)
    expect((await post(mateo, 'add', lucia)).body).toEqual({ status: 2 })
    expect(await getNotifications(lucia)).toMatchObject([{ detail: 'accepted' }])
  })

  test('A request declined from its notification notifies no one', async () => {
    const [lucia, mateo] = (await people(2)) as [Person, Person]
    await post(lucia, 'add', mateo)
    const response = { type: 'friends', id_notify: lucia.id, accept: false }
    expect((await testApp.as(mateo).post('/api/notifications/deleteNotify', response)).status).toBe(204)
    expect((await between(lucia, mateo)).friends).toEqual(stranger)
    expect(await getNotifications(mateo)).toEqual([])
    expect(await getNotifications(lucia)).toEqual([])
  })

  test('A request can be accepted from its notification', async () => {
    const [lucia, mateo] = (await people(2)) as [Person, Person]
    await post(lucia, 'add', mateo)
    const response = { type: 'friends', id_notify: lucia.id, accept: true }
    await testApp.as(mateo).post('/api/notifications/deleteNotify', response)
    expect((await between(lucia, mateo)).friends.status).toBe(2)
    expect(await getNotifications(lucia)).toMatchObject([{ detail: 'accepted' }])
  })

  test('A withdrawn request loses its notification, and a connection can be ended', async () => {
    const [lucia, mateo] = (await people(2)) as [Person, Person]
    await post(lucia, 'add', mateo)
    expect((await post(lucia, 'remove', mateo)).body).toEqual({ status: 0 })
    expect(await getNotifications(mateo)).toEqual([])
    await post(lucia, 'add', mateo)
    await post(mateo, 'accept', lucia)
    await post(mateo, 'remove', lucia)
    expect(await between(lucia, mateo)).toEqual({ connections: 0, friends: stranger })
    expect((await post(mateo, 'remove', lucia)).body).toEqual({ status: 0 })
  })

  test('An acceptance without a request gets 409', async () => {
    const [lucia, mateo] = (await people(2)) as [Person, Person]
    expect((await post(mateo, 'accept', lucia)).status).toBe(409)
    await post(mateo, 'add', lucia)
    expect((await post(mateo, 'accept', lucia)).body.error).toBe('Nobody asked')
  })

  test('A request to oneself or to an unavailable account is rejected', async () => {
    const lucia = await buildVolunteer()
    const waiting = await buildPerson({ validatedAt: null })
    const suspended = await buildPerson({ suspendedAt: new Date() })
    expect((await post(lucia, 'add', lucia)).status).toBe(409)
    for (const person of [waiting, suspended]) expect((await post(lucia, 'add', person)).status).toBe(409)
    const nobody = { friend_id: '01a1fd46-0000-7000-8000-000000000000' }
    expect((await testApp.as(lucia).post('/api/friends/add', nobody)).status).toBe(409)
    expect((await testApp.as(lucia).post('/api/friends/add', { friend_id: 'x' })).status).toBe(404)
  })
})

test('Connections are listed page by page, the newest first', async () => {
  const [lucia, ...others] = (await people(5)) as [Person, ...Person[]]
  for (const other of others) {
    await post(lucia, 'add', other)
    await post(other, 'accept', lucia)
  }
  const reader = await buildOrganisation()
  const page = (number: number) =>
    testApp.as(reader).get(`/api/friends/list/${lucia.id}?limit=3&page=${number}`)
  const first = (await page(1)).body
  expect(first.meta).toEqual({ total: 4, limit: 3, page: 1, isLastPage: false })
  const second = (await page(2)).body
  expect(second.meta.isLastPage).toBe(true)
  expect([...first.data, ...second.data].map(({ id }: Person) => id)).toEqual(
    others.toReversed().map(({ id }) => id),
  )
})

describe('blocking', () => {
  test('A number of connections leaves out whom the viewer blocked, and only for that viewer', async () => {
    const [lucia, mateo, ana] = (await people(3)) as [Person, Person, Person]
    for (const friend of [mateo, ana]) {
      await post(lucia, 'add', friend)
      await post(friend, 'accept', lucia)
    }
    expect((await between(ana, lucia)).connections).toBe(2)
    expect((await testApp.as(ana).post(`/api/moderation/block/${mateo.id}`)).status).toBe(204)
    expect((await between(ana, lucia)).connections).toBe(1)
    const carla = (await people(1))[0] as Person
    expect((await between(carla, lucia)).connections).toBe(2)
  })

  test('A block ends the connection of two accounts and hides them from each other', async () => {
    const [lucia, mateo] = (await people(2)) as [Person, Person]
    await post(lucia, 'add', mateo)
    await post(mateo, 'accept', lucia)
    expect((await testApp.as(lucia).post(`/api/moderation/block/${mateo.id}`)).status).toBe(204)
    expect((await testApp.as(lucia).post(`/api/moderation/block/${mateo.id}`)).status).toBe(204)
    expect((await testApp.as(lucia).get('/api/moderation/blocks')).body).toMatchObject([{ id: mateo.id }])
    expect((await testApp.as(mateo).get('/api/moderation/blocks')).body).toEqual([])
    for (const [one, other] of [
      [lucia, mateo],
      [mateo, lucia],
    ] as const) {
      expect((await post(one, 'add', other)).status).toBe(409)
      expect((await testApp.as(one).get(`/api/account/user/${other.id}`)).status).toBe(404)
      expect((await testApp.as(one).get(`/api/friends/list/${other.id}`)).status).toBe(404)
    }
    expect((await testApp.as(lucia).delete(`/api/moderation/block/${mateo.id}`)).status).toBe(204)
    expect((await between(lucia, mateo)).friends).toEqual(stranger)
    expect((await testApp.as(mateo).get(`/api/account/user/${lucia.id}`)).status).toBe(200)
  })

  test('Blocking oneself or an unknown account is refused', async () => {
    const lucia = await buildVolunteer()
    expect((await testApp.as(lucia).post(`/api/moderation/block/${lucia.id}`)).status).toBe(409)
    const nobody = '01a1fd46-0000-7000-8000-000000000000'
    expect((await testApp.as(lucia).post(`/api/moderation/block/${nobody}`)).status).toBe(404)
  })
})

describe('simultaneous requests', () => {
  test('Two people who ask each other at the same moment are connected once', async () => {
    for (let round = 0; round < 10; round++) {
      const [lucia, mateo] = (await people(2)) as [Person, Person]
      await Promise.all([post(lucia, 'add', mateo), post(mateo, 'add', lucia)])
      expect((await between(lucia, mateo)).friends.status).toBe(2)
      expect((await between(mateo, lucia)).connections).toBe(1)
    }
  })

  test('200 random rounds: counts are the rows, a pair has one row', async () => {
    const crowd = await people(6)
    const calls = ['add', 'add', 'accept', 'remove', 'decline'] as const
    const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
    const act = async () => {
      const [one, other] = [pick(crowd), pick(crowd)]
      const call = pick(calls)
      const response =
        call === 'decline'
          ? await testApp.as(one).post('/api/notifications/deleteNotify', {
              type: 'friends',
              id_notify: other.id,
              accept: false,
            })
          : await post(one, call, other)
      expect([200, 204, 409]).toContain(response.status)
    }
    for (let round = 0; round < 50; round++) await Promise.all([act(), act(), act(), act()])

    const pairs = await rows(
      'select first_id, second_id, count(*)::int as rows from friendships group by 1, 2 having count(*) > 1',
    )
    expect(pairs).toEqual([])
    for (const person of crowd) {
      const [{ count }] = await rows(
        `select count(*)::int from friendships where state = 'connected' and $1 in (first_id, second_id)`,
        [person.id],
      )
      expect((await between(crowd[0] as Person, person)).connections).toBe(count)
      const open = await rows(
        `select asked_by from friendships where state = 'requested' and $1 in (first_id, second_id) and asked_by <> $1`,
        [person.id],
      )
      const told = (await getNotifications(person)).filter(
        ({ detail }: { detail: string }) => detail === 'asked',
      )
      expect(new Set(told.map(({ id_notify }: { id_notify: string }) => id_notify))).toEqual(
        new Set(open.map(({ asked_by }) => asked_by)),
      )
    }
  })
})
