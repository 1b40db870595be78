import { beforeEach, describe, expect, it } from 'vitest'
import { notificationTopics } from '#contracts/lists.ts'
import { hashPassword } from '#server/modules/account/index.ts'
import {
  cancelAllAbout,
  cancelNotification,
  type NewNotification,
  notify,
} from '#server/modules/notifications/index.ts'
import { saveNow } from '#server/platform/db/beforeCommit.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { publishBadges } from '#server/platform/live/index.ts'
import { badgeChange, savingEvents } from '#server/platform/live/queries.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { countWaiting } from '../setup/countWaiting.ts'
import { type LiveStream, listenTo } from '../setup/listen.ts'
import { openTestApp } from '../setup/testApp.ts'
import { until } from '../setup/until.ts'

const testApp = openTestApp()
const db = () => testApp.platform.database.db
const listenAs = listenTo(testApp)
let lucia: Person
let mateo: Person

beforeEach(async () => {
  lucia = await buildVolunteer({ name: 'Lucía Ferrer' })
  mateo = await buildVolunteer({ name: 'Mateo Ruiz' })
})

const openStream = (person = lucia): Promise<LiveStream> => listenAs(person)
const send = ({ on = db(), ...overrides }: Partial<NewNotification> & { on?: Db } = {}) =>
  notify(on, {
    accountId: lucia.id,
    type: 'likes',
    actorId: mateo.id,
    actionId: newId(),
    ...overrides,
  })
const list = async (person = lucia) => (await testApp.as(person).get('/api/notifications/notify')).body
const counts = async (person = lucia) =>
  (await testApp.as(person).get('/api/notifications/notify/count')).body
const dismiss = async (body: object, person = lucia) =>
  (await testApp.as(person).post('/api/notifications/deleteNotify', body)).status
const badges = (stream: LiveStream) =>
  stream.events.filter(({ event }) => event === 'badge').map(({ data }) => data)
const shown = (notifications: number, unread: number) => ({ notifications, unread, messages: 0 })

