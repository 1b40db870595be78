import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isThere } from '#server/platform/files/isThere.ts'
import { programs } from '../../scripts/cluster/packages.ts'
import { createPart, isRoot, nobody, type Part } from '../../scripts/cluster/part.ts'
import { findPorts, isOpen } from '../../scripts/cluster/ports.ts'
import { root } from '../../scripts/lib/root.mjs'
import { Caller } from '../api/setup/caller.ts'
import { until } from '../api/setup/until.ts'
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
    join(root, 'scripts/recover.ts'),
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
  ])

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
  const { postgresA: port } = await findPorts()
  recovered = createPart({
    name: 'recovered',
    folder: site.folder,
    asNobody: true,
    command: [join(programs.postgresql, 'postgres'), '-D', to, '-p', `${port}`],
    isReady: () => isOpen(port),
  })
  await recovered.start()
  const address = new URL(site.cluster.environment.DATABASE_DIRECT_URL ?? '')
  address.port = `${port}`
  const database = new pg.Pool({ connectionString: address.href, max: 1 })
  const read = async (statement: string) =>
    (await database.query(statement).catch(() => ({ rows: [] }))).rows[0]
  await until(
    async () => (await read('select pg_get_wal_replay_pause_state() as state'))?.state === 'paused',
    30_000,
  )
  const { rows: posts } = await database.query('select text from posts order by created_at')
  expect(posts.map(({ text }) => text)).toEqual(['Before the copy.', 'After the copy.'])
  await database.end()
  expect((await site.database.query('select text from posts')).rows).toEqual([])
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
