import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'
import { deleteResponses } from '#server/platform/http/index.ts'
import { deleteEventsFor, publish } from '#server/platform/live/index.ts'
import { addJob, sweepAll } from '#server/platform/work/index.ts'
import { buildVolunteer, type Person } from '../../../people.ts'
import { testPlans } from '../../setup/plans.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp()
let lucia: Person
let mateo: Person

beforeEach(async () => {
  ;[lucia, mateo] = [await buildVolunteer(), await buildVolunteer()]
})

const db = () => testApp.platform.database.db
const query = (text: string, values: unknown[] = []) => testApp.platform.database.pool.query(text, values)
const getCount = async (table: string): Promise<number> =>
  (await query(`select count(*)::int as count from ${table}`)).rows[0].count

async function sweep(task: string): Promise<void> {
  await addJob(db(), task, {})
  await testApp.work()
}

/** Adds notifications from Mateo to Lucía, dated this many days ago. */
const notifyLucia = (times: number, daysAgo: number, notification = { type: 'jobs', detail: 'accepted' }) =>
  query(
    `insert into notifications (id, account_id, type, detail, actor_id, action_id, visible_from)
     select gen_random_uuid(), $1, $2, $3, $4, gen_random_uuid(), now() - make_interval(days => $5)
     from generate_series(1, $6::int)`,
    [lucia.id, notification.type, notification.detail, mateo.id, daysAgo, times],
  )

describe('notifications', () => {
  it('Notifications are deleted in batches after half a year, except open requests', async () => {
    await query('delete from notifications')
    await notifyLucia(2_500, 181)
    await notifyLucia(1, 181, { type: 'friends', detail: 'asked' })
    await notifyLucia(1, 181, { type: 'friends', detail: 'accepted' })
    await notifyLucia(3, 179)
    await sweep('notifications.sweep')
    const { rows } = await query(
      'select type, count(*)::int as count from notifications group by 1 order by 1',
    )
    expect(rows).toEqual([
      { type: 'friends', count: 1 },
      { type: 'jobs', count: 3 },
    ])
  })

  it('The count of notifications stops at 1,001', async () => {
    await notifyLucia(1_200, 1)
    const { body } = await testApp.as(lucia).get('/api/notifications/notify/count')
    expect(body).toEqual({ total: 1_001, unread: 1_001 })
  })
})

const storeResponse = (userId: string, response: object, age = '0 hours') =>
  query(
    `insert into idempotency_keys (user_id, call, key, body_hash, answer, created_at)
     values ($1, 'POST /', gen_random_uuid(), '', $2, now() - $3::interval)`,
    [userId, response, age],
  )

describe('stored responses of idempotency keys', () => {
  it('Stored responses are deleted after a day', async () => {
    await query('delete from idempotency_keys')
    await storeResponse(lucia.id, { ok: true }, '25 hours')
    await storeResponse(lucia.id, { ok: true }, '23 hours')
    await sweep('http.sweep')
    expect(await getCount('idempotency_keys')).toBe(1)
  })

  it('A stored response stays when its key is used again during the sweep', async () => {
    await query('delete from idempotency_keys')
    await storeResponse(lucia.id, { ok: true }, '25 hours')
    const client = await testApp.platform.database.pool.connect()
    await client.query('begin')
    await client.query('update idempotency_keys set created_at = now()')
    await sweep('http.sweep')
    await client.query('commit')
    client.release()
    expect(await getCount('idempotency_keys')).toBe(1)
  })

  it('Stored responses of an account and about it are deleted with the account', async () => {
    await query('delete from idempotency_keys')
    await storeResponse(lucia.id, { data: [{ user: { id: mateo.id, name: 'Mateo' } }] })
    await storeResponse(mateo.id, { ok: true })
    await storeResponse(lucia.id, { id: lucia.id })
    await deleteResponses(db(), mateo.id)
    const { rows } = await query('select answer from idempotency_keys')
    expect(rows).toEqual([{ answer: { id: lucia.id } }])
  })
})

describe('live events', () => {
  it('Live events are deleted in batches after a day', async () => {
    await query('delete from live_events')
    await query(
      `insert into live_events (account_id, event, data, created_at)
       select $1, 'badge', '{}', now() - make_interval(hours => case n when 1 then 23 else 25 end)
       from generate_series(1, 6000) n`,
      [lucia.id],
    )
    await sweep('live.sweep')
    expect(await getCount('live_events')).toBe(1)
  })

  it('Live events to an account and about it are deleted with the account', async () => {
    await query('delete from live_events')
    const read = (from: string) => ({ conversation_id: newId(), from })
    await publish(db(), [lucia.id, mateo.id], 'read', read(mateo.id), mateo.id)
    await publish(db(), [lucia.id], 'read', read(lucia.id), lucia.id)
    await deleteEventsFor(db(), mateo.id)
    const { rows } = await query('select account_id, about from live_events')
    expect(rows).toEqual([{ account_id: lucia.id, about: lucia.id }])
  })
})

describe('a sweep', () => {
  it('A sweep repeats until nothing is left', async () => {
    const left = [3, 1, 0, 7]
    await sweepAll({ abortSignal: new AbortController().signal }, async () => left.shift() ?? 0)
    expect(left).toEqual([7])
  })

  it('A sweep stops when the app closes', async () => {
    const closing = new AbortController()
    let times = 0
    await sweepAll({ abortSignal: closing.signal }, async () => {
      times += 1
      if (times === 2) closing.abort()
      return 1
    })
    expect(times).toBe(2)
  })
})

describe('the deletion of an account', () => {
  testPlans(
    testApp,
    {
      'deleting the live events of an account': () => deleteEventsFor(db(), lucia.id),
      'deleting the stored responses of an account': () => deleteResponses(db(), lucia.id),
    },
    { big: ['live_events', 'idempotency_keys'], most: 1 },
  )
})
