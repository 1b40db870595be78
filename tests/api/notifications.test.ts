import { beforeEach, describe, expect, it } from 'vitest'
import { cancelNotification, type NewNotification, notify } from '#server/modules/notifications/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../people.ts'
import { openTestApp } from './setup/testApp.ts'

const testApp = openTestApp()
// Less than a bearer lives.
const tenMinutes = 600_000
let lucia: Person
let huertoVivo: Person

beforeEach(async () => {
  lucia = await buildVolunteer()
  huertoVivo = await buildOrganisation({ name: 'Huerto Vivo' })
})

const news = (overrides: Partial<NewNotification> = {}): NewNotification => ({
  accountId: lucia.id,
  type: 'jobs',
  detail: 'accepted',
  actorId: huertoVivo.id,
  actionId: newId(),
  ...overrides,
})
const tell = (overrides: Partial<NewNotification> = {}) =>
  notify(testApp.platform.database.db, news(overrides))
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
const inAWhile = () => new Date(testApp.platform.clock.now().getTime() + tenMinutes)

describe('the list', () => {
  it('says who did what, and what to open', async () => {
    const actionId = newId()
    await tell({ actionId })
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

  it('comes newest first, fifty at a time, and goes on behind the cursor', async () => {
    const told = Array.from({ length: 120 }, () => newId())
    for (const actionId of told) await tell({ actionId })
    const pages = [await list()]
    for (const size of [50, 50, 20]) {
      const page = pages.at(-1)
      expect(page).toHaveLength(size)
      pages.push(await list(lucia, page.at(-1).id))
    }
    expect(pages.at(-1)).toEqual([])
    expect(pages.flat().map(({ action_id }) => action_id)).toEqual(told.toReversed())
    expect(await counts()).toEqual({ total: 120, unread: 120 })
  })

  it('stays in its order behind the cursor while notifications arrives', async () => {
    for (let told = 0; told < 51; told += 1) await tell()
    const [page] = [await list()]
    await tell()
    expect(await list(lucia, page.at(-1).id)).toHaveLength(1)
  })

  it('leaves out people who are no longer here', async () => {
    await tell({ actorId: newId() })
    expect(await list()).toEqual([])
  })
})

describe('notifications', () => {
  it('that is told again renews its one row: on top, unread, with another id', async () => {
    const again = newId()
    await tell({ actionId: again })
    await tell()
    const [, before] = await list()
    await read()
    await tell({ actionId: again })
    const [first, second] = await list()
    expect([first.action_id, first.read, second.read]).toEqual([again, false, true])
    expect(first.id).not.toBe(before.id)
    expect(await counts()).toEqual({ total: 2, unread: 1 })
  })

  it('told by twenty at once is one row', async () => {
    const actionId = newId()
    await Promise.all(Array.from({ length: 20 }, () => tell({ actionId })))
    expect(await counts()).toEqual({ total: 1, unread: 1 })
  })

  it('of one own act is told to nobody', async () => {
    await tell({ actorId: lucia.id })
    expect([await list(), await counts()]).toEqual([[], { total: 0, unread: 0 }])
  })

  it('kept back is neither listed, counted, read nor cleared until its time', async () => {
    const actionId = newId()
    await tell({ actionId, detail: 'refused', visibleFrom: inAWhile() })
    expect([await list(), await counts()]).toEqual([[], { total: 0, unread: 0 }])
    await read()
    await dismiss({ type: 'jobs', id_notify: huertoVivo.id, action_id: actionId })
    await deleteAll()
    testApp.pass(tenMinutes + 1_000)
    expect(await counts()).toEqual({ total: 1, unread: 1 })
    expect((await list())[0]).toMatchObject({ action_id: actionId, detail: 'refused', read: false })
  })

  it('kept back comes on top when it shows, dated then', async () => {
    const [actionId, visibleFrom] = [newId(), inAWhile()]
    await tell({ actionId, detail: 'refused', visibleFrom })
    await tell()
    testApp.pass(tenMinutes + 1_000)
    const [first, second] = await list()
    expect(first).toMatchObject({ action_id: actionId, createdAt: visibleFrom.toISOString() })
    expect(await list(lucia, first.id)).toEqual([second])
  })

  it('that is true no longer is taken back, and nothing else', async () => {
    const mistaken = news({ detail: 'refused', visibleFrom: inAWhile() })
    const { visibleFrom: _, ...cause } = mistaken
    await notify(testApp.platform.database.db, mistaken)
    await tell({ actionId: mistaken.actionId, detail: 'accepted' })
    await cancelNotification(testApp.platform.database.db, cause)
    await cancelNotification(testApp.platform.database.db, cause)
    testApp.pass(tenMinutes + 1_000)
    expect((await list()).map(({ detail }: { detail: string }) => detail)).toEqual(['accepted'])
  })

  it('of a mutation that was rolled back is never told', async () => {
    const rolledBack = testApp.platform.database.db.transaction(async (tx) => {
      await notify(tx, news())
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await list()).toEqual([])
  })
})

describe('reading', () => {
  it('marks all that is shown, keeps the total, and stays when repeated', async () => {
    await tell()
    await tell()
    for (let times = 0; times < 2; times += 1) expect((await read()).status).toBe(204)
    expect(await counts()).toEqual({ total: 2, unread: 0 })
    expect((await list()).every((one: { read: boolean }) => one.read)).toBe(true)
  })
})

describe('what is unread', () => {
  const likers = (count: number) => Promise.all(Array.from({ length: count }, () => buildVolunteer()))
  const like = (actionId: string, people: readonly Person[]) =>
    Promise.all(people.map(({ id }) => tell({ type: 'likes', detail: '', actorId: id, actionId })))
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

  it('is counted as the list groups it: twelve rows of eight things are eight', async () => {
    await like(newId(), await likers(5))
    for (let things = 0; things < 7; things += 1) await tell()
    expect(await list()).toHaveLength(12)
    expect(await counts()).toEqual({ total: 8, unread: 8 })
  })

  it('is what was not shown yet: the rows of older pages stay so, those of a line that was shown do not', async () => {
    const [old, liked] = [newId(), newId()]
    await tell({ actionId: old })
    await like(liked, await likers(60))
    const shown = await list()
    expect(shown).toHaveLength(50)
    expect((await read(lucia, { ids: ids(shown) })).status).toBe(204)
    expect(await counts()).toEqual({ total: 2, unread: 1 })
    const [older] = (await list(lucia, shown.at(-1).id)).slice(-1)
    expect(older).toMatchObject({ action_id: old, read: false })
  })

  it('is what arrives on a line after it was shown', async () => {
    const liked = newId()
    const [early, late] = await likers(2)
    await like(liked, early ? [early] : [])
    const shown = await list()
    await like(liked, late ? [late] : [])
    await read(lucia, { ids: ids(shown) })
    expect((await list()).map((one: { read: boolean }) => one.read)).toEqual([false, true])
    expect(await counts()).toEqual({ total: 1, unread: 1 })
  })

  it('is marked by its owner alone', async () => {
    await tell()
    const shown = await list()
    await read(await buildVolunteer(), { ids: ids(shown) })
    expect(await counts()).toEqual({ total: 1, unread: 1 })
  })

  it.each([
    [{ ids: ['x'] }, 404],
    [{ ids: Array.from({ length: 51 }, () => newId()) }, 400],
    [{ ids: [] }, 204],
  ])('refuses more than a page, or what is no id (%#)', async (body, status) => {
    await tell()
    expect((await read(lucia, body)).status).toBe(status)
    expect((await counts()).unread).toBe(1)
  })
})

describe('dismissing', () => {
  it('takes one thing off the list, once or twice', async () => {
    const [gone, stored] = [newId(), newId()]
    await tell({ actionId: gone })
    await tell({ actionId: stored })
    const body = { type: 'jobs', id_notify: huertoVivo.id, action_id: gone }
    expect([await dismiss(body), await dismiss(body)]).toEqual([204, 204])
    expect((await list()).map(({ action_id }: { action_id: string }) => action_id)).toEqual([stored])
  })

  it('without a thing takes all notifications of that kind by that person', async () => {
    const other = await buildOrganisation()
    await tell()
    await tell()
    await tell({ type: 'likes', detail: 'asked' })
    await tell({ actorId: other.id })
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
  ])('refuses %j', async (body, status) => {
    expect(await dismiss(body)).toBe(status)
  })
})

describe('deleting all', () => {
  it('keeps friend requests that wait for an answer', async () => {
    await tell()
    await tell({ type: 'friends', detail: 'asked' })
    await tell({ type: 'friends', detail: 'accepted' })
    expect([await deleteAll(), await deleteAll()]).toEqual([204, 204])
    expect(await list()).toEqual([expect.objectContaining({ type: 'friends', detail: 'asked' })])
    expect(await counts()).toEqual({ total: 1, unread: 1 })
  })
})

describe('deleting all, undone', () => {
  it('puts back what was there, read or not, and what was deleted one by one stays away', async () => {
    const gone = newId()
    await tell({ actionId: gone })
    await tell()
    await read()
    await tell()
    await dismiss({ type: 'jobs', id_notify: huertoVivo.id, action_id: gone })
    const before = await list()
    expect([await deleteAll(), await list(), await counts()]).toEqual([204, [], { total: 0, unread: 0 }])
    expect([await restoreAll(), await restoreAll()]).toEqual([204, 204])
    expect([await list(), await counts()]).toEqual([before, { total: 2, unread: 1 }])
  })

  it('is over ten minutes later: by then it is forgotten', async () => {
    await tell()
    await deleteAll()
    await tell()
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

  it('is on the list when it is told again, whatever was cleared', async () => {
    const actionId = newId()
    await tell({ actionId })
    await deleteAll()
    await tell({ actionId })
    expect(await list()).toHaveLength(1)
  })

  it("is nobody else's to undo", async () => {
    await tell()
    await deleteAll()
    expect(await restoreAll(lucia.id, await buildVolunteer())).toBe(403)
    expect(await list()).toEqual([])
  })
})

describe("somebody else's notifications", () => {
  it('cannot be seen, read, dismissed or deleted', async () => {
    const actionId = newId()
    await tell({ actionId })
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