describe('the live stream', () => {
  it('The live stream sends a notification as the list shows it, then the badge', async () => {
    const stream = await openStream()
    await send()
    await until(() => stream.events.length === 2)
    const [inList] = await list()
    expect(stream.events.map(({ event, data }) => ({ event, data }))).toEqual([
      { event: 'notification', data: inList },
      { event: 'badge', data: shown(1, 1) },
    ])
  })

  it('The live stream sends nothing of an actor whose account is erased', async () => {
    const stream = await openStream()
    await send({ actorId: newId() })
    await send()
    await until(() => stream.events.length >= 2)
    expect(stream.events.map(({ event, data }) => ({ event, data }))).toEqual([
      { event: 'notification', data: expect.objectContaining({ id_notify: mateo.id }) },
      { event: 'badge', data: shown(1, 1) },
    ])
  })

  it.each<[string, number, () => Promise<unknown>, ReturnType<typeof shown>]>([
    ['seen', 2, () => testApp.as(lucia).put('/api/notifications/read'), shown(2, 0)],
    ['dismissed', 2, () => dismiss({ type: 'likes', id_notify: mateo.id }), shown(0, 0)],
    ['cleared', 2, () => testApp.as(lucia).delete(`/api/notifications/delete-all/${lucia.id}`), shown(0, 0)],
  ])(
    'The live stream sends the badge when notifications are %s elsewhere',
    async (_what, count, act, expected) => {
      for (let n = 0; n < count; n += 1) await send()
      const stream = await openStream()
      await act()
      await until(() => badges(stream).length === 1)
      expect(badges(stream)).toEqual([expected])
    },
  )

  it('The live stream sends the badge when a notification is cancelled', async () => {
    const actionId = newId()
    await send({ actionId })
    await send({ actionId, type: 'comments' })
    await send()
    const stream = await openStream()
    await cancelNotification(db(), { accountId: lucia.id, type: 'likes', actorId: mateo.id, actionId })
    await until(() => badges(stream).length === 1)
    await cancelAllAbout(db(), [actionId])
    await until(() => badges(stream).length === 2)
    expect(badges(stream)).toEqual([shown(2, 2), shown(1, 1)])
  })

  it('The live stream sends the badge when somebody is blocked, comes back, or deletes their account', async () => {
    const passwordHash = await hashPassword('a-long-secret')
    const ines = await buildVolunteer({ passwordHash })
    await send({ actorId: ines.id })
    await send()
    await testApp.as(ines).post('/api/chat/save', { userId: lucia.id, message: 'Hello' })
    const stream = await openStream()
    await testApp.as(lucia).post(`/api/moderation/block/${ines.id}`)
    await until(() => badges(stream).length === 1)
    await testApp.as(lucia).delete(`/api/moderation/block/${ines.id}`)
    await until(() => badges(stream).length === 2)
    const erasure = { confirm: 'delete', password: 'a-long-secret' }
    expect((await testApp.as(ines).delete(`/api/account/user/${ines.id}`, erasure)).status).toBe(204)
    await until(() => badges(stream).length === 3)
    expect(badges(stream)).toEqual([shown(1, 1), { ...shown(2, 2), messages: 1 }, shown(1, 1)])
  })

  it('A stream that reconnects after a block receives nothing of the other side from before it', async () => {
    const [sleeping, other] = [await openStream(), await openStream(mateo)]
    const [last, lastOfOther] = [sleeping.lastId(), other.lastId()]
    sleeping.leave()
    other.leave()
    await send()
    await testApp.as(mateo).post('/api/chat/save', { userId: lucia.id, message: 'Hello' })
    await testApp.as(lucia).post('/api/chat/save', { userId: mateo.id, message: 'No.' })
    await testApp.as(lucia).post(`/api/moderation/block/${mateo.id}`)
    const [awake, awakeOther] = [
      await listenAs(lucia, { 'Last-Event-ID': last }),
      await listenAs(mateo, { 'Last-Event-ID': lastOfOther }),
    ]
    await until(() => badges(awake).length > 0 && badges(awakeOther).length > 0)
    const kinds = (stream: LiveStream) => new Set(stream.events.map(({ event }) => event))
    expect([kinds(awake), kinds(awakeOther)]).toEqual([
      new Set(['message', 'badge']),
      new Set(['message', 'badge']),
    ])
    const writers = (stream: LiveStream) =>
      stream.events.filter(({ event }) => event === 'message').map(({ data }) => data.from)
    expect([writers(awake), writers(awakeOther)]).toEqual([[lucia.id], [mateo.id]])
  })

  it('The live stream sends a delayed notification when it is due, and never a cancelled one', async () => {
    const stream = await openStream()
    const visibleFrom = new Date(testApp.platform.clock.now().getTime() + 600_000)
    const [stored, gone] = [newId(), newId()]
    await send({ actionId: stored, visibleFrom })
    await send({ actionId: gone, visibleFrom })
    await cancelNotification(db(), {
      accountId: lucia.id,
      type: 'likes',
      actorId: mateo.id,
      actionId: gone,
    })
    expect(stream.events.filter(({ event }) => event === 'notification')).toEqual([])
    testApp.pass(600_001)
    await testApp.work({ later: true })
    await until(() => stream.events.some(({ event }) => event === 'notification'))
    const arrived = stream.events.filter(({ event }) => event === 'notification')
    expect(arrived.map(({ data }) => data.action_id)).toEqual([stored])
    expect(badges(stream).at(-1)).toEqual(shown(1, 1))
  })

  it('A delayed notification of somebody who was blocked or suspended meanwhile is not sent, as the list leaves it out', async () => {
    const [blocked, blocker, suspended] = await Promise.all([
      buildOrganisation(),
      buildOrganisation(),
      buildOrganisation(),
    ])
    const visibleFrom = new Date(testApp.platform.clock.now().getTime() + 600_000)
    for (const { id } of [blocked, blocker, suspended, mateo])
      await send({ type: 'jobs', detail: 'refused', actorId: id, visibleFrom })
    const stream = await openStream()
    await testApp.as(lucia).post(`/api/moderation/block/${blocked.id}`)
    await testApp.as(blocker).post(`/api/moderation/block/${lucia.id}`)
    const { pool } = testApp.platform.database
    await pool.query('update accounts set suspended_at = now() where id = $1', [suspended.id])
    testApp.pass(600_001)
    await testApp.work({ later: true })
    await until(() => badges(stream).at(-1)?.unread === 1)
    const ines = await buildVolunteer()
    await send({ actorId: ines.id })
    const arrived = () =>
      stream.events.filter(({ event }) => event === 'notification').map(({ data }) => data.id_notify)
    await until(() => arrived().includes(ines.id))
    expect(arrived()).toEqual([mateo.id, ines.id])
    await dismiss({ type: 'likes', id_notify: ines.id })
    expect((await list()).map(({ id_notify }: { id_notify: string }) => id_notify)).toEqual([mateo.id])
  })

  it('The live stream sends increasing badges for simultaneous mutations, the last of which counts them all', async () => {
    const stream = await openStream()
    const people = await Promise.all(Array.from({ length: 20 }, () => buildVolunteer()))
    await Promise.all(
      people.map(({ id }) =>
        db().transaction((tx) =>
          notify(tx, { accountId: lucia.id, type: 'likes', actorId: id, actionId: newId() }),
        ),
      ),
    )
    await until(() => badges(stream).at(-1)?.notifications === 20)
    const sent = badges(stream).map(({ notifications }) => notifications)
    expect(sent).toEqual(sent.toSorted((one, other) => one - other))
  })

  it('A stream that was cut receives one badge for all that changed meanwhile, as it is when it is sent', async () => {
    const sleeping = await openStream()
    const last = sleeping.lastId()
    sleeping.leave()
    for (let n = 0; n < 3; n += 1) await send()
    await testApp.as(lucia).put('/api/notifications/read')
    const awake = await listenAs(lucia, { 'Last-Event-ID': last })
    await until(() => badges(awake).length > 0)
    expect(awake.events.filter(({ event }) => event === 'notification')).toHaveLength(3)
    expect(badges(awake)).toEqual([shown(3, 0)])
    expect(awake.events.at(-1)?.event).toBe('badge')
  })

  it('More changes than are read at once send the badge, too', async () => {
    const stream = await openStream()
    const changes = Array.from({ length: 120 }, () => ({
      ...{ account_id: lucia.id, event: badgeChange, data: {}, about: null },
    }))
    await saveNow(db(), savingEvents, changes)
    await send()
    await until(() => badges(stream).at(-1)?.unread === 1)
    expect(badges(stream).length).toBeLessThanOrEqual(4)
  })

  it('A mutation waits for another one whose events are for the same account, so that the events are in the order of commits', async () => {
    const stream = await openStream()
    const later: Promise<unknown>[] = []
    const [first, second] = [newId(), newId()]
    await db().transaction(async (tx) => {
      const change = { account_id: lucia.id, event: 'read', about: null }
      await saveNow(tx, savingEvents, [{ ...change, data: { conversation_id: first } }])
      later.push(send({ actionId: second }))
      await until(async () => (await countWaiting(testApp.platform.database.pool)) === 1)
    })
    await Promise.all(later)
    await until(() => badges(stream).length === 1)
    expect(stream.events.map(({ data }) => data.conversation_id ?? data.action_id)).toEqual([
      first,
      second,
      undefined,
    ])
  })

  it('The queue publishes the badges of many accounts', async () => {
    const people = await Promise.all(Array.from({ length: 45 }, () => buildVolunteer()))
    const last = people.at(-1) ?? lucia
    const stream = await openStream(last)
    await publishBadges(
      db(),
      people.map(({ id }) => id),
    )
    expect(badges(stream)).toEqual([])
    await testApp.work()
    await until(() => badges(stream).length === 1)
    expect(badges(stream)).toEqual([shown(0, 0)])
  })
})

