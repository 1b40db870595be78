import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDataDir } from '#server/platform/files/dataDir.ts'

const asRoot = process.getuid?.() === 0
const someone = { uid: 12345, gid: 12345 }
const top = (uid = process.getuid?.()) => (uid === 0 ? '711' : '700')
const script = new URL('../db/embedded/closing.ts', import.meta.url).pathname

let parent: string
let dataDir: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'brota-folder-'))
  await chmod(parent, 0o777)
  dataDir = join(parent, 'data')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const getMode = async (path: string) => ((await lstat(path)).mode & 0o777).toString(8)

/** Creates a folder as an earlier version or a copy left it: every user may read and write all of it. */
async function openFolder(): Promise<void> {
  for (const folder of ['media/01', 'mail', 'backups', 'postgres/cluster']) {
    await mkdir(join(dataDir, folder), { recursive: true })
  }
  for (const file of [
    'media/01/a.webp',
    'mail/a.eml',
    'backups/a.zip',
    'auth-secret',
    'postgres/cluster/PG_VERSION',
  ]) {
    await writeFile(join(dataDir, file), 'x')
    await chmod(join(dataDir, file), 0o666)
  }
  for (const folder of ['', 'media', 'media/01', 'mail', 'backups', 'postgres', 'postgres/cluster']) {
    await chmod(join(dataDir, folder), 0o777)
  }
}

/** Returns path -> mode for everything in the folder except PostgreSQL's files. */
async function modes(): Promise<Record<string, string>> {
  const names = (await readdir(dataDir, { recursive: true })).filter((name) => !name.startsWith('postgres'))
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await getMode(join(dataDir, name))])),
  )
}

/** Returns the output of a process that closes the folder, then creates a folder and a file in it with default modes. */
async function closeAs(user: { uid: number; gid: number }): Promise<string> {
  const child = spawn(process.execPath, [script, dataDir], {
    ...user,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return said
}

const closed = {
  media: '700',
  'media/01': '700',
  'media/01/a.webp': '600',
  mail: '700',
  'mail/a.eml': '600',
  backups: '700',
  'backups/a.zip': '600',
  'auth-secret': '600',
}

describe.runIf(process.platform !== 'win32')('the data folder', () => {
  it('A new data folder is for its owner alone; root lets PostgreSQL pass through it and the new folders above it', async () => {
    dataDir = join(parent, 'deep/er/data')
    expect(closeDataDir(dataDir)).toBeNull()
    expect(await getMode(dataDir)).toBe(top())
    if (asRoot)
      expect([await getMode(dirname(dataDir)), await getMode(join(parent, 'deep'))]).toEqual(['711', '711'])
    expect(await getMode(parent)).toBe('777')
  })

  it('An open data folder is closed with everything in it except PostgreSQL’s files', async () => {
    await openFolder()
    expect(closeDataDir(dataDir)).toBeNull()
    expect(await getMode(dataDir)).toBe(top())
    expect(await modes()).toEqual(closed)
    expect(await getMode(join(dataDir, 'postgres'))).toBe('777')
    expect(await getMode(join(dataDir, 'postgres/cluster/PG_VERSION'))).toBe('666')
  })

  it('A link out of the data folder leaves its target unchanged', async () => {
    await mkdir(dataDir)
    const outside = join(parent, 'outside')
    await writeFile(outside, 'x')
    await chmod(outside, 0o644)
    await symlink(outside, join(dataDir, 'link'))
    await symlink('nowhere', join(dataDir, 'broken'))
    expect(closeDataDir(dataDir)).toBeNull()
    expect(await getMode(outside)).toBe('644')
  })

  it('A data folder that also contains a program is left unchanged, with a warning', async () => {
    await openFolder()
    await writeFile(join(dataDir, 'package.json'), '{}')
    expect(closeDataDir(dataDir)).toContain('Give Brota its own DATA_DIR')
    expect(await getMode(join(dataDir, 'mail'))).toBe('777')
  })

  it
    .runIf(process.platform === 'linux')
    .each(['proc/brota', 'proc/self/deep/er', 'proc', 'dev/null', 'dev/null/brota'])(
    'A data folder at /%s, where nobody can write, is refused in one sentence',
    async (folder) => {
      const child = spawn(process.execPath, [script, `/${folder}`], {
        stdio: ['ignore', 'ignore', 'pipe'],
        timeout: 10_000,
        killSignal: 'SIGKILL',
      })
      const [complaint] = await Promise.all([text(child.stderr), once(child, 'exit')])
      expect(complaint).toMatch(
        new RegExp(
          `The user \\S+ cannot write in /${folder} \\(E[A-Z]+\\)\\. Give it that folder, or set DATA_DIR`,
        ),
      )
    },
  )

  it('A data folder with 100,000 files is closed, and can be closed again', async () => {
    const folders = Array.from({ length: 20 }, (_, folder) => join(dataDir, 'media', String(folder)))
    const paths = folders.flatMap((folder) =>
      Array.from({ length: 5_000 }, (_, n) => join(folder, `${n}.webp`)),
    )
    for (const folder of folders) mkdirSync(folder, { recursive: true })
    for (const path of paths) writeFileSync(path, '')
    for (const run of ['first', 'second']) {
      const start = performance.now()
      expect(closeDataDir(dataDir)).toBeNull()
      console.log(`closing 100,000 files, the ${run} time: ${Math.round(performance.now() - start)} ms`)
    }
    expect(paths.filter((path) => (lstatSync(path).mode & 0o777) !== 0o600)).toEqual([])
    expect(folders.filter((path) => (lstatSync(path).mode & 0o777) !== 0o700)).toEqual([])
  }, 120_000)
})

describe.runIf(asRoot)('for an ordinary user', () => {
  it('The data folder of an ordinary user is closed to others, and so are later files', async () => {
    await openFolder()
    for (const name of ['', ...Object.keys(closed)])
      await chown(join(dataDir, name), someone.uid, someone.gid)
    expect(await closeAs(someone)).toBe('closed\n')
    expect(await getMode(dataDir)).toBe('700')
    expect(await modes()).toEqual({ ...closed, later: '700', 'later/file': '600' })
  })

  it('Files of another user stay unchanged, with a warning', async () => {
    await openFolder()
    await chown(dataDir, someone.uid, someone.gid)
    expect(await closeAs(someone)).toContain('belongs to another user')
    expect(await getMode(dataDir)).toBe('700')
    expect(await getMode(join(dataDir, 'mail'))).toBe('777')
  })
})
