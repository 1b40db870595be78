import { beforeEach, describe, expect, it } from 'vitest'
import { cancelNotification, type NewNotification, notify } from '#server/modules/notifications/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
// Less than the lifetime of an access token.
const tenMinutes = 600_000
let lucia: Person
let huertoVivo: Person

beforeEach(async () => {
  lucia = await buildVolunteer()
  huertoVivo = await buildOrganisation({ name: 'Huerto Vivo' })
})

const buildNotification = (overrides: Partial<NewNotification> = {}): NewNotification => ({
  accountId: lucia.id,
  type: 'jobs',
  detail: 'accepted',
  actorId: huertoVivo.id,
  actionId: newId(),
  ...overrides,
})
const send = (overrides: Partial<NewNotification> = {}) =>
  notify(testApp.platform.database.db, buildNotification(overrides))
const list = async (person = lucia, cursor = '') => {
  const { body } = await testApp.as(person).get(`/api/notifications/notify${cursor && `?cursor=${cursor}`}`)
  return body
}
const counts = async (person = lucia) =>
  (await testApp.as(person).get('/api/notifications/notify/count')).body
const dismiss = async (body: object, person = lucia) => {
  const { status } = await testApp.as(person).post('/api/notifications/deleteNotify', body)
  return status
}
const deleteAll = async (id = lucia.id, person = lucia) =>
  (await testApp.as(person).delete(`/api/notifications/delete-all/${id}`)).status
const read = (person = lucia, body = {}) => testApp.as(person).put('/api/notifications/read', body)
const restoreAll = async (id = lucia.id, person = lucia) =>
  (await testApp.as(person).post(`/api/notifications/restore-all/${id}`)).status
const soon = () => new Date(testApp.platform.clock.now().getTime() + tenMinutes)

describe('the list of notifications', () => {
  it('The list of notifications has who did what, and what to open', async () => {
    const actionId = newId()
    await send({ actionId })
    expect(await list()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        type: 'jobs',
        name: 'Huerto Vivo',
        id_notify: huertoVivo.id,
        action_id: actionId,
        detail: 'accepted',
        avatar: 'default-avatar',
        about: '',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        read: false,
      },
    ])
  })

  it('The list of notifications is newest first, in pages of fifty', async () => {
    const sent = Array.from({ length: 120 }, () => newId())
    for (const actionId of sent) await send({ actionId })
    const pages = [await list()]
    for (const size of [50, 50, 20]) {
      const page = pages.at(-1)
      expect(page).toHaveLength(size)
      pages.push(await list(lucia, page.at(-1).id))
    }
    expect(pages.at(-1)).toEqual([])
    expect(pages.flat().map(({ action_id }) => action_id)).toEqual(sent.toReversed())
    expect(await counts()).toEqual({ total: 120, unread: 120 })
  })

  it('The next page of notifications is unaffected by new ones', async () => {
    for (let sent = 0; sent < 51; sent += 1) await send()
    const [page] = [await list()]
    await send()
    expect(await list(lucia, page.at(-1).id)).toHaveLength(1)
  })

  it('The list of notifications leaves out deleted accounts', async () => {
    await send({ actorId: newId() })
    expect(await list()).toEqual([])
  })
})

