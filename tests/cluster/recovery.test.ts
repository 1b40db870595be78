import { execFile } from 'node:child_process'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isThere } from '#server/platform/files/isThere.ts'
import { programs } from '../../scripts/cluster/packages.ts'
import { createPart, isRoot, nobody, type Part } from '../../scripts/cluster/part.ts'
import { findPorts, isOpen } from '../../scripts/cluster/ports.ts'
import { Caller } from '../api/setup/caller.ts'
import { until } from '../api/setup/until.ts'
import { getCommand } from '../command.ts'
import { type Settled, settleOne } from '../fault/settle.ts'
import { openCluster } from './setup/site.ts'

const site = openCluster()
const run = promisify(execFile)
let author: Settled
let recovered: Part | undefined

beforeAll(async () => {
  author = await settleOne(site.database)
})
afterAll(() => recovered?.kill())

const write = async (text: string) => {
  const { status } = await new Caller(site.cluster.origin, async () => author.bearer).post(
    '/api/posts/posts',
    {
      text,
    },
  )
  expect(status).toBe(201)
}

const getFolders = (name: string) => ({
  base: join(site.folder, 'base'),
  log: join(site.folder, 'archive'),
  to: join(site.folder, name),
})

/** Copies the primary as a nightly task would, with the log that the copy itself needs left to the archive. */
async function copyBase(to: string): Promise<void> {
  const { postgresql } = JSON.parse(await readFile(join(site.folder, 'patroni-a.json'), 'utf8'))
  const { username, password } = postgresql.authentication.replication
  const port = postgresql.listen.split(':')[1]
  const target = ['--pgdata', to, '--checkpoint', 'fast', '--wal-method', 'none']
  await run(
    join(programs.postgresql, 'pg_basebackup'),
    ['--host', '127.0.0.1', '--port', port, '--username', username, ...target],
    { env: { ...process.env, PGPASSWORD: password }, ...(isRoot && nobody) },
  )
}

const recover = (options: Record<'base' | 'log' | 'until' | 'to', string>) =>
  run(process.execPath, [
    ...getCommand('recover'),
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
  ])

let recoveredPort = 0

async function startRecovered(to: string): Promise<void> {
  const { postgresA: port } = await findPorts()
  recoveredPort = port
  recovered = createPart({
    name: 'recovered',
    folder: site.folder,
    asNobody: true,
    command: [join(programs.postgresql, 'postgres'), '-D', to, '-p', `${port}`],
    isReady: () => isOpen(port),
  })
  await recovered.start()
}

/** Asks the recovered server as its superuser. */
async function onRecovered<T>(act: (database: pg.Client) => Promise<T>): Promise<T> {
  const { postgresql } = JSON.parse(await readFile(join(site.folder, 'patroni-a.json'), 'utf8'))
  const { username, password } = postgresql.authentication.superuser
  const database = new pg.Client({
    ...{ host: '127.0.0.1', port: recoveredPort, database: 'brota' },
    ...{ user: username, password },
  })
  database.on('error', () => {})
  await database.connect()
  return act(database).finally(() => database.end())
}

const readState = (): Promise<string> =>
  onRecovered(
    async (database) =>
      (await database.query('select pg_get_wal_replay_pause_state() as state')).rows[0].state,
  ).catch(() => '')

it('A base copy and the archived log bring back the second before all posts were deleted', async () => {
  const { base, log, to } = getFolders('recovered')
  await write('Before the copy.')
  await copyBase(base)
  await write('After the copy.')
  const { rows } = await site.database.query("select now() + interval '0.5 seconds' as moment")
  await site.database.query('select pg_sleep(1)')
  await site.database.query('delete from posts')
  const primary = await site.cluster.getPrimary()
  const { rows: switched } = await site.cluster.onNode(
    primary,
    'select pg_walfile_name(pg_switch_wal()) as piece',
  )
  await until(async () => {
    const archived = await site.cluster.onNode(
      primary,
      'select last_archived_wal as piece from pg_stat_archiver',
    )
    return archived.rows[0].piece >= switched[0].piece
  }, 30_000)

  const { stdout } = await recover({ base, log, to, until: rows[0].moment.toISOString() })
  expect(stdout).toContain(`until ${rows[0].moment.toISOString()}`)
  await startRecovered(to)
  await until(async () => (await readState()) === 'paused', 30_000)
  const { rows: posts } = await onRecovered((database) =>
    database.query('select text from posts order by created_at'),
  )
  expect(posts.map(({ text }) => text)).toEqual(['Before the copy.', 'After the copy.'])
  expect((await site.database.query('select text from posts')).rows).toEqual([])
})

/** Patroni's own command, with the answers to what it asks. */
async function patronictl(words: string[], answers: string[] = []): Promise<void> {
  const running = run(join(dirname(programs.patroni), 'patronictl'), [
    '-c',
    join(site.folder, 'patroni-a.json'),
    ...words,
  ])
  running.child.stdin?.end(`${answers.join('\n')}\n`)
  await running
}

it('Patroni goes on with the recovered folder on both servers, and the site with what there was at that moment', async () => {
  const { parts } = site.cluster
  const machines = [parts.worker, parts.webA, parts.webB]
  await Promise.all(machines.map((part) => part.stop()))
  await patronictl(['pause', '--wait'])
  await Promise.all([parts.postgresA, parts.postgresB].map((part) => part.stop()))

  const { to } = getFolders('recovered')
  await onRecovered((database) => database.query('select pg_wal_replay_resume()'))
  await until(async () =>
    onRecovered(async (database) => !(await database.query('select pg_is_in_recovery() as is')).rows[0].is),
  )
  await recovered?.stop()
  const settings = join(to, 'postgresql.auto.conf')
  const lines = (await readFile(settings, 'utf8')).split('\n')
  const ours = /^(archive_mode|synchronous_standby_names)/
  await writeFile(settings, lines.filter((line) => !ours.test(line)).join('\n'))

  await patronictl(['remove', 'brota'], ['brota', 'Yes I am aware', 'a'])
  for (const name of ['postgres-a', 'postgres-b']) await rm(join(site.folder, name), { recursive: true })
  await rename(to, join(site.folder, 'postgres-a'))
  await parts.postgresA.start()
  expect(await site.cluster.getPrimary()).toBe('postgresA')
  await parts.postgresB.start()
  await until(site.cluster.hasFollower, 60_000)
  await parts.redis.kill()
  await parts.redis.start()
  await Promise.all(machines.map((part) => part.start()))

  await write('After the recovery.')
  const { rows } = await site.database.query('select text from posts order by created_at')
  expect(rows.map(({ text }) => text)).toEqual(['Before the copy.', 'After the copy.', 'After the recovery.'])
})

it.each([
  [{ until: 'yesterday' }, '"yesterday" is no moment'],
  [{ base: '/nowhere' }, 'is no base copy of PostgreSQL'],
  [{ to: '/' }, 'exists already'],
  [{ log: '' }, 'Say from what, and until when'],
])('With %j it says what is wrong and writes nothing', async (wrong, said) => {
  const options = { ...getFolders('elsewhere'), until: new Date().toISOString(), ...wrong }
  await expect(recover(options)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(said) })
  expect(await isThere(join(site.folder, 'elsewhere'))).toBe(false)
})
