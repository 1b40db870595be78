import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, chown, lstat, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'
import { volunteerPayload } from '../api/setup/account.ts'
import { Caller } from '../api/setup/caller.ts'
import { beginHeaders } from '../api/setup/tus.ts'
import { until } from '../api/setup/until.ts'
import { getCommand } from '../command.ts'
import { publishOffer } from './offer.ts'
import { settleOne } from './settle.ts'
import { authSecret, openSite } from './site.ts'

const asRoot = process.getuid?.() === 0
const users = [['the user of the tests', {}], ...(asRoot ? [['an ordinary user', { uid: 1, gid: 1 }]] : [])]

describe.each(users as [string, { uid?: number; gid?: number }][])('run by %s', (_who, user) => {
  // Signed with its own secret, so that the folder contains this file, too.
  const site = openSite('folder', { AUTH_SECRET: '' }, user)
  const inFolder = (...names: string[]) => join(site.dataDir, ...names)

  /** Path and mode of each readable file in the folder, except those of PostgreSQL. */
  async function openToOthers(): Promise<string[]> {
    const names = (await readdir(site.dataDir, { recursive: true })).filter(
      (name) => !name.startsWith('postgres/'),
    )
    const open: string[] = []
    for (const name of names) {
      const mode = (await lstat(inFolder(name))).mode & 0o777
      if (mode & 0o077) open.push(`${name} ${mode.toString(8)}`)
    }
    return open
  }

  const own = async (path: string) => {
    if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid)
  }

  it('Other users cannot read what the site writes: emails, images, uploads, backups, its secret', async () => {
    const guest = new Caller(site.app.origin)
    await guest.post('/api/account/register', volunteerPayload({ email: `${newId()}@new.example` }))
    await until(async () =>
      (await readdir(inFolder('mail')).catch(() => [])).some((name) => name.endsWith('.eml')),
    )
    await site.app.stop()
    await site.startAgain({ AUTH_SECRET: authSecret })
    const organisation = await settleOne(site.database, { provider: true })
    const caller = new Caller(site.app.origin, async () => organisation.bearer)
    await publishOffer(caller)
    await caller.post('/api/media/tus', undefined, { headers: beginHeaders(1_000_000) })
    const backup = spawn(process.execPath, getCommand('backup'), {
      ...user,
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: site.dataDir, AUTH_SECRET: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    expect((await once(backup, 'exit'))[0]).toBe(0)
    const names = await readdir(site.dataDir)
    for (const name of ['mail', 'media', 'backups', 'auth-secret']) expect(names).toContain(name)
    expect(await readdir(inFolder('backups'))).toHaveLength(1)
    expect(await openToOthers()).toEqual([])
    const mode = (await lstat(site.dataDir)).mode & 0o777
    expect(mode.toString(8)).toBe(asRoot && user.uid === undefined ? '711' : '700')
  })

  it('Files with open permissions are closed at the next start', async () => {
    await site.app.stop()
    await mkdir(inFolder('media/old'), { recursive: true })
    await writeFile(inFolder('media/old/photo.webp'), randomBytes(10))
    for (const name of ['media', 'media/old', 'media/old/photo.webp']) {
      await own(inFolder(name))
      await chmod(inFolder(name), 0o777)
    }
    await chmod(site.dataDir, 0o755)
    expect((await openToOthers()).length).toBeGreaterThan(0)
    await site.startAgain()
    expect(await openToOthers()).toEqual([])
  })
})
