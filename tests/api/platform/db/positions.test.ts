import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Positions, unknownPosition } from '#server/platform/db/position.ts'
import { createLog } from '#server/platform/log/index.ts'
import { connectRedis } from '#server/platform/redis/index.ts'
import { rememberInRedis, sinceKey } from '#server/platform/redis/positions.ts'
import { startDatabaseProxy } from '../../setup/databaseProxy.ts'
import { describeWithRedis, type RedisServer, startRedis } from '../../setup/redisServer.ts'
import { until } from '../../setup/until.ts'

describeWithRedis('the last writes of readers, which several processes share', () => {
  let redis: RedisServer
  const ends: (() => unknown)[] = []

  async function openProcess(url = redis.url) {
    const connection = connectRedis(url, createLog('silent'))
    ends.push(connection.close)
    await until(connection.isReady)
    return { positions: rememberInRedis(connection), client: connection.client }
  }
  let here: Positions
  let there: Positions
  let isReady: () => boolean
  /** As a Redis that has run for longer than a minute. */
  let growOld: () => Promise<unknown>

  beforeAll(async () => {
    redis = await startRedis()
    const process = await openProcess()
    here = process.positions
    there = (await openProcess()).positions
    isReady = () => process.client.status === 'ready'
    growOld = () => process.client.set(sinceKey, '0')
  })
  beforeEach(() => growOld())
  afterAll(async () => {
    for (const end of ends) await end()
    await redis.stop()
  })

  it('Of several writes of a reader the highest counts in all processes, however many digits it has', async () => {
    await here.remember('lucia', 99n)
    await there.remember('lucia', 100n)
    await here.remember('lucia', 7n)
    expect([await here.recall('lucia'), await there.recall('lucia')]).toEqual([100n, 100n])
    await there.remember('mateo', unknownPosition)
    await here.remember('mateo', unknownPosition - 1n)
    expect(await here.recall('mateo')).toBe(unknownPosition)
    expect(await here.recall('nobody')).toBeNull()
  })

  it('While Redis is away, and for a minute after it started empty, no reader is known', async () => {
    await redis.kill()
    await until(() => !isReady())
    expect(await here.recall('nobody')).toBe(unknownPosition)
    await redis.start()
    await until(isReady)
    expect(await here.recall('nobody')).toBe(unknownPosition)
    await growOld()
    expect(await here.recall('nobody')).toBeNull()
  })

  it('What a process could not tell Redis it tells later, and the reader is unknown to it until then', async () => {
    const proxy = await startDatabaseProxy(redis.url)
    ends.push(proxy.close)
    const cut = (await openProcess(proxy.url)).positions
    const restore = proxy.cutAll()
    await cut.remember('lucia', 200n)
    await cut.remember('lucia', 150n)
    expect(await cut.recall('lucia')).toBe(unknownPosition)
    restore()
    await until(async () => (await there.recall('lucia')) === 200n)
    await until(async () => (await cut.recall('lucia')) === 200n)
  })
})
