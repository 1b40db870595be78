import { afterAll, beforeAll, expect, it } from 'vitest'
import { Caller } from '../api/setup/caller.ts'
import { describeWithRedis, type RedisServer, startRedis } from '../api/setup/redisServer.ts'
import { until } from '../api/setup/until.ts'
import { type Settled, settle } from './settle.ts'
import { openSite } from './site.ts'
import { stay } from './stay.ts'

describeWithRedis('a site with Redis and two processes', () => {
  const environment: Record<string, string> = { WORKERS: '2', RATE_LIMITS: 'on', TRUST_PROXY: 'on' }
  let redis: RedisServer
  beforeAll(async () => {
    redis = await startRedis()
    environment.REDIS_URL = redis.url
  })
  const site = openSite('redis', environment)
  afterAll(() => redis?.stop())

  /** A new connection for each call: the two processes alternate. */
  const post = (caller: Settled | null, path: string, body: object, address: string): Promise<number> =>
    new Caller(site.app.origin, caller ? async () => caller.bearer : undefined)
      .post(path, body, { headers: { 'X-Forwarded-For': address, Connection: 'close' } })
      .then(({ status }) => status)

  /** Wrong logins to different accounts, of which an address has thirty. */
  async function guess(address: string, times: number): Promise<number[]> {
    const statuses: number[] = []
    for (let n = 0; n < times; n += 1) {
      const guessed = { email: `${address}.${n}.${Math.random()}@brota.example`, password: 'grey-pebble-77' }
      statuses.push(await post(null, '/api/account/login', guessed, address))
    }
    return statuses
  }
  const refusedAfter = (wrong: number, refused: number) => [
    ...Array(wrong).fill(401),
    ...Array(refused).fill(429),
  ]

  it('Both processes count wrong logins as one', async () => {
    expect(await guess('198.51.100.1', 33)).toEqual(refusedAfter(30, 3))
  })

  it('Redis is killed and comes back under acts: no act fails, and each notification arrives once', async () => {
    const readers = await settle(site.database, 6)
    const senders = await settle(site.database, 180)
    const staying = readers.map((reader) => stay(site.app.origin, reader))
    await until(() => staying.every(({ isOpen }) => isOpen()))
    const owed = readers.map((): string[] => [])
    const statuses: number[] = []
    for (const [index, sender] of senders.entries()) {
      if (index === 60) await redis.kill()
      if (index === 120) await redis.start()
      const reader = index % readers.length
      const body = { friend_id: readers[reader]?.id }
      statuses.push(await post(sender, '/api/friends/add', body, `198.51.100.${index + 50}`))
      owed[reader]?.push(sender.id)
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    for (const [reader, stayed] of staying.entries()) {
      const heard = () =>
        stayed.heard().flatMap(({ event, data }) => (event === 'notification' ? [data.id_notify] : []))
      await until(() => heard().length >= (owed[reader]?.length ?? 0))
      expect(heard()).toEqual(owed[reader])
      expect(stayed.cuts()).toBe(0)
      stayed.leave()
    }
  })

  it('Both processes count as one again after the return', async () => {
    let tries = 0
    const isShared = async () => (await guess(`192.0.2.${++tries}`, 31)).at(-1) === 429
    await until(isShared, 60_000)
    expect(await guess('198.51.100.2', 33)).toEqual(refusedAfter(30, 3))
  })
})
