import { makeWatchers } from '#lib/watchers.ts'

let reached = true
const { watch, tell } = makeWatchers()

/** Whether the site has answered, or was not asked: false while a refresh that failed is tried again. */
export const isReached = (): boolean => reached
export const watchReached = watch

export function setReached(isReachedNow: boolean): void {
  if (reached === isReachedNow) return
  reached = isReachedNow
  tell()
}
