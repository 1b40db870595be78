import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { argon2 } from '#server/platform/auth/hashing.ts'
import { newId } from '#server/platform/db/ids.ts'
import { password } from '../api/setup/account.ts'
import { Caller } from '../api/setup/caller.ts'
import { until } from '../api/setup/until.ts'
import { getCommand } from '../command.ts'
import { createDataDir } from '../runningApp.ts'
import { type Offer, publishOffer } from './offer.ts'
import { settleOne } from './settle.ts'
import { authSecret, openSite } from './site.ts'

const site = openSite('restore')
const email = `${newId()}@brota.example`
/** Enough data that each part of a restore takes a while. */
const files = 150
const rows = 60_000

let shelf = ''
let backup = ''
let offer: Offer
let photo: Buffer

beforeAll(async () => {
  shelf = await createDataDir('shelf')
  backup = join(shelf, 'saved.zip')
  const passwordHash = await argon2.hash(password)
  const organisation = await settleOne(site.database, { provider: true, email, passwordHash })
  offer = await publishOffer(new Caller(site.app.origin, async () => organisation.bearer))
  photo = await imageBytes()
  for (let file = 0; file < files; file += 1)
    await writeFile(join(site.dataDir, 'media', `video-${file}.mp4`), randomBytes(200_000))
  await site.database.query(
    `insert into notifications (id, account_id, type, actor_id, action_id)
     select gen_random_uuid(), $1, 'likes', gen_random_uuid(), gen_random_uuid() from generate_series(1, ${rows})`,
    [organisation.id],
  )
  await end(type('backup', '--to', backup))
  // From here on the site differs from its backup.
  await site.database.query("update jobs set title = 'Written since'")
  await site.app.stop()
})
afterAll(() => rm(shelf, { recursive: true, force: true }))

const guest = () => new Caller(site.app.origin)
const imageBytes = async (): Promise<Buffer> => (await guest().get(`/api/media/${offer.background}`)).body
const titleNow = async (): Promise<string> =>
  (await site.database.query('select title from jobs where id = $1', [offer.id])).rows[0].title

/** Runs the command as an operator types it. */
function type(script: string, ...words: string[]): ChildProcess {
  return spawn(process.execPath, [...getCommand(script), ...words], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: site.dataDir, AUTH_SECRET: authSecret },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
const restore = () => type('restore', '--from', backup, '--force')

async function end(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
}

const holds = async (name: string) => (await readdir(site.dataDir)).includes(name)
const unpacked = async () =>
  (await readdir(join(site.dataDir, 'restoring/media'), { recursive: true }).catch(() => [])).length

/** The moments of the kill, from the first byte to the last. */
const moments: [string, () => Promise<boolean>][] = [
  ['files are unpacked', async () => (await unpacked()) > files / 3],
  ['rows are replaced', async () => (await unpacked()) > files && (await aMomentLater())],
  ['files and rows change places', () => holds('restore-unfinished')],
]
const aMomentLater = () => new Promise<true>((done) => setTimeout(() => done(true), 400))

async function killedWhile(isNow: () => Promise<boolean>): Promise<void> {
  const child = restore()
  const gone = once(child, 'exit')
  await until(isNow, 60_000)
  child.kill('SIGKILL')
  await gone
}

it.each(moments)('kill -9 while %s never leaves a half restored site serving', async (_moment, isNow) => {
  await killedWhile(isNow)
  if (await holds('restore-unfinished')) {
    await expect(site.startAgain()).rejects.toThrow('before it answered')
    return
  }
  await site.startAgain()
  // One of the two states, complete, without anything of the other.
  expect([offer.title, 'Written since']).toContain(await titleNow())
  expect(await imageBytes()).toEqual(photo)
  expect(await holds('restoring')).toBe(false)
  expect(await holds('before-restore')).toBe(false)
  await site.app.stop()
})

it('A restore after a killed one is complete, and the site works', async () => {
  await end(restore())
  await site.startAgain()
  const { status, body } = await guest().post('/api/account/login', { email, password })
  expect(status).toBe(200)
  const owner = new Caller(site.app.origin, async () => body.accessToken)
  expect((await owner.get(`/api/jobs/job/${offer.id}`)).body).toMatchObject({ title: offer.title })
  expect(await imageBytes()).toEqual(photo)
  const told = await site.database.query(
    "select count(*)::int as count from notifications where type = 'likes'",
  )
  expect(told.rows).toEqual([{ count: rows }])
  for (const leftover of ['restoring', 'before-restore', 'restore-unfinished'])
    expect(await holds(leftover), leftover).toBe(false)
})
