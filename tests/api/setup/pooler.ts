import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { until } from './until.ts'

export type PoolMode = 'session' | 'transaction'

/** `url`: the server's database through the pooler; other databases of the server have the same address but their name. */
type Pooler = { url: string; close(): Promise<void> }

export const isPoolerInstalled = spawnSync('pgbouncer', ['--version']).status === 0

/** pgbouncer does not run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** As docs/operate.md has it. */
const timeouts = 'set statement_timeout = 20000; set idle_in_transaction_session_timeout = 30000'

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * Starts a pgbouncer in front of a server; `ignored`: parameters of the start that it lets pass, `setUp`: what it sets on
 * each of its connections.
 */
export async function startPooler(
  serverUrl: string,
  mode: PoolMode,
  { ignored = [], setUp = timeouts }: { ignored?: readonly string[]; setUp?: string } = {},
): Promise<Pooler> {
  const { host, port, user, password, database } = new pg.Client(serverUrl)
  const folder = await mkdtemp(join(tmpdir(), 'brota-pooler-'))
  const listenPort = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `* = host=${host} port=${port} user=${user}${password ? ` password=${password}` : ''} connect_query='${setUp}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'server_login_retry = 1',
    'server_connect_timeout = 2',
    ...(ignored.length > 0 ? [`ignore_startup_parameters = ${ignored.join(',')}`] : []),
  ]
  await writeFile(settings, lines.join('\n'), { mode: 0o600 })
  await chmod(folder, 0o755)
  if (nobody.uid) await chown(settings, nobody.uid, nobody.gid)
  const pooler: ChildProcess = spawn('pgbouncer', ['-q', settings], { ...nobody, stdio: 'ignore' })
  const url = `postgres://${user}@127.0.0.1:${listenPort}/${database}`
  await until(() => isOpen(url))
  return {
    url,
    close: async () => {
      const gone = once(pooler, 'exit')
      if (pooler.exitCode === null && pooler.kill('SIGKILL')) await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function isOpen(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}
