import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { afterCommit } from '#server/platform/db/afterCommit.ts'
import { beforeCommit, type Saving } from '#server/platform/db/beforeCommit.ts'
import { type Database, type Db, openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log/index.ts'
import { countWaiting } from '../../setup/countWaiting.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../setup/databaseProxy.ts'
import { recordAllStatements } from '../../setup/plans.ts'
import { until } from '../../setup/until.ts'

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

/** Saves words in a table, in the order of its ids; fails where a word is there already. */
const savingAs = (kind: Saving['kind'], prefixes: readonly string[] = [kind]): Saving => ({
  kind,
  save: prefixes.map(
    (prefix) => (rows) =>
      sql`
    insert into saved_words (word) select ${`${prefix} `} || value from jsonb_array_elements_text(${rows}) returning id`,
  ),
})
const late = beforeCommit<string>(savingAs('mails'), (words) => words)
const early = beforeCommit<string>(savingAs('applications'), async (words, db) => {
  await late.add(db, ['of an early one'])
  return words
})
const inParts = beforeCommit<string>(savingAs('conversations', ['one', 'two', 'three']), (words) => words)

describe('What a transaction collects', () => {
  beforeEach(() => database.pool.query('create table saved_words (id serial, word text unique)'))
  afterEach(() => database.pool.query('drop table saved_words'))

  const findSaved = async () => {
    const { rows } = await database.pool.query<{ word: string }>('select word from saved_words order by id')
    return rows.map(({ word }) => word)
  }
  const record = async (work: () => Promise<unknown>) => {
    const statements = await recordAllStatements(work)
    return statements.map(({ name, text }) => name ?? text)
  }

  it('It is saved by one statement, with the commit and always in one order', async () => {
    const statements = await record(() =>
      database.db.transaction(async (tx) => {
        await late.add(tx, ['one', 'two'])
        await early.add(tx, ['three'])
        await late.add(tx, ['four'])
        await tx.execute(sql`select 'work'`)
      }),
    )
    expect(statements).toEqual(['begin', "select 'work'", 'save_applic_mails', 'commit'])
    expect(await findSaved()).toEqual([
      ...['applications three', 'mails one', 'mails two', 'mails four', 'mails of an early one'],
    ])
  })

  it('It is saved at once outside of a transaction and when asked', async () => {
    expect(await record(() => late.add(database.db, ['alone']))).toEqual(['save_mails'])
    const asked = await record(() =>
      database.db.transaction(async (tx) => {
        await late.add(tx, ['early'])
        await late.finishNow(tx)
        await late.finishNow(tx)
        await late.add(tx, ['late'])
      }),
    )
    expect(asked).toEqual(['begin', 'save_mails', 'save_mails', 'commit'])
    expect(await findSaved()).toEqual(['mails alone', 'mails early', 'mails late'])
  })

  it('The parts of one kind are saved in their order, too, before those of a later kind', async () => {
    await database.db.transaction(async (tx) => {
      await late.add(tx, ['last'])
      await inParts.add(tx, ['word'])
    })
    expect(await findSaved()).toEqual(['one word', 'two word', 'three word', 'mails last'])
  })

  it('A transaction whose unique row another one has saved meanwhile is repeated and finds it', async () => {
    const seen: string[][] = []
    const other = open(inject('databaseUrl'))
    const opened = Promise.withResolvers<void>()
    const first = database.db.transaction(async (tx) => {
      await late.add(tx, ['same'])
      await late.finishNow(tx)
      await opened.promise
    })
    const second = database.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ word: string }>(sql`select word from saved_words`)
      seen.push(rows.map(({ word }) => word))
      if (rows.length === 0) await late.add(tx, ['same'])
    })
    await until(async () => (await countWaiting(other.pool)) === 1)
    opened.resolve()
    await Promise.all([first, second])
    await other.close()
    expect(seen).toEqual([[], ['mails same']])
    expect(await findSaved()).toEqual(['mails same'])
  })
})

const nothing = beforeCommit<string>(
  { kind: 'notices', save: [(rows) => sql`select ${rows}`] },
  (rows) => rows,
)
const failing = beforeCommit<string>({ kind: 'jobs', save: [() => sql`select 1 / 0`] }, (rows) => rows)

it('The begin of a transaction goes out with its first statement and the commit with its last ones', async () => {
  await allAtOnce(backend)
  const before = proxy.countSent()
  await database.db.transaction(async (tx) => {
    await backend(tx)
    await nothing.add(tx, ['one'])
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
    await nothing.add(tx, ['two'])
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
