import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { backUp, restore } from '#server/platform/backup/index.ts'
import { type Embedded, type EmbeddedOptions, startEmbedded } from '#server/platform/db/embedded/index.ts'
import type { Note } from '#server/platform/db/embedded/note.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { copyDatabase, createDataDir } from '../../../runningApp.ts'
import { connectAsSuperuser } from '../../setup/superuser.ts'
import { ask, kill } from './embedded/helpers.ts'
import { createOldCluster } from './embedded/oldCluster.ts'

const asRoot = process.getuid?.() === 0
const daemon = { uid: 1, gid: 1 }
const nobody = { uid: 65534, gid: 65534 }
const parentScript = new URL('./embedded/parent.ts', import.meta.url).pathname

/** A folder with a cluster, which tests that ask nothing of the first start begin with a copy of. */
let madeDir: string
beforeAll(async () => {
  madeDir = await createDataDir('embedded-made')
  await (await startEmbedded({ dataDir: madeDir, durable: false })).stop()
})
afterAll(() => rm(madeDir, { recursive: true, force: true }))

const copyCluster = () => copyDatabase(madeDir, dataDir)

let dataDir: string
let ends: (() => Promise<unknown>)[]

beforeEach(async () => {
  dataDir = await createDataDir('embedded')
  ends = [() => rm(dataDir, { recursive: true, force: true }), () => serverIsGone()]
})

afterEach(async () => {
  for (const end of ends.reverse()) await end()
})

async function start(options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, durable: false, ...options })
  ends.push(() => embedded.stop())
  return embedded
}

