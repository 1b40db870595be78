const first = 1_000
const longest = 30_000
const shortest = 200

/** How long to wait before the next try: at random, so that a house that comes back is not overrun by all at once. */
export const backOff = (failures: number, dice = Math.random()): number =>
  shortest + dice * Math.min(longest, first * 2 ** failures)

/** Waits so long, or until there is a network again, or until nobody wants to know any more. */
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
