import { setTimeout as wait } from 'node:timers/promises'

/** Resolves to whether the work settled within so many milliseconds. Never rejects. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController()
  const settled = work.then(
    () => true,
    () => true,
  )
  const timeout = wait(milliseconds, false, { signal: timer.signal }).catch(() => false)
  const isInTime = await Promise.race([settled, timeout])
  timer.abort()
  return isInTime
}
