import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '#server/platform/db/index.ts'
import { openLive } from '#server/platform/live/index.ts'
import { createLog } from '#server/platform/log/index.ts'
import { startDatabaseProxy } from '../../setup/databaseProxy.ts'
import { until } from '../../setup/until.ts'

const log = createLog('silent')
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
const refused = ['statement_timeout', 'idle_in_transaction_session_timeout']
const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0
const noNotification = isInstalled ? '' : ' (pgbouncer is not installed here)'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts a pgbouncer in front of the tests' server and returns the database's address through it. */
async function openPooler(mode: 'session' | 'transaction', ignored: readonly string[]): Promise<string> {
  const { host, port, user, password, database } = new pg.Client(inject('databaseUrl'))
  const folder = await mkdtemp(join(tmpdir(), 'brota-pooler-'))
  const listenPort = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  const server = `host=${host} port=${port} user=${user} dbname=${database}`
  const lines = [
    '[databases]',
    `${database} = ${server}${password ? ` password=${password}` : ''}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    ...(ignored.length > 0 ? [`ignore_startup_parameters = ${ignored.join(',')}`] : []),
  ]
  await writeFile(settings, lines.join('\n'), { mode: 0o600 })
  await chmod(folder, 0o755)
  if (nobody.uid) await chown(settings, nobody.uid, nobody.gid)
  const pooler: ChildProcess = spawn('pgbouncer', ['-q', settings], { ...nobody, stdio: 'ignore' })
  ends.push(async () => {
    const gone = once(pooler, 'exit')
    if (pooler.exitCode === null && pooler.kill('SIGKILL')) await gone
    await rm(folder, { recursive: true, force: true })
  })
  const url = `postgres://${user}@127.0.0.1:${listenPort}/${database}`
  await until(async () => {
    const client = new pg.Client(url)
    client.on('error', () => {})
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    )
  })
  return url
}

const sentence = /Notifications do not arrive over DATABASE_URL.*keeps no sessions/

it('The start fails within seconds with an explanation when LISTEN receives nothing', async () => {
  const proxy = await startDatabaseProxy(inject('databaseUrl'))
  ends.push(proxy.close)
  proxy.muteNotices()
  const start = performance.now()
  await expect(openLive(proxy.url, log)).rejects.toThrow(sentence)
  expect(performance.now() - start).toBeLessThan(10_000)
})

describe.skipIf(!isInstalled)(`behind pgbouncer${noNotification}`, () => {
  it('The start fails behind pgbouncer in transaction mode', async () => {
    await expect(openLive(await openPooler('transaction', refused), log)).rejects.toThrow(sentence)
  })

  it('Notifications and transactions work behind pgbouncer in session mode', async () => {
    const url = await openPooler('session', refused)
    const live = await openLive(url, log)
    ends.push(live.close)
    const database = openDatabase(url, log, 2)
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
      const database = openDatabase(url, log, 2)
      ends.push(database.close)
      const error: unknown = await database.ping().catch((thrown) => thrown)
      expect(error).toMatchObject({ cause: { message: `unsupported startup parameter: ${parameter}` } })
    },
  )
})
