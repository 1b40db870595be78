import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backUp, restore } from '#server/platform/backup/index.ts'
import { type Embedded, type EmbeddedOptions, startEmbedded } from '#server/platform/db/embedded/index.ts'
import type { Note } from '#server/platform/db/embedded/note.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { connectAsSuperuser } from '../../setup/superuser.ts'
import { ask, kill } from './embedded/helpers.ts'
import { createOldCluster } from './embedded/oldCluster.ts'

const asRoot = process.getuid?.() === 0
const daemon = { uid: 1, gid: 1 }
const nobody = { uid: 65534, gid: 65534 }
const parentScript = new URL('./embedded/parent.ts', import.meta.url).pathname

let dataDir: string
let ends: (() => Promise<unknown>)[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brota-embedded-'))
  await chmod(dataDir, 0o755)
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

/** Another process that starts the database of `dataDir` and answers with its address, or why not. */
async function startParent(
  user: { uid?: number; gid?: number } = {},
): Promise<{ parent: ChildProcess; said: string }> {
  const parent = spawn(process.execPath, [parentScript, dataDir], {
    ...user,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  ends.push(async () => parent.kill('SIGKILL'))
  const [said] = await once(createInterface({ input: parent.stdout }), 'line')
  return { parent, said }
}

async function serverPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
}

async function serverIsGone(): Promise<void> {
  await expect.poll(() => serverPid().catch(() => 'gone'), { timeout: 10_000 }).toBe('gone')
}

describe('a folder of its own', () => {
  it('is made at the first start and kept at the second', async () => {
    const first = await start()
    await ask(first.url, 'CREATE TABLE kept (word text)')
    await ask(first.url, `INSERT INTO kept VALUES ('ñandú')`)
    await first.stop()
    const second = await start()
    expect(await ask(second.url, 'SELECT upper(word) AS word FROM kept')).toEqual([{ word: 'ÑANDÚ' }])
  })

  it('hides its password and listens to no network', async () => {
    const { url } = await start()
    expect((await stat(join(dataDir, 'postgres/password'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
    expect(await ask(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
    const wrong = new URL(url)
    wrong.password = 'guess'
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
  })

  it('speaks UTF-8, lives in UTC and writes durably', async () => {
    const { url } = await start({ durable: true })
    const [row] = await ask(
      url,
      `SELECT current_setting('server_encoding') AS encoding, current_setting('timezone') AS zone,
         current_setting('fsync') AS fsync, current_setting('max_connections') AS connections`,
    )
    expect(row).toEqual({ encoding: 'UTF8', zone: 'UTC', fsync: 'on', connections: '200' })
  })

  it('has the extensions that search needs, and they know accents', async () => {
    const { url } = await start()
    await ask(url, 'CREATE EXTENSION unaccent; CREATE EXTENSION pg_trgm; CREATE EXTENSION citext')
    expect(
      await ask(
        url,
        `SELECT unaccent('Ñandú') AS plain, 'Á'::citext = 'á' AS same, word_similarity('ñandú', 'un ÑANDÚ') AS near`,
      ),
    ).toEqual([{ plain: 'Nandu', same: true, near: 1 }])
  })

  it('may be deeper than a socket path may be long', async () => {
    const deep = join(dataDir, 'a'.repeat(60), 'b'.repeat(60))
    const embedded = await start({ dataDir: deep })
    const socketFolder = new URL(embedded.url).searchParams.get('host') ?? ''
    expect(socketFolder.length).toBeLessThan(100)
    expect(await ask(embedded.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await embedded.stop()
    await expect(stat(socketFolder)).rejects.toThrow('ENOENT')
  })

  it('is made anew when the first start was cut off half way', async () => {
    await mkdir(join(dataDir, 'postgres/cluster.unfinished/base'), { recursive: true })
    await writeFile(join(dataDir, 'postgres/password'), 'old')
    expect(await ask((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

describe('its two roles', () => {
  const rolesIn = (url: string) =>
    ask(
      url,
      `SELECT current_user AS name, rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls AS mighty,
         (SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = current_database()) AS owner
       FROM pg_roles WHERE rolname = current_user`,
    )

  it('let the site own its database, and do nothing else', async () => {
    const { url } = await start()
    expect(await rolesIn(url)).toEqual([{ name: 'brota', mighty: false, owner: 'brota' }])
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

  it('have a password each, apart from each other', async () => {
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

  it('are made at the next start where the first was cut off before they were', async () => {
    const first = await start()
    const client = await connectAsSuperuser(dataDir, first.url.replace('/brota?', '/postgres?'))
    await client.query('DROP DATABASE brota')
    await client.query('DROP ROLE brota')
    await client.end()
    await first.stop()
    expect(await rolesIn((await start()).url)).toEqual([{ name: 'brota', mighty: false, owner: 'brota' }])
  })

  it('were one in earlier versions: such a cluster serves on, says so, and a backup of it restores into two', async () => {
    await createOldCluster(dataDir)
    const lines: string[] = []
    const old = await start({ log: ({ message }) => lines.push(message) })
    expect(await rolesIn(old.url)).toEqual([{ name: 'brota', mighty: true, owner: 'brota' }])
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
    expect(await rolesIn(url)).toEqual([{ name: 'brota', mighty: false, owner: 'brota' }])
    expect(await ask(url, 'SELECT name FROM stores')).toEqual([{ name: 'Bread' }])
    expect(await ask(url, `SELECT extname FROM pg_extension WHERE extname <> 'plpgsql' ORDER BY 1`)).toEqual(
      ['pg_trgm', 'unaccent'].map((extname) => ({ extname })),
    )
  }, 60_000)
})

describe('sudden ends', () => {
  it('keeps what was committed when the parent is killed, and its server goes too', async () => {
    const { parent, said } = await startParent()
    await ask(said, 'CREATE TABLE kept AS SELECT generate_series(1, 500) AS n')
    const pid = await serverPid()
    await kill(parent)
    const { url } = await start()
    expect(await ask(url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 500 }])
    expect(await serverPid()).not.toBe(pid)
  })

  it('keeps it when parent and server are killed at once', async () => {
    const { parent, said } = await startParent()
    await ask(said, 'CREATE TABLE kept AS SELECT generate_series(1, 500) AS n')
    process.kill(await serverPid(), 'SIGKILL')
    await kill(parent)
    expect(await ask((await start()).url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 500 }])
  })

  it('stops the server of a killed parent though nobody starts again', async () => {
    const { parent } = await startParent()
    await kill(parent)
    await serverIsGone()
  })

  it('does not take a stranger with the noted number for its server', async () => {
    await (await start()).stop()
    const note = join(dataDir, 'postgres/cluster/postmaster.pid')
    await writeFile(note, `${process.pid}\n`)
    expect(await ask((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('says what befell it, and nothing of what people wrote', async () => {
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

  it('starts a server again that died', async () => {
    const { url } = await start()
    const pid = await serverPid()
    process.kill(pid, 'SIGKILL')
    await expect
      .poll(() => ask(url, 'SELECT 1 AS one').catch(() => null), { timeout: 15_000 })
      .toEqual([{ one: 1 }])
    expect(await serverPid()).not.toBe(pid)
  })
})

describe('refusals in one readable line', () => {
  it('lets one process own a folder', async () => {
    const { parent, said } = await startParent()
    await expect(start()).rejects.toThrow(`Another Brota is running on this folder (pid ${parent.pid})`)
    expect(await ask(said, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('lets one of several who start at once own it', async () => {
    const starts = await Promise.allSettled([startParent(), startParent(), startParent()])
    const said = starts.map((start) => (start.status === 'fulfilled' ? start.value.said : 'failed'))
    expect(said.filter((line) => line.startsWith('postgres://'))).toHaveLength(1)
    expect(said.filter((line) => line.startsWith('EmbeddedDatabaseError: Another Brota'))).toHaveLength(2)
  })

  it('refuses the same folder twice in one process', async () => {
    await start()
    await expect(start()).rejects.toThrow('Another Brota')
  })

  it('refuses the cluster of another major version and leaves it alone', async () => {
    await (await start()).stop()
    const version = join(dataDir, 'postgres/cluster/PG_VERSION')
    await writeFile(version, '17\n')
    await expect(start()).rejects.toThrow('was made by PostgreSQL 17; this Brota brings PostgreSQL 18')
    await writeFile(version, '18\n')
    expect(await ask((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('refuses a cluster whose password is lost', async () => {
    await (await start()).stop()
    await rm(join(dataDir, 'postgres/password'))
    await expect(start()).rejects.toThrow('The password of the database is missing')
  })

  it('refuses a folder that may not be written', async () => {
    await chmod(dataDir, 0o555)
    const { said } = await startParent(asRoot ? nobody : {})
    expect(said).toMatch(/^EmbeddedDatabaseError: The user \S+ cannot write in .*EACCES/)
  })

  it('refuses a data folder that is a file', async () => {
    await writeFile(join(dataDir, 'file'), '')
    await expect(start({ dataDir: join(dataDir, 'file') })).rejects.toThrow('cannot write in')
  })
})

describe.runIf(asRoot)('started by root', () => {
  it('runs as nobody', async () => {
    await start()
    expect((await stat(`/proc/${await serverPid()}`)).uid).toBe(nobody.uid)
  })

  it('keeps to the owner of the cluster that is there', async () => {
    await chown(dataDir, daemon.uid, daemon.gid)
    const { parent, said } = await startParent(daemon)
    await ask(said, 'CREATE TABLE kept (n int)')
    await kill(parent)
    await start()
    expect((await stat(`/proc/${await serverPid()}`)).uid).toBe(daemon.uid)
  })

  it('moves out of a folder that nobody else can reach, says so, and finds it again', async () => {
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

  it('refuses rather than starting empty when a database became unreachable', async () => {
    await (await start()).stop()
    await chmod(dataDir, 0o700)
    await expect(start()).rejects.toThrow('cannot reach')
  })
})
