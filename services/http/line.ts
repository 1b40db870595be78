import { createEmitter } from '#lib/emitter.ts'

let reached = true
const { subscribe, emit } = createEmitter()

/** Whether the site has answered, or was not asked: false while a refresh that failed is tried again. */
export const isReached = (): boolean => reached
export const subscribeReached = subscribe

export function setReached(isReachedNow: boolean): void {
  if (reached === isReachedNow) return
  reached = isReachedNow
  emit()
}
