import { setTimeout as wait } from 'node:timers/promises'
import { apiError } from '../../http/apiError.ts'
import { systemCode } from '../../operatorError.ts'

/** How long a call waits for a store that is away: longer than a restart of its server. */
export const longestWait = 10_000
const firstPause = 100
const longestPause = 1_000

/** Repeats what fails for want of the store; throws `unavailable` (503) after ten seconds, other errors at once. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + longestWait
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error)) throw error
      if (performance.now() + pause > until)
        throw Object.assign(apiError('unavailable', { headers: { 'Retry-After': '10' } }), { cause: error })
      await wait(pause)
    }
  }
}

/** The HTTP status that the store answered with; 0 when it did not answer. */
export function getStatus(error: unknown): number {
  if (!(error instanceof Error) || !('$metadata' in error)) return 0
  const { $metadata: facts } = error
  const hasStatus = typeof facts === 'object' && facts !== null && 'httpStatusCode' in facts
  return hasStatus ? Number(facts.httpStatusCode ?? 0) : 0
}

const notImplemented = 501
const temporary = [408, 425, 429]
const interruptions = ['TimeoutError', 'AbortError', 'NetworkingError']

/** Whether the store was away, and not the call wrong. */
export function isOutage(error: unknown): boolean {
  const status = getStatus(error)
  if (status > 0) return (status >= 500 && status !== notImplemented) || temporary.includes(status)
  return error instanceof Error && (systemCode(error) !== '' || interruptions.includes(error.name))
}