/** Starts the database of `dataDir` in another process, which prints its address or why it failed. */
async function startParent(
  user: { uid?: number; gid?: number } = {},
): Promise<{ parent: ChildProcess; output: string }> {
  const parent = spawn(process.execPath, [parentScript, dataDir], {
    ...user,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  ends.push(async () => parent.kill('SIGKILL'))
  const [output] = await once(createInterface({ input: parent.stdout }), 'line')
  return { parent, output: output }
}

async function serverPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
}

async function serverIsGone(): Promise<void> {
  await expect.poll(() => serverPid().catch(() => 'gone'), { timeout: 10_000 }).toBe('gone')
}

describe('the folder of the cluster', () => {
  it('The cluster is created at the first start and kept at the second', async () => {
    const first = await start()
    await ask(first.url, 'CREATE TABLE kept (word text)')
    await ask(first.url, `INSERT INTO kept VALUES ('ñandú')`)
    await first.stop()
    const second = await start()
    expect(await ask(second.url, 'SELECT upper(word) AS word FROM kept')).toEqual([{ word: 'ÑANDÚ' }])
  })

  it('The cluster hides its password and listens on no network', async () => {
    const { url } = await start()
    expect((await stat(join(dataDir, 'postgres/password'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
    expect(await ask(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
    const wrong = new URL(url)
    wrong.password = 'guess'
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
  })

  it('The cluster uses UTF-8 and UTC and writes durably', async () => {
    const { url } = await start({ durable: true })
    const [row] = await ask(
      url,
      `SELECT current_setting('server_encoding') AS encoding, current_setting('timezone') AS zone,
         current_setting('fsync') AS fsync, current_setting('max_connections') AS connections`,
    )
    expect(row).toEqual({ encoding: 'UTF8', zone: 'UTC', fsync: 'on', connections: '200' })
  })

  it('The cluster has the extensions that search needs, including accents', async () => {
    const { url } = await start()
    await ask(url, 'CREATE EXTENSION unaccent; CREATE EXTENSION pg_trgm; CREATE EXTENSION citext')
    expect(
      await ask(
        url,
        `SELECT unaccent('Ñandú') AS plain, 'Á'::citext = 'á' AS same, word_similarity('ñandú', 'un ÑANDÚ') AS near`,
      ),
    ).toEqual([{ plain: 'Nandu', same: true, near: 1 }])
  })

  it('The folder’s path may be longer than a socket path', async () => {
    const deep = join(dataDir, 'a'.repeat(60), 'b'.repeat(60))
    const embedded = await start({ dataDir: deep })
    const socketFolder = new URL(embedded.url).searchParams.get('host') ?? ''
    expect(socketFolder.length).toBeLessThan(100)
    expect(await ask(embedded.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await embedded.stop()
    await expect(stat(socketFolder)).rejects.toThrow('ENOENT')
  })

  it('The cluster is created again when the first start was interrupted', async () => {
    await mkdir(join(dataDir, 'postgres/cluster.unfinished/base'), { recursive: true })
    await writeFile(join(dataDir, 'postgres/password'), 'old')
    expect(await ask((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('Of several processes that start at once, one owns the folder', async () => {
    const starts = await Promise.allSettled([startParent(), startParent(), startParent()])
    const output = starts.map((start) => (start.status === 'fulfilled' ? start.value.output : 'failed'))
    expect(output.filter((line) => line.startsWith('postgres://'))).toHaveLength(1)
    expect(output.filter((line) => line.startsWith('EmbeddedDatabaseError: Another Brota'))).toHaveLength(2)
  })
})

describe('the two roles', () => {
  const listRoles = (url: string) =>
    ask(
      url,
      `SELECT current_user AS name, rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls AS mighty,
         (SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = current_database()) AS owner
       FROM pg_roles WHERE rolname = current_user`,
    )

  it('The site’s role owns its database and can do nothing else', async () => {
    const { url } = await start()
    expect(await listRoles(url)).toEqual([{ name: 'brota', mighty: false, owner: 'brota' }])
    for (const sql of [
      'CREATE ROLE other SUPERUSER',
      'CREATE DATABASE other',
      "COPY (SELECT 1) TO PROGRAM 'true'",
      "SELECT pg_read_file('postgresql.conf')",
      'SELECT * FROM pg_authid',
      "ALTER SYSTEM SET log_statement = 'all'",
      'CREATE EXTENSION file_fdw',
    ]) {
      await expect(ask(url, sql), sql).rejects.toThrow(/permission denied|must be|not allowed/)
    }
  })

  it('Each role has its own password', async () => {
    const { url } = await start()
    const home = join(dataDir, 'postgres')
    expect((await stat(join(home, 'superuser-password'))).mode & 0o777).toBe(0o600)
    const [own, superuser] = await Promise.all(
      ['password', 'superuser-password'].map((name) => readFile(join(home, name), 'utf8')),
    )
    expect(own).not.toBe(superuser)
    expect(url).not.toContain(superuser)
    const client = await connectAsSuperuser(dataDir, url)
    expect((await client.query("SELECT current_setting('is_superuser') AS super")).rows).toEqual([
      { super: 'on' },
    ])
    await client.end()
  })

  it('The next start creates roles that an interrupted first start did not', async () => {
    const first = await start()
    const client = await connectAsSuperuser(dataDir, first.url.replace('/brota?', '/postgres?'))
    await client.query('DROP DATABASE brota')
    await client.query('DROP ROLE brota')
    await client.end()
    await first.stop()
    expect(await listRoles((await start()).url)).toEqual([{ name: 'brota', mighty: false, owner: 'brota' }])
  })

  it('A cluster of an earlier version with one role still works, says so, and its backup restores into two roles', async () => {
    await createOldCluster(dataDir)
    const lines: string[] = []
    const old = await start({ log: ({ message }) => lines.push(message) })
    expect(await listRoles(old.url)).toEqual([{ name: 'brota', mighty: true, owner: 'brota' }])
    expect(lines.join()).toContain('docs/operate.md')
    await migrate(old.url)
    await ask(
      old.url,
      `INSERT INTO stores (id, name, about, category, link) VALUES (gen_random_uuid(), 'Bread', '', 'food', '')`,
    )
    await old.stop()
    const [backup, fresh] = [join(dataDir, 'saved.zip'), join(dataDir, 'fresh')]
    await backUp({ databaseUrl: '', dataDir, authSecret: '' }, backup)
    await restore({ databaseUrl: '', dataDir: fresh, authSecret: '' }, backup)
    const { url } = await start({ dataDir: fresh })
    expect(await listRoles(url)).toEqual([{ name: 'brota', mighty: false, owner: 'brota' }])
    expect(await ask(url, 'SELECT name FROM stores')).toEqual([{ name: 'Bread' }])
    expect(await ask(url, `SELECT extname FROM pg_extension WHERE extname <> 'plpgsql' ORDER BY 1`)).toEqual(
      ['pg_trgm', 'unaccent'].map((extname) => ({ extname })),
    )
  }, 60_000)
})

describe('crashes', () => {
  beforeEach(copyCluster)

  it('Commits survive when the parent is killed, and its server stops too', async () => {
    const { parent, output } = await startParent()
    await ask(output, 'CREATE TABLE kept AS SELECT generate_series(1, 500) AS n')
    const pid = await serverPid()
    await kill(parent)
    const { url } = await start()
    expect(await ask(url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 500 }])
    expect(await serverPid()).not.toBe(pid)
  })

  it('Commits survive when parent and server are killed at once', async () => {
    const { parent, output } = await startParent()
    await ask(output, 'CREATE TABLE kept AS SELECT generate_series(1, 500) AS n')
    process.kill(await serverPid(), 'SIGKILL')
    await kill(parent)
    expect(await ask((await start()).url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 500 }])
  })

  it('The server of a killed parent stops even without another start', async () => {
    const { parent } = await startParent()
    await kill(parent)
    await serverIsGone()
  })

  it('Another process with the noted pid is not taken for the server', async () => {
    await (await start()).stop()
    const note = join(dataDir, 'postgres/cluster/postmaster.pid')
    await writeFile(note, `${process.pid}\n`)
    expect(await ask((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('The log has the crash of the server, and no text of people', async () => {
    const notes: Note[] = []
    const { url } = await start({ log: (note) => notes.push(note) })
    await ask(url, 'CREATE TABLE mine (word text PRIMARY KEY)')
    await ask(url, "INSERT INTO mine VALUES ('a secret')")
    await expect(ask(url, "INSERT INTO mine VALUES ('a secret')")).rejects.toThrow('duplicate key')
    await expect(ask(url, "SELECT 'a secret'::uuid")).rejects.toThrow('a secret')
    process.kill(await serverPid(), 'SIGKILL')
    await expect.poll(() => ask(url, 'SELECT 1').catch(() => 'away'), { timeout: 20_000 }).not.toBe('away')
    const has = (level: string, words: string) =>
      notes.some((note) => note.level === level && note.message.includes(words))
    expect(has('error', 'ended unexpectedly')).toBe(true)
    expect(has('warn', 'not properly shut down')).toBe(true)
    expect(has('info', 'ready to accept connections')).toBe(true)
    expect(JSON.stringify(notes)).not.toContain('secret')
  })

  it('A server that died is restarted', async () => {
    const { url } = await start()
    const pid = await serverPid()
    process.kill(pid, 'SIGKILL')
    await expect
      .poll(() => ask(url, 'SELECT 1 AS one').catch(() => null), { timeout: 15_000 })
      .toEqual([{ one: 1 }])
    expect(await serverPid()).not.toBe(pid)
  })
})

describe('refused starts', () => {
  beforeEach(copyCluster)

  it('Only one process owns a folder', async () => {
    const { parent, output } = await startParent()
    await expect(start()).rejects.toThrow(`Another Brota is running on this folder (pid ${parent.pid})`)
    expect(await ask(output, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('The same folder is refused twice in one process', async () => {
    await start()
    await expect(start()).rejects.toThrow('Another Brota')
  })

  it('A cluster of another major version is refused and left unchanged', async () => {
    await (await start()).stop()
    const version = join(dataDir, 'postgres/cluster/PG_VERSION')
    await writeFile(version, '17\n')
    await expect(start()).rejects.toThrow('was made by PostgreSQL 17; this Brota brings PostgreSQL 18')
    await writeFile(version, '18\n')
    expect(await ask((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('A cluster whose password is lost is refused', async () => {
    await (await start()).stop()
    await rm(join(dataDir, 'postgres/password'))
    await expect(start()).rejects.toThrow('The password of the database is missing')
  })

  it('A folder without write permission is refused', async () => {
    await chmod(dataDir, 0o555)
    const { output } = await startParent(asRoot ? nobody : {})
    expect(output).toMatch(/^EmbeddedDatabaseError: The user \S+ cannot write in .*EACCES/)
  })

  it('A data folder that is a file is refused', async () => {
    await writeFile(join(dataDir, 'file'), '')
    await expect(start({ dataDir: join(dataDir, 'file') })).rejects.toThrow('cannot write in')
  })
})

describe.runIf(asRoot)('started by root', () => {
  it('Under root the server runs as nobody', async () => {
    await start()
    expect((await stat(`/proc/${await serverPid()}`)).uid).toBe(nobody.uid)
  })

  it('Under root the server runs as the owner of an existing cluster', async () => {
    await chown(dataDir, daemon.uid, daemon.gid)
    const { parent, output } = await startParent(daemon)
    await ask(output, 'CREATE TABLE kept (n int)')
    await kill(parent)
    await start()
    expect((await stat(`/proc/${await serverPid()}`)).uid).toBe(daemon.uid)
  })

  it('Under root the cluster moves out of an unreachable folder, says so, and is found again', async () => {
    await chmod(dataDir, 0o700)
    const lines: string[] = []
    const first = await start({ log: ({ message }) => lines.push(message) })
    await ask(first.url, 'CREATE TABLE kept (n int)')
    await first.stop()
    const home = (await readFile(join(dataDir, 'postgres/moved-to'), 'utf8')).trim()
    ends.push(() => rm(home, { recursive: true }))
    expect(lines.join()).toContain(`the database is in ${home}`)
    await chmod(dataDir, 0o755)
    const second = await start()
    expect(await ask(second.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 0 }])
    await second.stop()
  })

  it('An unreachable database is refused instead of starting empty', async () => {
    await (await start()).stop()
    await chmod(dataDir, 0o700)
    await expect(start()).rejects.toThrow('cannot reach')
  })
})
