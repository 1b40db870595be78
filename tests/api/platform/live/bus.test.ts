import { expect, it } from 'vitest'
import { endSessions } from '#server/modules/account/sessions/sessions.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import {
  liveChannels,
  openLive,
  outdateGuestPages,
  publish,
  publishToTopic,
  sendNotice,
  watch,
} from '#server/platform/live/index.ts'
import { createLog } from '#server/platform/log/index.ts'
import { connectRedis } from '#server/platform/redis/index.ts'
import { buildVolunteer, type Person, signIn } from '../../../people.ts'
import { bearer } from '../../setup/account.ts'
import { type LiveStream, listenTo } from '../../setup/listen.ts'
import { describeSides, describeWithRedis } from '../../setup/redisServer.ts'
import { openTestApp } from '../../setup/testApp.ts'
import { until } from '../../setup/until.ts'

describeSides(({ withRedis }) => {
  const testApp = openTestApp({}, { withRedis })
  const db = () => testApp.platform.database.db

  async function hearDuring(work: (heard: readonly string[]) => Promise<unknown>): Promise<string[]> {
    const heard: string[] = []
    const stop = testApp.platform.live.on(liveChannels.stored, (payload) => heard.push(payload))
    await work(heard)
    const last = newId()
    await sendNotice(db(), liveChannels.stored, last)
    await until(() => heard.includes(last))
    stop()
    return heard.slice(0, -1)
  }

  it('A notice is heard after the commit, in its order, and never when the transaction is rolled back', async () => {
    const failing = (tx: Db) =>
      sendNotice(tx, liveChannels.stored, 'never').then(() => Promise.reject(new Error('rolled back')))
    const told = await hearDuring(async (heard) => {
      await expect(db().transaction(failing)).rejects.toThrow('rolled back')
      await db().transaction(async (tx) => {
        await sendNotice(tx, liveChannels.stored, 'first')
        await sendNotice(tx, liveChannels.stored, 'second')
        expect(heard).toEqual([])
      })
    })
    expect(told).toEqual(['first', 'second'])
  })

  it('A notice from within a savepoint waits for the whole transaction', async () => {
    const told = await hearDuring((heard) =>
      db().transaction(async (tx) => {
        await tx.transaction((savepoint) => sendNotice(savepoint, liveChannels.stored, 'inner'))
        await new Promise((done) => setTimeout(done, 50))
        expect(heard).toEqual([])
      }),
    )
    expect(told).toEqual(['inner'])
  })

  it('A transaction that is repeated after a conflict sends its notices once', async () => {
    let tries = 0
    const told = await hearDuring(() =>
      db().transaction(async (tx) => {
        tries += 1
        await sendNotice(tx, liveChannels.stored, `try ${tries}`)
        if (tries === 1) throw Object.assign(new Error('aborted because of another'), { code: '40001' })
      }),
    )
    expect(told).toEqual(['try 2'])
  })

  it('Outdated guest pages are told to every process', async () => {
    let heard = 0
    const stop = testApp.platform.live.on(liveChannels.guestPages, () => (heard += 1))
    await db().transaction((tx) => outdateGuestPages(tx))
    await until(() => heard === 1)
    stop()
  })
})

describeWithRedis('while Redis is away', () => {
  const testApp = openTestApp({}, { withRedis: true, lookMilliseconds: 200 })
  const listenAs = listenTo(testApp)
  const db = () => testApp.platform.database.db
  const redis = () => {
    if (!testApp.redis) throw new Error('the app has no Redis')
    return testApp.redis
  }
  const isListening = () => testApp.platform.live.isListening()
  const numbers = ({ events }: LiveStream) => events.map(({ data }) => Number(data.conversation_id))
  const publishNumber = (n: number, { id }: Person) =>
    db().transaction((tx) => publish(tx, [id], 'read', { conversation_id: String(n), from: id }, id))

  it('Redis is killed and comes back under publications: each event arrives once and in order', async () => {
    const lucia = await buildVolunteer()
    const stream = await listenAs(lucia)
    for (let n = 1; n <= 300; n += 1) {
      if (n === 100) await redis().kill()
      if (n === 200) await redis().start()
      await publishNumber(n, lucia)
    }
    await until(() => stream.events.length >= 300)
    await until(isListening)
    await publishNumber(301, lucia)
    await until(() => stream.events.length > 300)
    expect(numbers(stream)).toEqual(Array.from({ length: 301 }, (_, n) => n + 1))
    expect(stream.isOpen()).toBe(true)
  })

  it('A session that ends meanwhile is refused at once, and its streams end', async () => {
    const lucia = await buildVolunteer()
    const token = await signIn(testApp.platform, lucia)
    const getMe = async () => (await testApp.guest.get('/api/account/user-by-token', bearer(token))).status
    const stream = await listenAs(lucia)
    expect(await getMe()).toBe(200)
    await redis().kill()
    await until(() => !isListening())
    // Ended by another process, of which this one hears nothing.
    await testApp.platform.database.pool.query('delete from sessions where account_id = $1', [lucia.id])
    expect(await getMe()).toBe(401)
    await until(() => !stream.isOpen())
    await redis().start()
    await until(isListening)
  })

  it('A session that ends right after the return is heard, too', async () => {
    const lucia = await buildVolunteer()
    const stream = await listenAs(lucia)
    await redis().kill()
    await redis().start()
    await until(isListening)
    await endSessions(db(), lucia.id)
    await until(() => !stream.isOpen())
  })

  it('Streams that watch something come back to read what they missed of it; others stay open', async () => {
    const [lucia, mateo] = [await buildVolunteer(), await buildVolunteer()]
    const [watching, other] = [await listenAs(lucia), await listenAs(mateo)]
    await watch(db(), lucia.id, [{ name: 'post', of: mateo.id }])
    await publishToTopic(db(), 'post', 'post', { id: newId(), likes: 1, comments: 0 })
    await until(() => watching.events.length === 1)
    await redis().kill()
    await redis().start()
    await until(() => !watching.isOpen())
    expect(other.isOpen()).toBe(true)
  })

  it('A process that could not send its notices tells all others to read again what they may have missed', async () => {
    const log = createLog('silent')
    const lost = connectRedis(redis().url, log)
    const other = await openLive(testApp.databaseUrl, log, lost)
    let missed = 0
    const stop = testApp.platform.live.onMissed(() => (missed += 1))
    lost.client.disconnect()
    await until(() => !lost.isReady())
    await other.send(db(), liveChannels.sessionEnded, newId())
    await lost.client.connect()
    await until(() => missed > 0)
    stop()
    await other.close()
    lost.close()
  })

  it('A Redis that falls silent with open connections is left, and heard again when it is back', async () => {
    const lucia = await buildVolunteer()
    const stream = await listenAs(lucia)
    redis().freeze()
    await publishNumber(1, lucia)
    await until(() => stream.events.length === 1)
    await until(() => !isListening())
    redis().thaw()
    await until(isListening)
    await publishNumber(2, lucia)
    await until(() => stream.events.length === 2)
    expect(numbers(stream)).toEqual([1, 2])
  })

  it('An app starts without Redis and listens once it is there', async () => {
    const log = createLog('silent')
    await redis().kill()
    const early = connectRedis(redis().url, log)
    const live = await openLive(testApp.databaseUrl, log, early)
    expect(live.isListening()).toBe(false)
    await redis().start()
    await until(() => live.isListening())
    await live.close()
    early.close()
  })
})
