import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { connect, countServerConnections } from '#server/platform/backup/queries.ts'
import { type Db, openDatabase } from '#server/platform/db/index.ts'
import { preparedSql } from '#server/platform/db/prepared.ts'
import { hasTimeouts } from '#server/platform/db/reach.ts'
import { openLive } from '#server/platform/live/index.ts'
import { createLog } from '#server/platform/log/index.ts'
import { OperatorError } from '#server/platform/operatorError.ts'
import { startDatabaseProxy } from '../../setup/databaseProxy.ts'
import { freePort, isPoolerInstalled, type PoolMode, startPooler } from '../../setup/pooler.ts'
import { until } from '../../setup/until.ts'

const log = createLog('silent')
const refused = ['statement_timeout', 'idle_in_transaction_session_timeout']
const noNotification = isPoolerInstalled ? '' : ' (pgbouncer is not installed here)'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** Starts a pgbouncer in front of the tests' server and returns the database's address through it. */
async function openPooler(mode: PoolMode, ignored: readonly string[] = [], setUp?: string): Promise<string> {
  const pooler = await startPooler(inject('databaseUrl'), mode, { ignored, setUp })
  ends.push(pooler.close)
  return pooler.url
}

const sentence = /Notifications do not arrive.*keeps no sessions/

it('The start fails within seconds with an explanation when LISTEN receives nothing', async () => {
  const proxy = await startDatabaseProxy(inject('databaseUrl'))
  ends.push(proxy.close)
  proxy.muteNotices()
  const start = performance.now()
  await expect(openLive(proxy.url, log)).rejects.toThrow(sentence)
  expect(performance.now() - start).toBeLessThan(10_000)
})

it('A pooler that is away is a sentence for the operator', async () => {
  const nobody = `postgres://brota@127.0.0.1:${await freePort()}/brota`
  const error: unknown = await hasTimeouts(nobody, { sharesConnections: true }).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(OperatorError)
  expect(error).toMatchObject({
    message: expect.stringMatching('at the address of DATABASE_URL: .*ECONNREFUSED'),
  })
})

const number = preparedSql<{ number: number }>(
  'test_number',
  sql`select ${sql.placeholder('number')}::int as number`,
)
const read = async (db: Db, wanted: number) => (await number(db).execute({ number: wanted })).rows[0]?.number

describe.skipIf(!isPoolerInstalled)(`behind pgbouncer${noNotification}`, () => {
  it('The start fails behind pgbouncer in transaction mode', async () => {
    await expect(openLive(await openPooler('transaction', refused), log)).rejects.toThrow(sentence)
  })

  it('Notifications and transactions work behind pgbouncer in session mode', async () => {
    const url = await openPooler('session', refused)
    const live = await openLive(url, log)
    ends.push(live.close)
    const database = openDatabase(url, log, { connections: 2 })
    ends.push(database.close)
    const heard: string[] = []
    live.on('live_event', (payload) => heard.push(payload))
    await database.db.transaction((tx) => live.send(tx, 'live_event', 'through the pooler'))
    await until(() => heard.includes('through the pooler'))
  })

  it.each(refused)(
    'Pgbouncer rejects the parameter %s unless it is configured to ignore it',
    async (parameter) => {
      const url = await openPooler(
        'session',
        refused.filter((name) => name !== parameter),
      )
      const database = openDatabase(url, log, { connections: 2 })
      ends.push(database.close)
      const error: unknown = await database.ping().catch((thrown) => thrown)
      expect(error).toMatchObject({ cause: { message: `unsupported startup parameter: ${parameter}` } })
      const atTheStart = await hasTimeouts(url, { sharesConnections: false }).catch((thrown) => thrown)
      expect(atTheStart).toBeInstanceOf(OperatorError)
      expect(atTheStart.message).toMatch(`DATABASE_URL: unsupported startup parameter: ${parameter}`)
      expect(atTheStart.message).toMatch('ignore_startup_parameters')
    },
  )

  it('The start notices that a pooler in session mode drops the timeouts of its sessions', async () => {
    const own = { sharesConnections: false }
    expect(await hasTimeouts(await openPooler('session', refused, 'select 1'), own)).toBe(false)
    expect(await hasTimeouts(await openPooler('session', refused), own)).toBe(true)
    expect(await hasTimeouts(inject('databaseUrl'), own)).toBe(true)
  })

  it('Behind pgbouncer in transaction mode no statement has a name, and nothing of a session is left behind', async () => {
    const url = await openPooler('transaction')
    const open = () => openDatabase(url, log, { connections: 8, directUrl: inject('databaseUrl') })
    const [one, other] = [open(), open()]
    ends.push(one.close, other.close)
    const wanted = Array.from({ length: 200 }, (_, index) => index)
    const found = await Promise.all(
      wanted.map((index) => {
        const { db } = index % 2 ? one : other
        return index % 3 === 0 ? read(db, index) : db.transaction((tx) => read(tx, index))
      }),
    )
    expect(found).toEqual(wanted)
    const pooled = await one.pool.query(`
      select (select count(*)::int from pg_prepared_statements) as named,
        (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
        current_setting('statement_timeout') as timeout`)
    expect(pooled.rows).toEqual([{ named: 0, locks: 0, timeout: '20s' }])
    expect(await hasTimeouts(url, { sharesConnections: true })).toBe(true)
  })

  it('A site that has stopped does not count as running because pgbouncer keeps its connections', async () => {
    const url = await openPooler('transaction')
    const server = await connect(inject('databaseUrl'), 'test')
    ends.push(() => server.end())
    expect(await hasTimeouts(url, { sharesConnections: true })).toBe(true)
    expect(await countServerConnections(server)).toBe(0)
    const database = openDatabase(url, log, { connections: 2, directUrl: inject('databaseUrl') })
    ends.push(database.close)
    await database.ping()
    expect(await countServerConnections(server)).toBeGreaterThan(0)
    await ends.pop()?.()
    await until(async () => (await countServerConnections(server)) === 0)
  })

  it('The queue listens and keeps its names on connections of its own behind a pooler', async () => {
    const url = await openPooler('transaction')
    const database = openDatabase(url, log, { connections: 2, directUrl: inject('databaseUrl') })
    ends.push(database.close)
    const { rows } = await database.directPool.query({
      name: 'kept',
      text: 'select name from pg_prepared_statements',
    })
    expect(rows).toEqual([{ name: 'kept' }])
  })
})
