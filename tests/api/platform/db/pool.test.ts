import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { beforeCommit, lastBeforeCommit } from '#server/platform/db/beforeCommit.ts'
import { type Database, type Db, openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log/index.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../setup/databaseProxy.ts'

const connections = 3
let proxy: DatabaseProxy
let database: Database
const open = (url: string) => openDatabase(url, createLog('silent'), { connections })

beforeAll(async () => {
  proxy = await startDatabaseProxy(inject('databaseUrl'))
  database = open(proxy.url)
})
afterAll(async () => {
  await database.close()
  await proxy.close()
})

const backend = async (db: Db): Promise<number> =>
  Number((await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid)
const allAtOnce = (work: (db: Db) => Promise<number>) =>
  Promise.all(Array.from({ length: connections }, () => database.db.transaction(work)))

it.each(['begin', 'commit', 'rollback'])(
  'a pool whose transactions were all cut at their %s has all its connections',
  async (word) => {
    await allAtOnce(backend)
    proxy.cutAt(word)
    const cut = Array.from({ length: connections }, () =>
      database.db.transaction(async (tx) => {
        await backend(tx)
        if (word === 'rollback') throw new Error('something else went wrong')
      }),
    )
    for (const { status } of await Promise.allSettled(cut)) expect(status).toBe('rejected')
    proxy.cutAt(null)
    expect(new Set(await allAtOnce(backend)).size).toBe(connections)
    expect(database.pool.idleCount).toBe(database.pool.totalCount)
  },
)

it('A rolled back transaction returns its connection to the pool', async () => {
  const pids = new Set<number>()
  const once = database.db.transaction(async (tx) => {
    pids.add(await backend(tx))
    throw new Error('not today')
  })
  await expect(once).rejects.toThrow('not today')
  expect(database.pool.idleCount).toBe(database.pool.totalCount)
  const failing = database.db.transaction((tx) => tx.execute(sql`select 1 / 0`))
  await expect(failing).rejects.toThrow()
  for (const pid of await allAtOnce(backend)) pids.add(pid)
  expect(pids.size).toBe(connections)
})

it('A transaction has its options and nested savepoints', async () => {
  const shown = await database.db.transaction(
    async (tx) => {
      const inner = tx.transaction(async (nested) => {
        await nested.execute(sql`select 1 / 0`)
      })
      await expect(inner).rejects.toThrow()
      const { rows } = await tx.execute<{ level: string; mode: string }>(
        sql`select current_setting('transaction_isolation') as level, current_setting('transaction_read_only') as mode`,
      )
      return rows[0]
    },
    { isolationLevel: 'serializable', accessMode: 'read only' },
  )
  expect(shown).toEqual({ level: 'serializable', mode: 'on' })
})

it('Work added for the end of a transaction runs once, on its connection', async () => {
  const done: (readonly [number, readonly string[]])[] = []
  const finish = beforeCommit<string>(async (db, items) => void done.push([await backend(db), items]))
  const pid = await database.db.transaction(async (tx) => {
    await finish(tx, 'one')
    await finish(tx, 'two')
    return backend(tx)
  })
  expect(done).toEqual([[pid, ['one', 'two']]])
})

it('What is last runs once after all other work for the end of a transaction, at once outside of one, and earlier when asked', async () => {
  const done: string[][] = []
  const last = lastBeforeCommit<string>(async (_db, items) => void done.push([...items]))
  const finish = beforeCommit<string>((db, [item = '']) => last.add(db, [`of ${item}`]))
  await database.db.transaction(async (tx) => {
    await last.add(tx, ['one', 'two'])
    await finish(tx, 'three')
    expect(done).toEqual([])
  })
  expect(done).toEqual([['one', 'two', 'of three']])
  await last.add(database.db, ['four'])
  expect(done).toEqual([['one', 'two', 'of three'], ['four']])
  await database.db.transaction(async (tx) => {
    await last.add(tx, ['five'])
    await last.finishNow(tx)
    await last.finishNow(tx)
    expect(done.at(-1)).toEqual(['five'])
    await last.add(tx, ['six'])
  })
  expect(done.slice(2)).toEqual([['five'], ['six']])
})

it('The pool closes even if a connection is never returned', async () => {
  const other = open(inject('databaseUrl'))
  const lent = await other.pool.connect()
  const start = performance.now()
  await other.close()
  expect(performance.now() - start).toBeLessThan(8_000)
  await expect(lent.query('select 1')).rejects.toThrow()
})
