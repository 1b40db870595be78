import { setTimeout as wait } from 'node:timers/promises'

/** Whether the work is done, well or not, before so many milliseconds have passed. Never throws. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const enough = new AbortController()
  const settled = work.then(
    () => true,
    () => true,
  )
  const late = wait(milliseconds, false, { signal: enough.signal }).catch(() => false)
  const isInTime = await Promise.race([settled, late])
  enough.abort()
  return isInTime
}