describe('notifications', () => {
  it('A repeated notification replaces its row: first, unread and with a new id', async () => {
    const again = newId()
    await send({ actionId: again })
    await send()
    const [, before] = await list()
    await read()
    await send({ actionId: again })
    const [first, second] = await list()
    expect([first.action_id, first.read, second.read]).toEqual([again, false, true])
    expect(first.id).not.toBe(before.id)
    expect(await counts()).toEqual({ total: 2, unread: 1 })
  })

  it('A notification that is sent twenty times at once is one row', async () => {
    const actionId = newId()
    await Promise.all(Array.from({ length: 20 }, () => send({ actionId })))
    expect(await counts()).toEqual({ total: 1, unread: 1 })
  })

  it('An account gets no notification of its own action', async () => {
    await send({ actorId: lucia.id })
    expect([await list(), await counts()]).toEqual([[], { total: 0, unread: 0 }])
  })

  it('A delayed notification is not listed, counted, read or deleted before it is due', async () => {
    const actionId = newId()
    await send({ actionId, detail: 'refused', visibleFrom: soon() })
    expect([await list(), await counts()]).toEqual([[], { total: 0, unread: 0 }])
    await read()
    await dismiss({ type: 'jobs', id_notify: huertoVivo.id, action_id: actionId })
    await deleteAll()
    testApp.pass(tenMinutes + 1_000)
    expect(await counts()).toEqual({ total: 1, unread: 1 })
    expect((await list())[0]).toMatchObject({ action_id: actionId, detail: 'refused', read: false })
  })

  it('A delayed notification is listed first once it is due, with that date', async () => {
    const [actionId, visibleFrom] = [newId(), soon()]
    await send({ actionId, detail: 'refused', visibleFrom })
    await send()
    testApp.pass(tenMinutes + 1_000)
    const [first, second] = await list()
    expect(first).toMatchObject({ action_id: actionId, createdAt: visibleFrom.toISOString() })
    expect(await list(lucia, first.id)).toEqual([second])
  })

  it('Cancelling a notification cancels that one alone', async () => {
    const mistaken = buildNotification({ detail: 'refused', visibleFrom: soon() })
    const { visibleFrom: _, ...cause } = mistaken
    await notify(testApp.platform.database.db, mistaken)
    await send({ actionId: mistaken.actionId, detail: 'accepted' })
    await cancelNotification(testApp.platform.database.db, cause)
    await cancelNotification(testApp.platform.database.db, cause)
    testApp.pass(tenMinutes + 1_000)
    expect((await list()).map(({ detail }: { detail: string }) => detail)).toEqual(['accepted'])
  })

  it('A notification of a rolled back transaction is never saved', async () => {
    const rolledBack = testApp.platform.database.db.transaction(async (tx) => {
      await notify(tx, buildNotification())
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await list()).toEqual([])
  })
})

describe('reading notifications', () => {
  it('Reading marks all notifications as read, and repeating it changes nothing', async () => {
    await send()
    await send()
    for (let times = 0; times < 2; times += 1) expect((await read()).status).toBe(204)
    expect(await counts()).toEqual({ total: 2, unread: 0 })
    expect((await list()).every((one: { read: boolean }) => one.read)).toBe(true)
  })
})

describe('unread notifications', () => {
  const likers = (count: number) => Promise.all(Array.from({ length: count }, () => buildVolunteer()))
  const like = (actionId: string, people: readonly Person[]) =>
    Promise.all(people.map(({ id }) => send({ type: 'likes', detail: '', actorId: id, actionId })))
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

  it('Unread notifications are counted as the list groups them: twelve rows about eight things are eight', async () => {
    await like(newId(), await likers(5))
    for (let things = 0; things < 7; things += 1) await send()
    expect(await list()).toHaveLength(12)
    expect(await counts()).toEqual({ total: 8, unread: 8 })
  })

  it('Reading a page leaves older pages unread, except rows of a group that was shown', async () => {
    const [old, liked] = [newId(), newId()]
    await send({ actionId: old })
    await like(liked, await likers(60))
    const shown = await list()
    expect(shown).toHaveLength(50)
    expect((await read(lucia, { ids: ids(shown) })).status).toBe(204)
    expect(await counts()).toEqual({ total: 2, unread: 1 })
    const [older] = (await list(lucia, shown.at(-1).id)).slice(-1)
    expect(older).toMatchObject({ action_id: old, read: false })
  })

  it('A notification that joins a group after it was shown is unread', async () => {
    const liked = newId()
    const [early, late] = await likers(2)
    await like(liked, early ? [early] : [])
    const shown = await list()
    await like(liked, late ? [late] : [])
    await read(lucia, { ids: ids(shown) })
    expect((await list()).map((one: { read: boolean }) => one.read)).toEqual([false, true])
    expect(await counts()).toEqual({ total: 1, unread: 1 })
  })

  it('Only the owner can mark a notification as read', async () => {
    await send()
    const shown = await list()
    await read(await buildVolunteer(), { ids: ids(shown) })
    expect(await counts()).toEqual({ total: 1, unread: 1 })
  })

  it.each([
    [{ ids: ['x'] }, 404],
    [{ ids: Array.from({ length: 51 }, () => newId()) }, 400],
    [{ ids: [] }, 204],
  ])('Marking more than a page, an invalid id or no id reads no notification (%#)', async (body, status) => {
    await send()
    expect((await read(lucia, body)).status).toBe(status)
    expect((await counts()).unread).toBe(1)
  })
})

describe('dismissing notifications', () => {
  it('Dismissing removes one notification from the list, and repeating it is no error', async () => {
    const [gone, stored] = [newId(), newId()]
    await send({ actionId: gone })
    await send({ actionId: stored })
    const body = { type: 'jobs', id_notify: huertoVivo.id, action_id: gone }
    expect([await dismiss(body), await dismiss(body)]).toEqual([204, 204])
    expect((await list()).map(({ action_id }: { action_id: string }) => action_id)).toEqual([stored])
  })

  it('Dismissing without an action id removes all notifications of that type by that account', async () => {
    const other = await buildOrganisation()
    await send()
    await send()
    await send({ type: 'likes', detail: 'asked' })
    await send({ actorId: other.id })
    expect(await dismiss({ type: 'jobs', id_notify: huertoVivo.id })).toBe(204)
    const left = (await list()).map((one: { type: string; id_notify: string }) => [one.type, one.id_notify])
    expect(left).toEqual([
      ['jobs', other.id],
      ['likes', huertoVivo.id],
    ])
  })

  it.each([
    [{ type: 'jobs', id_notify: 'x' }, 404],
    [{ type: 'gossip', id_notify: newId() }, 400],
    [{ type: 'jobs' }, 404],
    [{}, 400],
  ])('Dismissing with %j is an error', async (body, status) => {
    expect(await dismiss(body)).toBe(status)
  })
})

describe('deleting all notifications', () => {
  it('Deleting all notifications leaves open friend requests', async () => {
    await send()
    await send({ type: 'friends', detail: 'asked' })
    await send({ type: 'friends', detail: 'accepted' })
    expect([await deleteAll(), await deleteAll()]).toEqual([204, 204])
    expect(await list()).toEqual([expect.objectContaining({ type: 'friends', detail: 'asked' })])
    expect(await counts()).toEqual({ total: 1, unread: 1 })
  })
})

describe('undoing the deletion of all notifications', () => {
  it('Undoing restores what deleting all removed, and not what was dismissed before', async () => {
    const gone = newId()
    await send({ actionId: gone })
    await send()
    await read()
    await send()
    await dismiss({ type: 'jobs', id_notify: huertoVivo.id, action_id: gone })
    const before = await list()
    expect([await deleteAll(), await list(), await counts()]).toEqual([204, [], { total: 0, unread: 0 }])
    expect([await restoreAll(), await restoreAll()]).toEqual([204, 204])
    expect([await list(), await counts()]).toEqual([before, { total: 2, unread: 1 }])
  })

  it('Deleting all notifications can be undone for ten minutes, after which the rows are gone', async () => {
    await send()
    await deleteAll()
    await send()
    testApp.pass(tenMinutes - 60_000)
    await testApp.work({ later: true })
    testApp.pass(60_001)
    await restoreAll()
    expect(await list()).toHaveLength(1)
    await testApp.work({ later: true })
    const { rows } = await testApp.platform.database.pool.query(
      'select count(*)::int from notifications where account_id = $1',
      [lucia.id],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  it('A deleted notification is listed when it is sent again', async () => {
    const actionId = newId()
    await send({ actionId })
    await deleteAll()
    await send({ actionId })
    expect(await list()).toHaveLength(1)
  })

  it('Only the owner can undo the deletion of all notifications', async () => {
    await send()
    await deleteAll()
    expect(await restoreAll(lucia.id, await buildVolunteer())).toBe(403)
    expect(await list()).toEqual([])
  })
})

describe('notifications of another account', () => {
  it('Notifications of another account cannot be listed, read, dismissed or deleted', async () => {
    const actionId = newId()
    await send({ actionId })
    const stranger = await buildVolunteer()
    const [{ id }] = await list()
    expect(await list(stranger)).toEqual([])
    expect(await list(stranger, id)).toEqual([])
    await read(stranger)
    expect(await dismiss({ type: 'jobs', id_notify: huertoVivo.id, action_id: actionId }, stranger)).toBe(204)
    expect(await deleteAll(lucia.id, stranger)).toBe(403)
    expect(await deleteAll(stranger.id, stranger)).toBe(204)
    expect(await counts()).toEqual({ total: 1, unread: 1 })
  })
})
