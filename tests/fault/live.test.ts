import { expect, it } from 'vitest'
import { Caller } from '../api/setup/caller.ts'
import { listen, type ReceivedEvent } from '../api/setup/listen.ts'
import { until } from '../api/setup/until.ts'
import { type Settled, settle } from './settle.ts'
import { openSite } from './site.ts'
import { stay } from './stay.ts'
import { getWorkers } from './workers.ts'

const site = openSite('live', { WORKERS: '2' })

/** Requests a connection, which the stream reports. Returns the status, 0 without a response. */
const ask = (caller: Settled, friend: Settled): Promise<number> =>
  new Caller(site.app.origin, async () => caller.bearer)
    .post('/api/friends/add', { friend_id: friend.id })
    .then(
      ({ status }) => status,
      () => 0,
    )
const whoAsked = (heard: ReceivedEvent[]) =>
  heard.filter(({ event }) => event === 'notification').map(({ data }) => data.id_notify)

it('A stream that was cut receives the events that it missed', async () => {
  const [reader, ...others] = await settle(site.database, 61)
  if (!reader) throw new Error('nobody came')
  const first = await listen(site.app.origin, reader.bearer)
  for (const other of others.slice(0, 20)) expect(await ask(other, reader)).toBe(200)
  await until(() => whoAsked(first.events).length === 20)
  first.leave()
  for (const other of others.slice(20, 40)) expect(await ask(other, reader)).toBe(200)
  await new Promise((done) => setTimeout(done, 3_000))
  const second = await listen(site.app.origin, reader.bearer, { 'Last-Event-ID': first.lastId() })
  for (const other of others.slice(40)) expect(await ask(other, reader)).toBe(200)
  await until(() => whoAsked(second.events).length === 40)
  second.leave()
  expect([...whoAsked(first.events), ...whoAsked(second.events)]).toEqual(others.map(({ id }) => id))
})

it('A stream continues when one of two processes is killed and returns', async () => {
  const readers = await settle(site.database, 8)
  const askers = await settle(site.database, 120)
  const staying: ReturnType<typeof stay>[] = []
  for (const reader of readers) {
    const stayed = stay(site.app.origin, reader)
    // One after the other, so that both processes have some: of several at once a busy one takes none.
    await until(stayed.isOpen)
    staying.push(stayed)
  }
  const before = await getWorkers(site.app.pid)
  expect(before).toHaveLength(2)

  const acknowledged: { reader: number; caller: string }[] = []
  for (const [index, caller] of askers.entries()) {
    if (index === 40 && before[0]) process.kill(before[0], 'SIGKILL')
    const reader = index % readers.length
    const friend = readers[reader]
    if (friend && (await ask(caller, friend)) === 200) acknowledged.push({ reader, caller: caller.id })
  }
  // Half of the calls reach the other process: at most those in flight are lost.
  expect(acknowledged.length).toBeGreaterThanOrEqual(118)
  for (const [index, stayed] of staying.entries()) {
    const owed = acknowledged.filter(({ reader }) => reader === index).map(({ caller }) => caller)
    await until(() => owed.every((caller) => whoAsked(stayed.heard()).includes(caller)))
    const heard = whoAsked(stayed.heard())
    expect(new Set(heard).size).toBe(heard.length)
  }
  expect(staying.reduce((sum, { cuts }) => sum + cuts(), 0)).toBeGreaterThan(0)
  await until(async () => (await getWorkers(site.app.pid)).length === 2, 60_000)
  expect(await getWorkers(site.app.pid)).toContain(before[1])
  for (const { leave } of staying) leave()
})
