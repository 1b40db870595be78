import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Caller } from '../api/setup/caller.ts'
import { type Heard, listen } from '../api/setup/listen.ts'
import { until } from '../api/setup/until.ts'
import { type House, startHouse } from './house.ts'
import { type Settled, settle } from './settle.ts'
import { stay } from './stay.ts'
import { workersOf } from './workers.ts'

let dataDir = ''
let house: House
let database: pg.Client

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brota-live-'))
  // The embedded database may run as another user than root: it has to reach its folder.
  await chmod(dataDir, 0o755)
  house = await startHouse(dataDir, { WORKERS: '2' })
  database = await house.openDatabase()
})

afterAll(async () => {
  await database?.end().catch(() => {})
  await house?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Asks to be connected: the deed that a stream tells of here. 0 where no answer came. */
const ask = (asker: Settled, friend: Settled): Promise<number> =>
  new Caller(house.origin, async () => asker.bearer).post('/api/friends/add', { friend_id: friend.id }).then(
    ({ status }) => status,
    () => 0,
  )
const whoAsked = (heard: Heard[]) =>
  heard.filter(({ event }) => event === 'notification').map(({ data }) => data.id_notify)

it('a stream that was cut brings what was missed', async () => {
  const [reader, ...others] = await settle(database, 61)
  if (!reader) throw new Error('nobody came')
  const first = await listen(house.origin, reader.bearer)
  for (const other of others.slice(0, 20)) expect(await ask(other, reader)).toBe(200)
  await until(() => whoAsked(first.heard).length === 20)
  first.leave()
  for (const other of others.slice(20, 40)) expect(await ask(other, reader)).toBe(200)
  await new Promise((done) => setTimeout(done, 3_000))
  const second = await listen(house.origin, reader.bearer, { 'Last-Event-ID': first.lastId() })
  for (const other of others.slice(40)) expect(await ask(other, reader)).toBe(200)
  await until(() => whoAsked(second.heard).length === 40)
  second.leave()
  expect([...whoAsked(first.heard), ...whoAsked(second.heard)]).toEqual(others.map(({ id }) => id))
})

it('two processes, one killed: it goes on, and the one comes back', async () => {
  const readers = await settle(database, 8)
  const askers = await settle(database, 120)
  const staying = readers.map((reader) => stay(house.origin, reader))
  await until(() => staying.every(({ isOpen }) => isOpen()))
  const before = await workersOf(house.pid)
  expect(before).toHaveLength(2)

  const acknowledged: { reader: number; asker: string }[] = []
  for (const [index, asker] of askers.entries()) {
    if (index === 40 && before[0]) process.kill(before[0], 'SIGKILL')
    const reader = index % readers.length
    const friend = readers[reader]
    if (friend && (await ask(asker, friend)) === 200) acknowledged.push({ reader, asker: asker.id })
  }
  // Half of the calls go to the other process: at most the ones under way are lost.
  expect(acknowledged.length).toBeGreaterThanOrEqual(118)
  for (const [index, stayed] of staying.entries()) {
    const owed = acknowledged.filter(({ reader }) => reader === index).map(({ asker }) => asker)
    await until(() => owed.every((asker) => whoAsked(stayed.heard()).includes(asker)))
    const heard = whoAsked(stayed.heard())
    expect(new Set(heard).size).toBe(heard.length)
  }
  expect(staying.reduce((sum, { cuts }) => sum + cuts(), 0)).toBeGreaterThan(0)
  await until(async () => (await workersOf(house.pid)).length === 2, 60_000)
  expect(await workersOf(house.pid)).toContain(before[1])
  for (const { leave } of staying) leave()
})
