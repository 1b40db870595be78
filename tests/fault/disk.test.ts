import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { Caller } from '../api/setup/caller.ts'
import { until } from '../api/setup/until.ts'
import { createDataDir, type RunningApp, startApp } from '../runningApp.ts'
import { openDatabase } from './openDatabase.ts'
import { settleOne } from './settle.ts'
import { authSecret } from './site.ts'

/** Enough space for a database with nothing but the cities of the world. */
const megabytes = 384
const floor = 20
/** A table page fits five of these rows: some fit into existing pages. */
const mostPosts = 200

/** Runs the following command with a small private file system mounted on DATA_DIR. */
const onSmallDisk = [
  'unshare',
  '-m',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${megabytes}m,mode=755 tmpfs "$DATA_DIR" && exec "$@"`,
  'sh',
]
const [program = '', ...words] = onSmallDisk
const mayMount =
  spawnSync(program, [...words, 'true'], { env: { ...process.env, DATA_DIR: '/mnt' } }).status === 0
const title = 'A full disk returns 507 with a sentence, health reports it, and writes resume by themselves'

let app: RunningApp | undefined
let folder = ''
afterAll(async () => {
  await app?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

/** Writes until the disk is full. */
async function fill(file: string): Promise<void> {
  const writing = spawn('dd', ['if=/dev/zero', `of=${file}`, 'bs=64k'], { stdio: 'ignore' })
  const [code] = await once(writing, 'exit')
  expect(code).not.toBe(0)
}

it.skipIf(!mayMount)(mayMount ? title : `${title} (mounting a file system is not allowed here)`, async () => {
  folder = await createDataDir('disk')
  app = await startApp(
    folder,
    { AUTH_SECRET: authSecret, DISK_FLOOR_MB: String(floor) },
    { before: onSmallDisk },
  )
  const { origin, pid, log } = app
  const disk = `/proc/${pid}/root${folder}`
  const database = await openDatabase(disk)
  const lucia = await settleOne(database)
  // They are loaded after the start; a loading that met a full disk would give its space back.
  await until(async () => (await database.query('select from city_lists')).rowCount === 1, 60_000)
  await database.end()
  const caller = new Caller(origin, async () => lucia.bearer)
  const post = () => caller.post('/api/posts/posts', { text: randomBytes(600).toString('hex'), mentions: [] })
  const health = () => new Caller(origin).get('/api/health')
  expect((await health()).status).toBe(200)

  const filler = join(disk, 'filler')
  await fill(filler)
  const statuses: number[] = []
  while (!statuses.includes(507) && statuses.length < mostPosts) {
    const { status, body } = await post()
    statuses.push(status)
    if (status === 507) expect(body).toMatchObject({ error: 'Insufficient storage' })
  }
  expect(statuses).toContain(507)
  expect(statuses).not.toContain(500)
  expect((await health()).body).toEqual({ live: true, ready: false, down: ['files', 'space'] })
  expect((await caller.get('/api/posts/posts')).status).toBe(200)
  const said = () => log.filter((line) => line.includes('"of":"postgresql"'))
  await until(() => said().some((line) => line.includes('No space left on device')))

  await rm(filler)
  await until(async () => (await health()).status === 200)
  expect((await post()).status).toBe(201)
})
