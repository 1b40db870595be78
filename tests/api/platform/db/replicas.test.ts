import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import es from '#i18n/es/errors.ts'
import { type Db, openDatabase } from '#server/platform/db/index.ts'
import { noteProgress } from '#server/platform/db/position.ts'
import { createLog } from '#server/platform/log/index.ts'
import { connectRedis } from '#server/platform/redis/index.ts'
import { rememberInRedis, sinceKey } from '#server/platform/redis/positions.ts'
import { buildVolunteer, signIn } from '../../../people.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../setup/databaseProxy.ts'
import { isPoolerInstalled, startPooler } from '../../setup/pooler.ts'
import { describeWithRedis, startRedis } from '../../setup/redisServer.ts'
import { canReplicate, type Replicated, startReplicated } from '../../setup/replicated.ts'
import { startTestApp, type TestApp } from '../../setup/testApp.ts'
import { until } from '../../setup/until.ts'

/** The long form: PAIRS=10000 npx vitest run --project api tests/api/platform/db/replicas.test.ts */
const pairs = Number(process.env.PAIRS ?? 300)
const noReplica = canReplicate ? '' : ' (no PostgreSQL with pg_basebackup is installed here)'

type Site = { testApp: TestApp; servers: Replicated; proxy: DatabaseProxy; close(): Promise<void> }

/** A site whose primary is reached through a proxy that the test can cut or freeze. */
async function openSite(delaySeconds: number): Promise<Site> {
  const servers = await startReplicated({ delaySeconds })
  const proxy = await startDatabaseProxy(servers.primaryUrl)
  const { testApp, close } = await startTestApp(proxy.url, {
    DATABASE_URL: proxy.url,
    DATABASE_REPLICA_URLS: servers.replicaUrl,
  })
  return {
    testApp,
    servers,
    proxy,
    close: async () => {
      await close()
      await proxy.close()
      await servers.close()
    },
  }
}

