import { afterEach, expect, inject, it, vi } from 'vitest'
import { Watch } from '#server/platform/db/watch.ts'
import { createLog } from '#server/platform/log/index.ts'
import { until } from '../../setup/until.ts'

let watch: Watch | undefined
afterEach(() => watch?.close())

it('The log says why a replica is away: what an operator mistyped in its address', async () => {
  const log = createLog('silent')
  const warnings = vi.spyOn(log, 'warn')
  const url = inject('databaseUrl').replace(/\/[^/?]*(\?|$)/, '/nowhere$1')
  watch = new Watch({ url, name: 'replica 1', role: 'replica', log, onPosition: () => {} })
  await until(() => warnings.mock.calls.length > 0)
  expect(warnings.mock.calls).toEqual([
    [{ server: 'replica 1', reason: 'database "nowhere" does not exist' }, 'a database server is away'],
  ])
})
