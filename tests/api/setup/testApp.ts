import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { providePublicConfig } from '#lib/publicConfig.ts'
import { sessionReader } from '#server/modules/account/index.ts'
import { badges, ports, tasks } from '#server/modules.ts'
import { quotes } from '#server/notified.ts'
import { readConfig } from '#server/platform/config/index.ts'
import { getPublicConfig } from '#server/platform/config/public.ts'
import { closePlatform, createPlatform } from '#server/platform/create.ts'
import { newId } from '#server/platform/db/ids.ts'
import { readEndpoints } from '#server/platform/http/router.ts'
import { createServer } from '#server/platform/http/server.ts'
import { installPlatform, type Platform } from '#server/platform/index.ts'
import { createLog } from '#server/platform/log/index.ts'
import type { Envelope } from '#server/platform/mail/mailer.ts'
import { workOnce } from '#server/platform/work/index.ts'
import { createApp, type RequestApp } from '#server/requestApp.ts'
import { type Person, signIn } from '../../people.ts'
import { Caller } from './caller.ts'
import { endAndDrop } from './endAndDrop.ts'
import { type RedisServer, startRedis } from './redisServer.ts'

/** An app with real endpoints on its own real database; only the clock and the mailer belong to the test. */
export type TestApp = {
  platform: Platform
  /** What the server hands to Next with each request. */
  app: RequestApp
  databaseUrl: string
  origin: string
  mails: Envelope[]
  redis: RedisServer | null
  guest: Caller
  as(person: Person): Caller
  /** Moves the clock that the modules read. */
  pass(milliseconds: number): void
  /** Runs all queued jobs, also those due later when `later` is set. */
  work(options?: { later?: boolean }): Promise<void>
}

/** The platform options that a test can set. */
type TestAppParts = {
  beatMilliseconds?: number
  lookMilliseconds?: number
  databaseUrl?: string
  /** Whether the app shares a Redis, which runs as long as the app. */
  withRedis?: boolean
}

/** `const testApp = openTestApp()` at the top of a test file: the app runs from its beforeAll to its afterAll. */
export function openTestApp(environment: Record<string, string> = {}, parts: TestAppParts = {}): TestApp {
  const testApp = {} as TestApp
  let close = async () => {}
  beforeAll(async () => {
    close = await build(testApp, environment, parts)
  })
  afterAll(() => close())
  return testApp
}

/** Starts an app at once on an existing database; `close` it before starting another. */
export async function startTestApp(databaseUrl: string, environment: Record<string, string>) {
  const testApp = {} as TestApp
  return { testApp, close: await build(testApp, environment, { databaseUrl }) }
}

async function build(
  testApp: TestApp,
  environment: Record<string, string>,
  parts: TestAppParts,
): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brota-test-'))
  const { databaseUrl } = parts
  const redis = parts.withRedis ? await startRedis() : null
  const database = databaseUrl ? { url: databaseUrl, drop: async () => {} } : await copyTemplate()
  // A database of the test's own may be on another server.
  const pooledUrl = databaseUrl ? '' : getPooledUrl(database.url)
  const config = readConfig({
    DATA_DIR: dataDir,
    MAIL_UNDO_SECONDS: '600',
    DEMO: 'off',
    RATE_LIMITS: 'off',
    REDIS_URL: redis?.url ?? '',
    ...(pooledUrl && { DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: database.url }),
    ...getMediaStore(),
    ...environment,
  })
  let moved = 0
  const clock = { now: () => new Date(Date.now() + moved) }
  const mails: Envelope[] = []
  const mailer = {
    send: async (envelope: Envelope) => void mails.push(envelope),
    forget: async () => {},
    close: () => {},
  }
  const platform = await createPlatform({
    config,
    ...parts,
    databaseUrl: pooledUrl || database.url,
    sessions: sessionReader,
    badges,
    quotes,
    ports,
    clock,
    mailer,
    log: createLog(process.env.LOG_LEVEL ?? 'silent'),
  })
  installPlatform(platform)
  providePublicConfig(getPublicConfig(config))
  const server = createServer(await readEndpoints(resolve('pages/api')), async (_request, response) => {
    response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.assign(testApp, {
    platform,
    app: createApp(),
    databaseUrl: database.url,
    origin,
    mails,
    redis,
    guest: new Caller(origin),
    as: (person: Person) => new Caller(origin, () => signIn(platform, person)),
    pass: (milliseconds: number) => {
      moved += milliseconds
    },
    work: async ({ later = false } = {}) => {
      if (later) await platform.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
      await workOnce(tasks)
    },
  } satisfies TestApp)
  return async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    await closePlatform(platform)
    await database.drop()
    await redis?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The address of a database through the tests' pooler, "" without one. */
function getPooledUrl(databaseUrl: string): string {
  if (!inject('poolerUrl')) return ''
  const url = new URL(inject('poolerUrl'))
  url.pathname = new URL(databaseUrl).pathname
  return url.href
}

/** In a project with a bucket each app has a folder of it for itself. */
function getMediaStore(): Record<string, string> {
  const bucket = inject('bucket')
  return bucket ? { ...bucket, MEDIA_URL: `${bucket.MEDIA_URL}/${newId()}` } : {}
}

async function copyTemplate() {
  const serverUrl = inject('databaseUrl')
  const name = `brota_town_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  // PostgreSQL allows one copy of a template at a time.
  await client.query('select pg_advisory_lock(7263402)')
  // Copied files need no log of their pages, which a test's database never reads.
  await client.query(`create database ${name} template ${inject('templateName')} strategy file_copy`)
  await client.query('select pg_advisory_unlock(7263402)')
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      await endAndDrop(client, name)
      await client.end()
    },
  }
}
