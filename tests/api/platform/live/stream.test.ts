import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessionReader } from '#server/modules/account/index.ts'
import { endSession, endSessions, refreshViewers } from '#server/modules/account/sessions/sessions.ts'
import { badges, ports } from '#server/modules.ts'
import { quotes } from '#server/notified.ts'
import { closePlatform, createPlatform } from '#server/platform/create.ts'
import { saveNow } from '#server/platform/db/beforeCommit.ts'
import { newId } from '#server/platform/db/ids.ts'
import { publish, publishNow } from '#server/platform/live/index.ts'
import { savingEvents } from '#server/platform/live/queries.ts'
import { buildVolunteer, type Person, signIn } from '../../../people.ts'
import { type LiveStream, listen, listenTo } from '../../setup/listen.ts'
import { recordStatements } from '../../setup/plans.ts'
import { describeSides } from '../../setup/redisServer.ts'
import { openTestApp } from '../../setup/testApp.ts'
import { until } from '../../setup/until.ts'

describeSides(({ withRedis }) => {
  const testApp = openTestApp({}, { beatMilliseconds: 100, lookMilliseconds: 300, withRedis })
  const address = '/api/notifications/stream'
  const db = () => testApp.platform.database.db
  const listenAs = listenTo(testApp)
  let lucia: Person

  beforeEach(async () => {
    lucia = await buildVolunteer()
  })

  const openStream = (person = lucia, headers?: Record<string, string>): Promise<LiveStream> =>
    listenAs(person, headers)
  /** Publishes numbered events, each in its own mutation. */
  async function publishNumbers(from: number, to: number, accountId = lucia.id): Promise<void> {
    for (let n = from; n <= to; n += 1) {
      const data = { conversation_id: String(n), from: lucia.id }
      await db().transaction((tx) => publish(tx, [accountId], 'read', data, lucia.id))
    }
  }
  /** Counts the statements that wait to read the events. */
  async function countWaiting(): Promise<number> {
    const { rows } = await testApp.platform.database.pool.query(
      `select 1 from pg_locks where relation = 'live_events'::regclass and not granted`,
    )
    return rows.length
  }
  const numbers = ({ events }: LiveStream) => events.map(({ data }) => Number(data.conversation_id))
  const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, n) => first + n)

  describe('opening a stream', () => {
    it('The response is an event stream that no cache or proxy may change', async () => {
      const { status, headers } = await openStream()
      expect(status).toBe(200)
      expect(headers['content-type']).toMatch(/^text\/event-stream/)
      expect(headers['cache-control']).toBe('no-cache, no-transform')
    })

    it('The stream requires a bearer and accepts none in the address', async () => {
      const bearer = await signIn(testApp.platform, lucia)
      expect((await testApp.guest.get(address)).status).toBe(401)
      expect((await testApp.guest.get(`${address}?token=${bearer}`)).status).toBe(401)
      expect((await testApp.guest.get(address, { headers: { Authorization: 'Bearer forged' } })).status).toBe(
        401,
      )
    })

    it('A HEAD of the stream returns only headers', async () => {
      expect((await testApp.as(lucia).send('HEAD', address)).status).toBe(200)
      expect(testApp.platform.streams.count()).toBe(0)
    })
  })

  describe('events of a stream', () => {
    it('An event reaches every stream of its account, in order, and no other', async () => {
      const mateo = await buildVolunteer()
      const [one, two, other] = [await openStream(), await openStream(), await openStream(mateo)]
      await publishNumbers(1, 30)
      await until(() => one.events.length >= 30 && two.events.length >= 30)
      expect([numbers(one), numbers(two), numbers(other)]).toEqual([upTo(30), upTo(30), []])
      expect(one.events[0]).toMatchObject({ event: 'read', id: expect.stringMatching(/^\d+$/) })
    })

    it('Without a last id the stream starts now', async () => {
      await publishNumbers(1, 3)
      const stream = await openStream()
      await publishNumbers(4, 4)
      await until(() => stream.events.length > 0)
      expect(numbers(stream)).toEqual([4])
    })

    it('A stream resumes after its last id, without gaps or duplicates', async () => {
      const first = await openStream()
      await publishNumbers(1, 5)
      await until(() => first.events.length === 5)
      first.leave()
      await publishNumbers(6, 180)
      const saying = publishNumbers(181, 200)
      const second = await openStream(lucia, { 'Last-Event-ID': first.lastId() })
      await saying
      await until(() => second.events.length >= 195)
      expect(numbers(second)).toEqual(upTo(200, 6))
    })

    it('A stream that resumes while the next events of another one are being read misses none', async () => {
      const first = await openStream()
      await publishNumbers(1, 5)
      await until(() => first.events.length === 5)
      const lastId = first.events[0]?.id ?? ''
      const second = await db().transaction(async (tx) => {
        // No read ends before the commit, so that the second stream opens during that for the first.
        await tx.execute(sql`lock table live_events in access exclusive mode`)
        await publish(tx, [lucia.id], 'read', { conversation_id: '6', from: lucia.id }, lucia.id)
        await until(async () => (await countWaiting()) > 0)
        return openStream(lucia, { 'Last-Event-ID': lastId })
      })
      await until(() => first.events.length === 6 && second.events.length >= 5)
      expect([numbers(first), numbers(second)]).toEqual([upTo(6), upTo(6, 2)])
    })

    it('A client that disconnected before its first event resumes without a gap', async () => {
      await publishNumbers(1, 2)
      const first = await openStream()
      await until(() => first.lastId() !== '')
      first.leave()
      await publishNumbers(3, 4)
      const second = await openStream(lucia, { 'Last-Event-ID': first.lastId() })
      await until(() => second.events.length === 2)
      expect(numbers(second)).toEqual([3, 4])
    })

    it('An event is deleted after 24 h', async () => {
      await publishNumbers(1, 1)
      await testApp.platform.database.pool.query(
        "update live_events set created_at = now() - interval '25 hours'",
      )
      await publishNumbers(2, 2)
      const { deleteEventsBefore } = await import('#server/platform/live/queries.ts')
      await deleteEventsBefore(db(), new Date(Date.now() - 86_400_000), 1_000)
      const stream = await openStream(lucia, { 'Last-Event-ID': '0' })
      await until(() => stream.events.length > 0)
      expect(numbers(stream)).toEqual([2])
    })

    it('An event may be sent without being stored', async () => {
      const stream = await openStream()
      const data = { conversation_id: newId(), from: newId() }
      await publishNow(db(), [lucia.id], 'typing', data)
      await until(() => stream.events.length > 0)
      expect(stream.events).toEqual([{ id: '', event: 'typing', data }])
    })
  })

  describe('a stream', () => {
    it('A stream sends heartbeats', async () => {
      const stream = await openStream()
      await until(() => stream.heartbeats() >= 3)
      expect(stream.events).toEqual([])
    })

    it('A stream is removed when its client disconnects', async () => {
      const stream = await openStream()
      await until(() => testApp.platform.streams.count() === 1)
      stream.leave()
      await until(() => testApp.platform.streams.count() === 0)
    })

    it('A stream that nobody reads is ended and buffers little until then, and nothing is lost', async () => {
      const stream = await openStream()
      stream.pause()
      const long = 'x'.repeat(20_000)
      const statements = await recordStatements(testApp.platform, async () => {
        await db().transaction(async (tx) => {
          for (let n = 1; n <= 1_000; n += 1) {
            await publish(tx, [lucia.id], 'read', { conversation_id: String(n), from: long }, lucia.id)
          }
        })
        await until(() => testApp.platform.streams.count() === 0)
      })
      // Twenty reads would bring all of it: it stopped reading when the connection was full.
      expect(statements.filter(({ text }) => text.includes('lateral')).length).toBeLessThan(16)
      stream.resume()
      await until(() => !stream.isOpen())
      const again = await openStream(lucia, { 'Last-Event-ID': stream.lastId() || '0' })
      await until(() => stream.events.length + again.events.length >= 1_000)
      expect([...numbers(stream), ...numbers(again)]).toEqual(upTo(1_000))
    })

    it('An account has twenty streams at most: a new one ends the oldest', async () => {
      const oldest = await openStream()
      for (let opened = 1; opened <= 20; opened += 1) await openStream()
      await until(() => !oldest.isOpen())
      expect(testApp.platform.streams.count()).toBe(20)
    })
  })

  describe('the end of a session', () => {
    const getSession = async () => {
      const { rows } = await testApp.platform.database.pool.query(
        'select id from sessions where account_id = $1',
        [lucia.id],
      )
      return rows[0].id
    }

    it('Signing out ends the session’s streams within a second', async () => {
      const stream = await openStream()
      await endSession(db(), await getSession())
      await until(() => !stream.isOpen(), 1_000)
    })

    it('Ending every session of an account ends its streams within a second', async () => {
      const [one, two] = [await openStream(), await openStream()]
      await endSessions(db(), lucia.id)
      await until(() => !one.isOpen() && !two.isOpen(), 1_000)
    })

    it('A suspension ends the account’s streams within a second', async () => {
      const stream = await openStream()
      await testApp.platform.database.pool.query('update accounts set suspended_at = now() where id = $1', [
        lucia.id,
      ])
      await refreshViewers(db(), lucia.id)
      await until(() => !stream.isOpen(), 1_000)
    })

    it('A gain of rights does not end the streams', async () => {
      const stream = await openStream()
      await refreshViewers(db(), lucia.id)
      await publishNumbers(1, 1)
      await until(() => stream.events.length === 1)
      expect(stream.isOpen()).toBe(true)
    })
  })

  describe('several processes', () => {
    /** Another process of the app, whose one endpoint is a stream for Lucía. */
    async function startOtherProcess() {
      const { config, log, auth } = testApp.platform
      const other = await createPlatform({
        config,
        log,
        databaseUrl: testApp.databaseUrl,
        sessions: sessionReader,
        badges,
        quotes,
        ports,
      })
      const viewer = await auth.findViewerByBearer(await signIn(testApp.platform, lucia))
      const server = createServer((_request, response) => {
        if (viewer) other.streams.open(response, viewer, 0)
      })
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      const close = () => {
        server.close()
        return closePlatform(other)
      }
      return { other, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
    }

    it('Several processes share one stream of events', async () => {
      const { other, origin, close } = await startOtherProcess()
      const there = await listen(origin, null)
      const here = await openStream()
      await publishNumbers(1, 10)
      await other.database.db.transaction((tx) =>
        publish(tx, [lucia.id], 'read', { conversation_id: '11', from: lucia.id }, lucia.id),
      )
      await until(() => here.events.length === 11 && there.events.length === 11)
      expect([numbers(here), numbers(there)]).toEqual([upTo(11), upTo(11)])
      await endSessions(db(), lucia.id)
      await until(() => !there.isOpen() && !here.isOpen(), 1_000)
      await close()
    })

    it('A process stops without waiting for its readers, even for one that connects meanwhile', async () => {
      const { other, origin, close } = await startOtherProcess()
      const before = await listen(origin, null)
      other.streams.close()
      const late = await listen(origin, null)
      await until(() => !before.isOpen() && !late.isOpen(), 1_000)
      expect(other.streams.count()).toBe(0)
      await close()
    })
  })

  it('A lost connection for notices loses no event', async () => {
    const stream = await openStream()
    await publishNumbers(1, 3)
    await until(() => stream.events.length === 3)
    const { redis, database } = testApp.platform
    await (redis?.client.client('KILL', 'TYPE', 'pubsub') ??
      database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'brota live' and datname = current_database()",
      ))
    await publishNumbers(4, 8)
    await until(() => stream.events.length === 8)
    expect(numbers(stream)).toEqual(upTo(8))
    expect(stream.isOpen()).toBe(true)
  })

  it('An event whose notice was never sent arrives with the next look', async () => {
    const stream = await openStream()
    const data = { conversation_id: '1', from: lucia.id }
    await saveNow(db(), savingEvents, [{ account_id: lucia.id, event: 'read', data, about: null }])
    await until(() => stream.events.length > 0)
    await publishNumbers(2, 2)
    await until(() => stream.events.length > 1)
    expect(numbers(stream)).toEqual([1, 2])
  })

  it('A session whose end was never told ends its streams with a later look', async () => {
    const stream = await openStream()
    await testApp.platform.database.pool.query('delete from sessions where account_id = $1', [lucia.id])
    await until(() => !stream.isOpen())
  })
})
