import { expect, it, vi } from 'vitest'
import { createLog } from '#server/platform/log/index.ts'
import { connectRedis } from '#server/platform/redis/index.ts'
import { describeWithRedis, startRedis } from '../setup/redisServer.ts'
import { until } from '../setup/until.ts'

describeWithRedis('the connection to Redis', () => {
  it('The log names a wrong password, and not what Redis says to those who gave none', async () => {
    const server = await startRedis()
    const log = createLog('silent')
    const warnings = vi.spyOn(log, 'warn')
    const right = connectRedis(server.url, log)
    await until(() => right.isReady())
    await right.client.config('SET', 'requirepass', 'the right one')
    // A numbered database: its selection is refused, too, after the password.
    const wrong = connectRedis(`${server.url.replace('//', '//:wrong@')}/1`, log)
    try {
      await until(() => warnings.mock.calls.length > 0)
      expect(warnings.mock.calls[0]?.[0]).toEqual({ reason: expect.stringContaining('WRONGPASS') })
    } finally {
      wrong.close()
      right.close()
      await server.stop()
    }
  })
})