describe('the list and its count', () => {
  it('The list and its count both leave out deleted, suspended, blocked and blocking accounts', async () => {
    const [suspended, blocked, blocker] = await Promise.all([
      buildVolunteer(),
      buildVolunteer(),
      buildVolunteer(),
    ])
    for (const { id } of [suspended, blocked, blocker, mateo]) await send({ actorId: id })
    await send({ actorId: newId() })
    expect((await counts()).total).toBe(4)
    const { pool } = testApp.platform.database
    await pool.query('update accounts set suspended_at = now() where id = $1', [suspended.id])
    await testApp.as(lucia).post(`/api/moderation/block/${blocked.id}`)
    await testApp.as(blocker).post(`/api/moderation/block/${lucia.id}`)
    expect((await list()).map(({ id_notify }: { id_notify: string }) => id_notify)).toEqual([mateo.id])
    expect(await counts()).toEqual({ total: 1, unread: 1 })
    await testApp.as(lucia).delete(`/api/moderation/block/${blocked.id}`)
    expect((await counts()).total).toBe(2)
  })
})

describe('a request to connect', () => {
  const ask = (from: Person, to: Person) => testApp.as(from).post('/api/friends/add', { friend_id: to.id })
  const getStatus = async (person: Person, other: Person) =>
    (await testApp.as(person).post('/api/friends/friends', { friend_id: other.id })).body.friends.status

  it.each([
    [true, 2],
    [false, 0],
  ])(
    'A request answered in its notification (accept: %s) has status %i and leaves the list',
    async (accept, status) => {
      await ask(mateo, lucia)
      expect(await list()).toMatchObject([{ type: 'friends', detail: 'asked', id_notify: mateo.id }])
      expect(await dismiss({ type: 'friends', id_notify: mateo.id, accept })).toBe(204)
      expect([await list(), await getStatus(lucia, mateo)]).toEqual([[], status])
      expect((await list(mateo)).map(({ detail }: { detail: string }) => detail)).toEqual(
        accept ? ['accepted'] : [],
      )
      expect(await dismiss({ type: 'friends', id_notify: mateo.id, accept })).toBe(204)
    },
  )

  it('A request to connect stays listed when all notifications are deleted', async () => {
    await ask(mateo, lucia)
    await send()
    await testApp.as(lucia).delete(`/api/notifications/delete-all/${lucia.id}`)
    expect((await list()).map(({ type }: { type: string }) => type)).toEqual(['friends'])
  })
})

