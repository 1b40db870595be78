import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { afterCommit } from '#server/platform/db/afterCommit.ts'
import { beforeCommit } from '#server/platform/db/beforeCommit.ts'
import { type Database, type Db, openDatabase } from '#server/platform/db/index.ts'
import { preparedSql } from '#server/platform/db/prepared.ts'
import { createLog } from '#server/platform/log/index.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../setup/databaseProxy.ts'
import { recordAllStatements } from '../../setup/plans.ts'

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

const last = preparedSql('test_last', sql`select ${sql.placeholder('says')}::text`)
const jobs = beforeCommit<string>('jobs', (_db, items) => [
  { statement: last, values: { says: `jobs ${items}` } },
])
const events = beforeCommit<string>('events', async (db, items) => {
  await jobs.add(db, ['of an event'])
  return [{ statement: last, values: { says: `events ${items}` } }]
})
const failing = beforeCommit<string>('events', () => [
  { statement: preparedSql('test_fails', sql`select 1 / 0`), values: {} },
])

it('What a transaction collects is sent once, with its commit and always in one order; at once outside of one and when asked', async () => {
  const record = async (work: () => Promise<unknown>) =>
    (await recordAllStatements(work)).map(({ text, values }) => String(values[0] ?? text))
  const collected = await record(() =>
    database.db.transaction(async (tx) => {
      await jobs.add(tx, ['one', 'two'])
      await events.add(tx, ['three'])
      await jobs.add(tx, ['four'])
      await tx.execute(sql`select 'work'`)
    }),
  )
  expect(collected).toEqual([
    ...['begin', "select 'work'", 'events three', 'jobs one,two,four,of an event', 'commit'],
  ])
  expect(await record(() => jobs.add(database.db, ['alone']))).toEqual(['jobs alone'])
  const asked = await record(() =>
    database.db.transaction(async (tx) => {
      await jobs.add(tx, ['early'])
      await jobs.finishNow(tx)
      await jobs.finishNow(tx)
      await jobs.add(tx, ['late'])
    }),
  )
  expect(asked).toEqual(['begin', 'jobs early', 'jobs late', 'commit'])
})

it('The begin of a transaction goes out with its first statement and the commit with its last ones', async () => {
  await allAtOnce(backend)
  const before = proxy.countSent()
  await database.db.transaction(async (tx) => {
    await backend(tx)
    await jobs.add(tx, ['one'])
  })
  expect(proxy.countSent() - before).toBe(2)
})

it('A transaction is rolled back when one of its last statements fails, or one whose failure was caught', async () => {
  const idle = database.pool.idleCount
  const done: string[] = []
  const make = async (tx: Db) => {
    afterCommit(tx, () => void done.push('committed'))
    await tx.execute(sql`create table made_in_a_failed_transaction ()`)
  }
  const late = database.db.transaction(async (tx) => {
    await make(tx)
    await failing.add(tx, ['one'])
    await jobs.add(tx, ['two'])
  })
  await expect(late).rejects.toThrow('division by zero')
  const caught = database.db.transaction(async (tx) => {
    await make(tx)
    await tx.execute(sql`select 1 / 0`).catch(() => {})
  })
  await expect(caught).rejects.toThrow('rolled back')
  const { rows } = await database.db.execute(sql`select to_regclass('made_in_a_failed_transaction') as made`)
  expect(rows).toEqual([{ made: null }])
  expect(done).toEqual([])
  expect(database.pool.idleCount).toBe(idle)
})

it('The pool closes even if a connection is never returned', async () => {
  const other = open(inject('databaseUrl'))
  const lent = await other.pool.connect()
  const start = performance.now()
  await other.close()
  expect(performance.now() - start).toBeLessThan(8_000)
  await expect(lent.query('select 1')).rejects.toThrow()
})
