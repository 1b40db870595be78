import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import es from '#i18n/es/errors.ts'
import { cookieNames } from '#lib/cookies.ts'
import { type Embedded, startEmbedded } from '#server/platform/db/embedded/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import { volunteerPayload } from '../api/setup/account.ts'
import { Caller } from '../api/setup/caller.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../api/setup/databaseProxy.ts'
import { until } from '../api/setup/until.ts'
import { createDataDir, type RunningApp, startApp } from '../runningApp.ts'

const mails = 4
let databaseDir: string
let dataDir: string
let embedded: Embedded
let wire: DatabaseProxy
let app: RunningApp
let database: pg.Client

/** Emails whose server confirms them only when the test allows it. */
const waiting: (() => void)[] = []
let arrived = 0
const mailServer = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    stream.resume()
    stream.on('end', () => {
      arrived += 1
      if (arrived <= mails) waiting.push(() => done())
      else done()
    })
  },
})

beforeAll(async () => {
  databaseDir = await createDataDir('away-database')
  dataDir = await createDataDir('away')
  embedded = await startEmbedded({ dataDir: databaseDir, durable: false })
  wire = await startDatabaseProxy(embedded.url)
  mailServer.listen(0, '127.0.0.1')
  await once(mailServer.server, 'listening')
  const address = mailServer.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  app = await startApp(dataDir, { DATABASE_URL: wire.url, SMTP_URL: `smtp://127.0.0.1:${port}` })
  database = new pg.Client(embedded.url)
  await database.connect()
})
afterAll(async () => {
  await app?.stop()
  await database?.end()
  await new Promise<void>((done) => mailServer.close(() => done()))
  await wire?.close()
  await embedded?.stop()
  for (const folder of [dataDir, databaseDir]) await rm(folder, { recursive: true, force: true })
})

const unsent = async () =>
  Number((await database.query("select count(*) from mails where state <> 'sent'")).rows[0].count)
const taken = async () =>
  Number(
    (await database.query('select count(*) from graphile_worker.jobs where locked_by is not null')).rows[0]
      .count,
  )
const health = () => fetch(`${app.origin}/api/health`).then(({ status }) => status)

it('The process survives a database outage during emails, and its jobs continue when the database returns', async () => {
  for (let number = 0; number < mails; number += 1) {
    const payload = volunteerPayload({ email: `${newId()}@new.example` })
    const { status } = await new Caller(app.origin).post('/api/account/register', payload)
    expect(status).toBe(201)
  }
  await until(() => waiting.length === mails)
  // The next job may have been taken with them: it waits for a second.
  expect(await taken()).toBeGreaterThanOrEqual(mails)

  const before = app.log.length
  const comeBack = wire.cutAll()
  for (const letGo of waiting) letGo()
  await until(async () => (await health()) === 503)
  // The end of these jobs cannot be stored: this is logged and stops nothing.
  await until(() => app.log.some((line) => line.includes('a promise rejection was not handled')))
  comeBack()

  await until(async () => (await health()) === 200, 15_000)
  await until(async () => (await unsent()) === 0, 20_000)
  await until(async () => (await taken()) === 0, 20_000)
  expect(arrived).toBeLessThanOrEqual(2 * mails)
  // Every error is logged as a line of JSON.
  for (const line of app.log.slice(before)) expect(JSON.parse(line)).toHaveProperty('level')
})

it('A page of somebody signed in says during an outage that it cannot answer now, with 503, and opens after it', async () => {
  const payload = volunteerPayload({ email: `${newId()}@new.example` })
  const { body } = await new Caller(app.origin).post('/api/account/register', payload)
  const headers = { Accept: 'text/html', Cookie: `${cookieNames.token}=${body.token}` }
  const open = () => fetch(`${app.origin}/settings`, { headers, redirect: 'manual' })
  expect((await open()).status).toBe(200)
  const comeBack = wire.cutAll()
  await until(async () => (await health()) === 503)
  const away = await open()
  comeBack()
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await away.text()).toContain(`>${es.unavailable}</h1>`)
  await until(async () => (await open()).status === 200, 15_000)
})
