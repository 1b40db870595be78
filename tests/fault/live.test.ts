import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Caller } from '../api/setup/caller.ts'
import { type Ear, listen } from '../api/setup/listen.ts'
import { until } from '../api/setup/until.ts'
import { type House, startHouse } from './house.ts'
import { type Settled, settle } from './settle.ts'

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
const whoAsked = ({ heard }: Ear) =>
  heard.filter(({ event }) => event === 'notification').map(({ data }) => data.id_notify)

/** Comes back behind the last id however often it is cut, as the browser does. */
function stay(reader: Settled) {
  const ears: Ear[] = []
  let leaving = false
  const goOn = async (): Promise<void> => {
    const lastId = ears.at(-1)?.lastId()
    const headers: Record<string, string> = lastId ? { 'Last-Event-ID': lastId } : {}
    const ear = await listen(house.origin, reader.bearer, headers).catch(() => null)
    if (ear) ears.push(ear)
    if (ear) await until(() => !ear.isOpen() || leaving, 300_000)
    await new Promise((done) => setTimeout(done, 50))
    if (!leaving) return goOn()
  }
  void goOn()
  return {
    heard: () => ears.flatMap(whoAsked),
    cuts: () => ears.length - 1,
    isOpen: () => ears.at(-1)?.isOpen() ?? false,
    leave: () => {
      leaving = true
      for (const ear of ears) ear.leave()
    },
  }
}

/** The processes that answer: children of the house that run the same file. */
async function workersOf(pid: number): Promise<number[]> {
  const folders = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const read = (name: string, file: string) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')
  const found = await Promise.all(
    folders.map(async (name) => {
      const [, parent] = /\) \S (\d+)/.exec(await read(name, 'stat')) ?? []
      const isOurs = Number(parent) === pid && (await read(name, 'cmdline')).includes('server/main.ts')
      return isOurs ? [Number(name)] : []
    }),
  )
  return found.flat()
}

it('a stream that was cut brings what was missed', async () => {
  const [reader, ...others] = await settle(database, 61)
  if (!reader) throw new Error('nobody came')
  const first = await listen(house.origin, reader.bearer)
  for (const other of others.slice(0, 20)) expect(await ask(other, reader)).toBe(200)
  await until(() => whoAsked(first).length === 20)
  first.leave()
  for (const other of others.slice(20, 40)) expect(await ask(other, reader)).toBe(200)
  await new Promise((done) => setTimeout(done, 3_000))
  const second = await listen(house.origin, reader.bearer, { 'Last-Event-ID': first.lastId() })
  for (const other of others.slice(40)) expect(await ask(other, reader)).toBe(200)
  await until(() => whoAsked(second).length === 40)
  second.leave()
  expect([...whoAsked(first), ...whoAsked(second)]).toEqual(others.map(({ id }) => id))
})

it('two processes, one killed: it goes on, and the one comes back', async () => {
  const readers = await settle(database, 8)
  const askers = await settle(database, 120)
  const staying = readers.map(stay)
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
    await until(() => owed.every((asker) => stayed.heard().includes(asker)))
    expect(new Set(stayed.heard()).size).toBe(stayed.heard().length)
  }
  expect(staying.reduce((sum, { cuts }) => sum + cuts(), 0)).toBeGreaterThan(0)
  await until(async () => (await workersOf(house.pid)).length === 2, 60_000)
  expect(await workersOf(house.pid)).toContain(before[1])
  for (const { leave } of staying) leave()
})
