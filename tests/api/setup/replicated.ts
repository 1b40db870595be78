import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#server/platform/db/migrate.ts'
import { freePort } from './pooler.ts'
import { until } from './until.ts'

/** PostgreSQL does not run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** The programs of a PostgreSQL of this machine; the embedded one has no pg_basebackup. */
const programs = getPrograms()
export const canReplicate = programs !== ''

function getPrograms(): string {
  const root = '/usr/lib/postgresql'
  const found = existsSync(root) ? readdirSync(root).map((version) => join(root, version, 'bin')) : []
  return (
    found.find((bin) => existsSync(join(bin, 'pg_basebackup')) && existsSync(join(bin, 'postgres'))) ?? ''
  )
}

/** A primary with the site's tables and a streaming replica, each with an address for the site and one for a superuser. */
export type Replicated = {
  primaryUrl: string
  replicaUrl: string
  /** Runs a statement on the replica as its superuser. */
  onReplica(statement: string): Promise<pg.QueryResult>
  /** Kills the replica; the returned function starts it again. */
  killReplica(): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Starts both; the replica applies each commit so many seconds late. */
export async function startReplicated({ delaySeconds = 0 } = {}): Promise<Replicated> {
  const folder = await mkdtemp(join(tmpdir(), 'brota-replicated-'))
  await chmod(folder, 0o755)
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { ...nobody, cwd: '/', stdio: 'pipe' })
  const [primary, replica] = [await createServer(folder, 'primary'), await createServer(folder, 'replica')]
  run(
    'initdb',
    '-D',
    primary.data,
    '-U',
    'owner',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  )
  await primary.start()
  await query(primary.url('owner', 'postgres'), 'create role brota login')
  await query(primary.url('owner', 'postgres'), 'create database brota owner brota')
  await migrate(primary.url('brota', 'brota'))
  run('pg_basebackup', '-D', replica.data, '-R', '-c', 'fast', '-d', primary.url('owner', 'postgres'))
  const startReplica = () => replica.start(`recovery_min_apply_delay=${delaySeconds}s`, 'hot_standby=on')
  await startReplica()
  return {
    primaryUrl: primary.url('brota', 'brota'),
    replicaUrl: replica.url('brota', 'brota'),
    onReplica: (statement) => query(replica.url('owner', 'brota'), statement),
    killReplica: async () => {
      await replica.stop('SIGQUIT')
      return startReplica
    },
    close: async () => {
      await replica.stop('SIGINT')
      await primary.stop('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function createServer(folder: string, name: string) {
  const [data, socket, port] = [join(folder, name), join(folder, `${name}-socket`), await freePort()]
  for (const path of [data, socket]) {
    await mkdir(path, { mode: 0o700 })
    if (nobody.uid) await chown(path, nobody.uid, nobody.gid)
  }
  let server: ChildProcess | null = null
  const url = (user: string, database: string) => `postgres://${user}@127.0.0.1:${port}/${database}`
  return {
    data,
    url,
    start: async (...settings: string[]) => {
      const fixed = [
        'listen_addresses=127.0.0.1',
        `port=${port}`,
        `unix_socket_directories=${socket}`,
        'fsync=off',
      ]
      const flags = [...fixed, ...settings].flatMap((setting) => ['-c', setting])
      server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
        ...nobody,
        cwd: '/',
        stdio: 'ignore',
      })
      await until(() => query(url('owner', 'postgres'), 'select 1').then(Boolean, () => false), 60_000)
    },
    stop: async (signal: NodeJS.Signals) => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill(signal)
      await ended
    },
  }
}

async function query(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  return client.query(statement).finally(() => client.end())
}