describe('preferences', () => {
  const read = async (person = lucia) => (await testApp.as(person).get('/api/notifications/preferences')).body
  const save = (body: object, person = lucia) =>
    testApp.as(person).put('/api/notifications/preferences', body)

  it('Preferences have a default for each topic', async () => {
    const proposed = await read()
    expect(Object.keys(proposed).sort()).toEqual([...notificationTopics].sort())
    expect(Object.values(proposed).every((one) => (one as { inApp: boolean }).inApp)).toBe(true)
  })

  it('Preferences keep unwanted topics out of the list of their account only', async () => {
    const chosen = { ...(await read()), likes: { inApp: false, email: 'daily' } }
    expect((await save(chosen)).body).toEqual(chosen)
    expect([await read(), (await read(mateo)).likes.inApp]).toEqual([chosen, true])
    await send()
    await send({ type: 'comments' })
    await send({ accountId: mateo.id, actorId: lucia.id })
    expect((await list()).map(({ type }: { type: string }) => type)).toEqual(['comments'])
    expect((await counts(mateo)).total).toBe(1)
    await save({ ...chosen, likes: { inApp: true, email: 'never' } })
    await send()
    expect((await counts()).total).toBe(2)
  })

  it('Choices of one topic that arrive together, in any order, are all kept, and nothing else changes', async () => {
    const before = await read()
    await Promise.all([
      save({ mention: { inApp: false } }),
      save({ mention: { email: 'never' } }),
      save({ friends: { email: 'now' } }),
    ])
    const friends = { ...before.friends, email: 'now' }
    expect(await read()).toEqual({ ...before, friends, mention: { inApp: false, email: 'never' } })
    expect((await save({})).body).toEqual(await read())
  })

  it.each([
    ['no frequency', { likes: { email: null } }],
    ['an unknown frequency', { likes: { inApp: true, email: 'hourly' } }],
  ])('Preferences with %s are an error', async (_what, body) => {
    expect((await save(body)).status).toBe(400)
  })
})

it('An organisation gets a new application in its live stream', async () => {
  const app = await buildOrganisation()
  const stream = await openStream(app)
  await send({ accountId: app.id, type: 'jobs', detail: 'applied' })
  await until(() => badges(stream).length === 1)
  expect(stream.events[0]?.data).toMatchObject({
    type: 'jobs',
    detail: 'applied',
    name: 'Mateo Ruiz',
    read: false,
  })
})
