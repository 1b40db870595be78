import { expect, it } from 'vitest'
import { calls, getHost, operatorCalls } from '#lib/calls.ts'
import { newId } from '#server/platform/db/ids.ts'
import { volunteerPayload } from '../api/setup/account.ts'
import { Caller } from '../api/setup/caller.ts'
import { listen } from '../api/setup/listen.ts'
import { beginHeaders, partHeaders } from '../api/setup/tus.ts'
import { until } from '../api/setup/until.ts'
import { createVideo } from '../api/setup/video.ts'
import { addDevice, type Settled, settle, settleOne } from '../fault/settle.ts'
import { countSent, countUnsent, getEmailIds } from './setup/emails.ts'
import { openCluster } from './setup/site.ts'

const site = openCluster({ SIGN_UPS_PER_ADDRESS: '1000' })

/** The two web machines in turn, past nginx. */
const at = (turn: number): string => {
  const { webA, webB } = site.cluster.machines
  return turn % 2 === 0 ? webA : webB
}
const as = ({ bearer }: Pick<Settled, 'bearer'>, origin = site.cluster.origin) =>
  new Caller(origin, async () => bearer)

/** How many requests for the countries a machine has answered. */
async function countAnswered(origin: string): Promise<number> {
  const { body } = await as({ bearer: site.cluster.environment.METRICS_TOKEN ?? '' }, origin).get(
    operatorCalls.metrics,
  )
  const found = /^brota_answer_seconds_count\{.*route="\/api\/countries".*\} (\d+)$/m.exec(body.toString())
  return Number(found?.[1] ?? 0)
}

it('nginx gives each machine every other request', async () => {
  for (let turn = 0; turn < 20; turn += 1)
    expect((await new Caller(site.cluster.origin).get('/api/countries')).status).toBe(200)
  expect([await countAnswered(at(0)), await countAnswered(at(1))]).toEqual([10, 10])
})

it('A request to connect sent to one machine arrives on the streams at both, once', async () => {
  const [reader, ...others] = await settle(site.database, 11)
  if (!reader) throw new Error('nobody came')
  const streams = await Promise.all([listen(at(0), reader.bearer), listen(at(1), reader.bearer)])
  for (const [turn, other] of others.entries()) {
    const { status } = await as(other, at(turn)).post('/api/friends/add', { friend_id: reader.id })
    expect(status).toBe(200)
  }
  for (const { events, leave } of streams) {
    const heard = () =>
      events.filter(({ event }) => event === 'notification').map(({ data }) => data.id_notify)
    await until(() => heard().length >= others.length)
    expect(heard()).toEqual(others.map(({ id }) => id))
    leave()
  }
})

it('A device signed out at one machine is rejected by both within a second', async () => {
  const lucia = await settleOne(site.database)
  const phone = await addDevice(site.database, lucia)
  const getStatuses = (device: Pick<Settled, 'bearer'>) =>
    Promise.all(
      [0, 1].map(async (turn) => (await as(device, at(turn)).get('/api/account/user-by-token')).status),
    )
  expect(await getStatuses(phone)).toEqual([200, 200])
  const { status } = await as(lucia, at(0)).delete(`/api/account/sessions/${phone.sessionId}`)
  expect(status).toBeLessThan(300)
  await new Promise((done) => setTimeout(done, 1_000))
  expect(await getStatuses(phone)).toEqual([401, 401])
  expect(await getStatuses(lucia)).toEqual([200, 200])
})

it('An upload whose parts reach the machines in turn arrives unchanged', async () => {
  const lucia = await settleOne(site.database)
  const video = createVideo(12 * 1024 * 1024)
  const send = (turn: number, method: string, address: string, options: object) =>
    as(lucia, at(turn)).send(method, address, undefined, options)
  const begun = await send(0, 'POST', `${getHost('media')}${calls.media.tus}`, {
    headers: beginHeaders(video.length),
  })
  expect(begun.status).toBe(201)
  const address = new URL(begun.headers.get('location') ?? '', site.cluster.origin).pathname
  const part = 2 * 1024 * 1024
  let name = ''
  for (let offset = 0; offset < video.length; offset += part) {
    const sent = await send(offset / part + 1, 'PATCH', address, {
      headers: partHeaders(offset),
      raw: video.subarray(offset, offset + part),
    })
    expect(sent.status).toBe(204)
    name = sent.headers.get('upload-media-name') ?? ''
  }
  for (const turn of [0, 1]) {
    const { status, body } = await as(lucia, at(turn)).get(`${getHost('media')}${calls.media.file(name)}`)
    expect([status, video.equals(body)]).toEqual([200, true])
  }
})

it('A post sent to both machines at once with one key is published once', async () => {
  const lucia = await settleOne(site.database)
  for (let number = 0; number < 10; number += 1) {
    const headers = { 'Idempotency-Key': newId() }
    const send = (turn: number) =>
      as(lucia, at(turn)).post('/api/posts/posts', { text: `Bean ${number}` }, { headers })
    const ids: string[] = []
    for (const { status, body } of await Promise.all([send(0), send(1)])) {
      expect([201, 409]).toContain(status)
      if (status === 201) ids.push(body.id)
    }
    for (const turn of [0, 1]) ids.push((await send(turn)).body.id)
    expect(new Set(ids).size).toBe(1)
  }
  const { rows } = await site.database.query('select text from posts where author_id = $1', [lucia.id])
  expect(rows).toHaveLength(10)
})

it('Each email is sent once', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const payload = volunteerPayload({ email: `${newId()}@new.example` })
    expect((await new Caller(at(turn)).post('/api/account/register', payload)).status).toBe(201)
  }
  await until(async () => (await countUnsent(site)) === 0, 60_000)
  const sent = await countSent(site)
  expect([...sent.keys()].sort()).toEqual(await getEmailIds(site))
  expect(new Set(sent.values())).toEqual(new Set([1]))
})

it('Both machines count wrong passwords as one', async () => {
  const statuses: number[] = []
  for (let turn = 0; turn < 33; turn += 1) {
    const guess = { email: `${newId()}@brota.example`, password: 'grey-pebble-77' }
    statuses.push((await new Caller(site.cluster.origin).post('/api/account/login', guess)).status)
  }
  expect(statuses).toEqual([...Array(30).fill(401), ...Array(3).fill(429)])
})
