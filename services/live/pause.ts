const first = 1_000
const longest = 30_000
const shortest = 200

/**
 * Milliseconds before the next attempt, at random, so that not all browsers reconnect to a restarted server at once.
 */
export const backOff = (failures: number, random = Math.random()): number =>
  shortest + random * Math.min(longest, first * 2 ** failures)

/** Resolves after the time, when the browser comes online, or on abort. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', finish)
      signal.removeEventListener('abort', finish)
      done()
    }
    const timer = setTimeout(finish, milliseconds)
    globalThis.addEventListener?.('online', finish)
    signal.addEventListener('abort', finish)
    if (signal.aborted) finish()
  })
}
