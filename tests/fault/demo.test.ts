import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoEmail, demoLogins, demoPassword } from '#lib/demo.ts'
import { type Embedded, startEmbedded } from '#server/platform/db/embedded/index.ts'
import { Caller } from '../api/setup/caller.ts'
import { createDataDir, startApp } from '../runningApp.ts'

let databaseDir: string
let dataDir: string
let database: Embedded

beforeAll(async () => {
  databaseDir = await createDataDir('demo-database')
  dataDir = await createDataDir('demo')
  database = await startEmbedded({ dataDir: databaseDir, durable: false })
})
afterAll(async () => {
  await database?.stop()
  for (const folder of [dataDir, databaseDir]) await rm(folder, { recursive: true, force: true })
})

/** Whether the login page offers the demo accounts, and whether the first of them can log in. */
async function lookAtLogin(
  environment: Record<string, string>,
): Promise<{ offered: boolean; status: number }> {
  const app = await startApp(dataDir, { DATABASE_URL: database.url, ...environment })
  try {
    const page = await fetch(`${app.origin}/login`, { headers: { 'Accept-Language': 'en' } })
    const email = demoEmail(demoLogins[0].key)
    const { status } = await new Caller(app.origin).post('/api/account/login', {
      email,
      password: demoPassword,
    })
    return { offered: (await page.text()).includes('"demo":true'), status }
  } finally {
    await app.stop()
  }
}

it('An external database is filled with the demo town when DEMO is set, and only then', async () => {
  expect(await lookAtLogin({ DEMO: '' })).toEqual({ offered: false, status: 401 })
  expect(await lookAtLogin({ DEMO: 'on', WORKERS: '2' })).toEqual({ offered: true, status: 200 })
  expect(await lookAtLogin({ DEMO: 'off' })).toEqual({ offered: false, status: 401 })
})
