import { expect, it, vi } from 'vitest'
import { everyCall } from '#server/platform/limits/acts.ts'
import { createLimits, type Limits } from '#server/platform/limits/index.ts'
import { createLog } from '#server/platform/log/index.ts'
import { connectRedis } from '#server/platform/redis/index.ts'
import { describeWithRedis } from '../../setup/redisServer.ts'
import { openTestApp } from '../../setup/testApp.ts'
import { until } from '../../setup/until.ts'

const tooMany = 'Too many requests'

describeWithRedis('limits of several processes', () => {
  const testApp = openTestApp({ RATE_LIMITS: 'on' }, { withRedis: true })

  /** The limits of another process of the site, and a function that ends it. */
  async function openOther(): Promise<{ there: Limits; close(): void }> {
    const { database, config } = testApp.platform
    const redis = connectRedis(testApp.redis?.url ?? '', createLog('silent'))
    await until(redis.isReady)
    return { there: createLimits(database.pool, config, redis), close: redis.close }
  }
  const isReady = () => testApp.platform.redis?.isReady() ?? false
  const isAway = async () => /^brota_redis_away (.)$/m.exec((await testApp.platform.metrics.text()).body)?.[1]
  async function comeBack(): Promise<void> {
    await testApp.redis?.start()
    await until(isReady)
  }

  it('Calls of an address and of an account are counted once for all processes', async () => {
    const { there, close } = await openOther()
    const here = testApp.platform.limits
    for (let n = 0; n < everyCall.address.points / 2; n++) {
      await here.spendAddress('198.51.100.1')
      await there.spendAddress('198.51.100.1')
    }
    await expect(here.spendAddress('198.51.100.1')).rejects.toThrow(tooMany)
    await expect(there.spendAddress('198.51.100.1')).rejects.toThrow(tooMany)
    for (let n = 0; n < everyCall.person.points; n++) await here.spendPerson('lucia')
    await expect(there.spendPerson('lucia')).rejects.toThrow(tooMany)
    close()
  })

  it('The wait after wrong passwords counts in all processes, and ends in all', async () => {
    const { there, close } = await openOther()
    const here = testApp.platform.limits
    for (let n = 0; n < 10; n++) await here.spend('a login', 'lucia')
    await expect(here.spend('a login', 'lucia')).rejects.toThrow(tooMany)
    await expect(there.check('a login', 'lucia')).rejects.toThrow(tooMany)
    await there.forgive('a login', 'lucia')
    await here.check('a login', 'lucia')
    close()
  })

  it('While Redis is away each process counts by itself, refuses as before, and says so in its log and metrics', async () => {
    const { limits, log } = testApp.platform
    const warnings = vi.spyOn(log, 'warn')
    expect(await isAway()).toBe('0')
    for (let n = 0; n < 5; n++) await limits.spend('an export', 'mateo')
    await testApp.redis?.kill()
    await until(() => !isReady())
    expect(await isAway()).toBe('1')
    expect(warnings.mock.calls.flat()).toContainEqual(
      expect.stringContaining('this process counts by itself'),
    )
    warnings.mockRestore()
    for (let n = 0; n < 5; n++) await limits.spend('an export', 'mateo')
    await expect(limits.spend('an export', 'mateo')).rejects.toThrow(tooMany)
    expect((await testApp.guest.get('/api/jobs/jobs')).status).toBe(200)
    await comeBack()
    expect(await isAway()).toBe('0')
    await limits.spend('an export', 'mateo')
  })

  it('Calls under way while Redis is killed and comes back are all answered and none fails', async () => {
    const statuses: number[] = []
    let isOver = false
    const caller = async () => {
      while (!isOver) statuses.push((await testApp.guest.get('/api/countries')).status)
    }
    const callers = Array.from({ length: 5 }, caller)
    await until(() => statuses.length > 50)
    await testApp.redis?.kill()
    const before = statuses.length
    await until(() => statuses.length > before + 50)
    await comeBack()
    const after = statuses.length
    await until(() => statuses.length > after + 50)
    isOver = true
    await Promise.all(callers)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })

  it('A Redis that falls silent delays calls for seconds at most and fails none', async () => {
    testApp.redis?.freeze()
    const start = performance.now()
    for (let n = 0; n < 20; n++) expect((await testApp.guest.get('/api/countries')).status).toBe(200)
    expect(performance.now() - start).toBeLessThan(12_000)
    testApp.redis?.thaw()
    await until(isReady)
  })
})
