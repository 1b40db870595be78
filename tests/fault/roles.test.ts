import { rm } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Embedded, startEmbedded } from '#server/platform/db/embedded/index.ts'
import { bearer, volunteerPayload } from '../api/setup/account.ts'
import { Caller } from '../api/setup/caller.ts'
import { until } from '../api/setup/until.ts'
import { createDataDir, type RunningApp, startApp } from '../runningApp.ts'
import { authSecret } from './site.ts'

const folders: string[] = []
let embedded: Embedded
let database: pg.Client
let web: RunningApp
let worker: RunningApp

const addFolder = async (name: string) => {
  const folder = await createDataDir(name)
  folders.push(folder)
  return folder
}
const start = async (role: 'web' | 'worker') =>
  startApp(await addFolder(`roles-${role}`), {
    ROLE: role,
    DATABASE_URL: embedded.url,
    AUTH_SECRET: authSecret,
    METRICS_TOKEN: 'only-for-prometheus',
  })

beforeAll(async () => {
  embedded = await startEmbedded({ dataDir: await addFolder('roles-database'), durable: false })
  database = new pg.Client(embedded.url)
  await database.connect()
  // At once, on an empty database: each migrates it, or waits for the other.
  const started = await Promise.all([start('web'), start('worker')])
  web = started[0]
  worker = started[1]
})
afterAll(async () => {
  await Promise.all([web?.stop(), worker?.stop()])
  await database?.end()
  await embedded?.stop()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const getStatus = async (app: RunningApp, path: string) => (await new Caller(app.origin).get(path)).status
const register = async (email: string) => {
  const { status } = await new Caller(web.origin).post('/api/account/register', volunteerPayload({ email }))
  expect(status).toBe(201)
}
const getMails = async (recipient: string): Promise<string[]> => {
  const found = await database.query('select state from mails where recipient = $1', [recipient])
  return found.rows.map(({ state }) => state)
}

it('Of a worker others see its health and its metrics, and nothing else', async () => {
  expect(await getStatus(worker, '/api/health')).toBe(200)
  expect((await new Caller(worker.origin).get('/api/metrics', bearer('only-for-prometheus'))).status).toBe(
    200,
  )
  for (const path of ['/', '/jobs', '/_next/static/x.js', '/robots.txt', '/api/countries', '/api/jobs/jobs'])
    expect([path, await getStatus(worker, path)]).toEqual([path, 404])
  expect(worker.log.join('\n')).toContain('Brota works on its queue')
  expect(await getStatus(web, '/')).toBe(200)
  expect(await getStatus(web, '/api/countries')).toBe(200)
})

it('Only a worker works on the queue: what the web queued waits for it, and is done once', async () => {
  await register('before@new.example')
  await until(async () => (await getMails('before@new.example')).includes('sent'), 60_000)
  await worker.stop()
  await register('between@new.example')
  await new Promise((done) => setTimeout(done, 3_000))
  expect(await getMails('between@new.example')).toEqual(['queued'])
  worker = await start('worker')
  await until(async () => (await getMails('between@new.example')).includes('sent'), 60_000)
  expect(await getMails('between@new.example')).toEqual(['sent'])
})
