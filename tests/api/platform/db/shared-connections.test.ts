import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { type Database, openDatabase } from '#server/platform/db/index.ts'
import { preparedSql } from '#server/platform/db/prepared.ts'
import { createLog } from '#server/platform/log/index.ts'

type Backend = { pid: number }

const readBackend = preparedSql<Backend>('test_backend', sql`select pg_backend_pid() as pid`)
const readSlowly = preparedSql<Backend>(
  'test_slow_backend',
  sql`select pg_backend_pid() as pid from pg_sleep(${sql.placeholder('seconds')}::float)`,
)
const divide = preparedSql('test_division', sql`select 1 / ${sql.placeholder('by')}::int as result`)

let database: Database
beforeEach(() => {
  database = openDatabase(inject('databaseUrl'), createLog('silent'), { connections: 16 })
})
afterEach(() => database.close())

const getBackend = async (read = readBackend, values = {}): Promise<number> => {
  const { rows } = await read(database.db).execute(values)
  return Number(rows[0]?.pid)
}
const many = <T>(count: number, read: () => Promise<T>) => Promise.all(Array.from({ length: count }, read))
const end = (pid: number) => database.pool.query('select pg_terminate_backend($1)', [pid])

it('A hundred short reads at once take two connections, and the others stay free', async () => {
  const pids = await many(100, getBackend)
  expect(new Set(pids).size).toBe(2)
  expect(database.pool.totalCount).toBe(2)
})

it('Reads one after the other take one connection', async () => {
  const pids = new Set<number>()
  for (let read = 0; read < 10; read++) pids.add(await getBackend())
  expect(pids.size).toBe(1)
})

it('A slow read delays none that comes after it', async () => {
  const slow = getBackend(readSlowly, { seconds: 1 }).then(() => Date.now())
  for (let read = 0; read < 20; read++) await getBackend()
  const allShortAt = Date.now()
  expect(await slow).toBeGreaterThan(allShortAt)
})

it('While both wait for slow reads, others have connections of their own', async () => {
  const slow = many(2, () => getBackend(readSlowly, { seconds: 1 })).then(() => Date.now())
  await setTimeout(100)
  await many(4, getBackend)
  const allShortAt = Date.now()
  expect(await slow).toBeGreaterThan(allShortAt)
})

it('A read that fails fails alone, though others were sent behind it', async () => {
  const results = await Promise.allSettled(
    [1, 0, 1, 0, 1, 1, 0, 1].map((by) => divide(database.db).execute({ by })),
  )
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(
    [1, 0, 1, 0, 1, 1, 0, 1].map((by) => by === 1),
  )
})

it('When a connection is lost its reads fail and the next ones have another', async () => {
  const pid = await getBackend()
  const cut = expect(getBackend(readSlowly, { seconds: 20 })).rejects.toThrow()
  await end(pid)
  await cut
  expect(await getBackend()).not.toBe(pid)
})

it('The end of a process waits for its reads', async () => {
  const reads = many(8, () => getBackend(readSlowly, { seconds: 0.3 }))
  await getBackend()
  await database.close()
  expect(new Set(await reads).size).toBe(2)
  database = openDatabase(inject('databaseUrl'), createLog('silent'))
})