const isStandby = async (db: Db) =>
  (await db.execute<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby`)).rows[0]?.standby

/** Whether a query of this reader is read from the replica now. */
const isFromReplica = ({ testApp }: Site, who: string = randomUUID()) =>
  testApp.platform.database.read({ who, seen: { position: 0n } }, isStandby)

/** Two seconds; the tests of a busy machine wait for each other, too. */
const longestRefusal = process.env.CI ? 6_000 : 2_000

const sentence = { error: 'Service unavailable', message: es.unavailable }

describe.skipIf(!canReplicate)(`a replica two seconds behind${noReplica}`, () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(2)
    await until(() => isFromReplica(site).then(Boolean))
  })
  afterAll(() => site.close())

  it(`${pairs} times a person reads what they wrote just before, while others are read from the replica`, async () => {
    const { testApp } = site
    const people = await Promise.all(Array.from({ length: 4 }, () => buildVolunteer()))
    let [stale, spread] = [0, 0]
    await Promise.all(
      people.map(async (person) => {
        const caller = testApp.as(person)
        for (let pair = 0; pair < pairs / people.length; pair += 1) {
          const theme = pair % 2 === 0 ? 'dark' : 'light'
          expect((await caller.put('/api/account/preferences', { theme })).status).toBe(200)
          if ((await caller.get('/api/account/user-by-token')).body.theme !== theme) stale += 1
          if (pair % 10 === 0 && (await isFromReplica(site))) spread += 1
        }
      }),
    )
    expect(stale).toBe(0)
    expect(spread).toBeGreaterThan(pairs / 20)
  })

  it('A person is read from the replica again once it has their last write', async () => {
    const lucia = await buildVolunteer()
    await site.testApp.as(lucia).put('/api/account/preferences', { theme: 'dark' })
    expect(await isFromReplica(site, lucia.id)).toBe(false)
    await until(() => isFromReplica(site, lucia.id).then(Boolean))
    expect((await site.testApp.as(lucia).get('/api/account/user-by-token')).body.theme).toBe('dark')
  })

  it('A later query of a page sees nothing older than an earlier one', async () => {
    const { database } = site.testApp.platform
    const seen = { position: 0n }
    expect(await database.read({ who: 'someone', seen }, isStandby)).toBe(true)
    expect(seen.position).toBeGreaterThan(0n)
    await buildVolunteer()
    await database.wrote('another')
    await database.read({ who: 'another', seen }, isStandby)
    expect(await database.read({ who: 'someone', seen }, isStandby)).toBe(false)
  })

  it('What a replica does not have yet is read from the primary, and what nobody has is missing', async () => {
    const { testApp } = site
    await until(() => isFromReplica(site).then(Boolean))
    const fresh = await buildVolunteer()
    expect((await testApp.guest.get(`/api/account/user/${fresh.id}`)).status).toBe(200)
    expect((await testApp.guest.get(`/api/account/user/${randomUUID()}`)).status).toBe(404)
  })

  it('A session that has ended is over within a second, whatever the replica knows', async () => {
    const lucia = await buildVolunteer()
    const caller = site.testApp.as(lucia)
    expect((await caller.get('/api/account/user-by-token')).status).toBe(200)
    const [session] = (await caller.get('/api/account/sessions')).body
    expect((await caller.delete(`/api/account/sessions/${session.id}`)).status).toBe(204)
    await until(
      async () => (await caller.get('/api/account/user-by-token')).status === 401,
      longestRefusal / 2,
    )
  })

  it('A session that ended right before the primary was lost passes on no replica that does not know it', async () => {
    const { testApp, proxy } = site
    const caller = testApp.as(await buildVolunteer())
    await caller.get('/api/account/user-by-token')
    await until(() => isFromReplica(site).then(Boolean))
    let isHeard = false
    const stop = testApp.platform.live.on('session_ended', () => {
      isHeard = true
    })
    const [session] = (await caller.get('/api/account/sessions')).body
    await caller.delete(`/api/account/sessions/${session.id}`)
    await until(() => isHeard)
    stop()
    await testApp.platform.database.noteProgress()
    const restore = proxy.cutAll()
    const statuses = new Set<number>()
    await until(async () => {
      const { status } = await caller.get('/api/account/user-by-token')
      statuses.add(status)
      return status === 401
    })
    restore()
    expect([...statuses]).toEqual([503, 401])
    await until(() => testApp.guest.get('/api/health').then(({ body }) => body.down.length === 0))
  })

  it('A replica that is killed gets no queries, nobody notices, and it is read again when it is back', async () => {
    const { testApp, servers } = site
    const start = await servers.killReplica()
    const statuses = await Promise.all(
      Array.from({ length: 30 }, () => testApp.guest.get('/api/jobs/jobs').then(({ status }) => status)),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    await until(() => testApp.platform.database.unusedReplicas().includes('replica 1'))
    expect((await testApp.guest.get('/api/health')).body).toEqual({
      live: true,
      ready: true,
      down: ['replica 1'],
    })
    await start()
    await until(() => isFromReplica(site).then(Boolean), 30_000)
    await until(async () => (await testApp.guest.get('/api/health')).body.down.length === 0)
  })
})

describeWithRedis(`two processes that share a Redis and a replica two seconds behind${noReplica}`, () => {
  it.skipIf(!canReplicate)('What a person wrote through one they read through the other, too', async () => {
    const log = createLog('silent')
    const [servers, redis] = [await startReplicated({ delaySeconds: 2 }), await startRedis()]
    const openProcess = async () => {
      const connection = connectRedis(redis.url, log)
      await until(connection.isReady)
      await connection.client.set(sinceKey, '0')
      const positions = rememberInRedis(connection)
      const database = openDatabase(servers.primaryUrl, log, { replicaUrls: [servers.replicaUrl], positions })
      const read = (who: string) => database.read({ who, seen: { position: 0n } }, isStandby)
      const close = () => database.close().finally(connection.close)
      return { database, read, close }
    }
    const [one, other] = [await openProcess(), await openProcess()]
    for (const { read } of [one, other]) await until(() => read('a guest').then(Boolean))
    await one.database.db.execute(sql`create table notes (note text)`)
    await one.database.wrote('lucia')
    expect([await other.read('lucia'), await other.read('a guest')]).toEqual([false, true])
    await until(() => other.read('lucia').then(Boolean))
    for (const end of [one.close, other.close, servers.close, redis.stop]) await end()
  })
})

describe.skipIf(!canReplicate)(`a primary that is away${noReplica}`, () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(0)
    await until(() => isFromReplica(site).then(Boolean))
  })
  afterAll(() => site.close())

  it.each(['cut', 'frozen'] as const)(
    'While the primary is %s queries go on, mutations get 503 within two seconds, and it comes back by itself',
    async (how) => {
      const { testApp, proxy } = site
      const [lucia, diego] = [await buildVolunteer(), await buildVolunteer()]
      const save = (theme: string) => testApp.as(lucia).put('/api/account/preferences', { theme })
      expect((await save('dark')).status).toBe(200)
      await until(() => isFromReplica(site, lucia.id).then(Boolean))
      // Diego has a session that this process has not read yet.
      await signIn(testApp.platform, diego)
      await until(() => isFromReplica(site).then(Boolean))
      await new Promise((done) => setTimeout(done, 1_000))
      const restore = how === 'cut' ? proxy.cutAll() : proxy.freezeAll()
      try {
        for (let round = 0; round < 4; round += 1) {
          const start = performance.now()
          const failed = await save('light')
          expect(performance.now() - start).toBeLessThan(longestRefusal)
          expect([failed.status, failed.headers.get('retry-after'), failed.body]).toEqual([
            503,
            '5',
            sentence,
          ])
          for (const person of [lucia, diego]) {
            const { status, body } = await testApp.as(person).get('/api/account/user-by-token')
            expect([status, body.id]).toEqual([200, person.id])
          }
          expect((await testApp.guest.get('/api/jobs/jobs')).status).toBe(200)
        }
        await until(async () => (await testApp.guest.get('/api/health')).body.down.join() === 'database')
      } finally {
        restore()
      }
      await until(async () => (await save('light')).status === 200)
      expect((await testApp.as(lucia).get('/api/account/user-by-token')).body.theme).toBe('light')
    },
  )

  it('A mutation under way when the primary freezes gets 503 within two seconds', async () => {
    const { testApp, proxy } = site
    const lucia = await buildVolunteer()
    const save = (theme: string) => testApp.as(lucia).put('/api/account/preferences', { theme })
    await save('dark')
    const restore = proxy.freezeAll()
    const start = performance.now()
    const responses = await Promise.all(Array.from({ length: 5 }, () => save('light')))
    expect(performance.now() - start).toBeLessThan(longestRefusal)
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]))
    restore()
    await until(async () => (await save('light')).status === 200)
  })
})

describe.skipIf(!canReplicate || !isPoolerInstalled)(`both behind pgbouncer${noReplica}`, () => {
  it('Pairs of write and read are right there, too, and a pooler that is killed costs 503 for mutations alone', async () => {
    const servers = await startReplicated()
    const primary = await startPooler(servers.primaryUrl, 'transaction')
    const replica = await startPooler(servers.replicaUrl, 'transaction')
    const { testApp, close } = await startTestApp(primary.url, {
      DATABASE_URL: primary.url,
      DATABASE_DIRECT_URL: servers.primaryUrl,
      DATABASE_REPLICA_URLS: replica.url,
    })
    const lucia = testApp.as(await buildVolunteer())
    const getTheme = async () => (await lucia.get('/api/account/user-by-token')).body.theme
    for (let pair = 0; pair < 50; pair += 1) {
      const theme = pair % 2 === 0 ? 'dark' : 'light'
      await lucia.put('/api/account/preferences', { theme })
      expect(await getTheme()).toBe(theme)
    }
    const { database } = testApp.platform
    await until(() => database.read({ who: 'a guest', seen: { position: 0n } }, isStandby).then(Boolean))
    await until(() => database.unusedReplicas().length === 0)
    await primary.close()
    expect((await lucia.put('/api/account/preferences', { theme: 'dark' })).status).toBe(503)
    await until(() => getTheme().then((theme) => theme === 'light'))
    for (const end of [close, replica.close, servers.close]) await end()
  })
})

it('A replica is too far behind when it lacks what the primary had ten seconds ago, however quiet the site is', () => {
  let now = 0
  const progress = noteProgress(() => now)
  for (; now <= 30_000; now += 500) progress.note(BigInt(now))
  now = 30_000
  expect([progress.isBehind(19_999n), progress.isBehind(20_000n)]).toEqual([true, false])
  expect([progress.hasAll(29_999n), progress.hasAll(30_000n)]).toEqual([false, true])
  now = 90_000
  expect([progress.isBehind(29_999n), progress.isBehind(30_000n)]).toEqual([true, false])
  expect(noteProgress().hasAll(5n)).toBe(false)
})
