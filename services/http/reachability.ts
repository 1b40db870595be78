import { createEmitter } from '#lib/emitter.ts'

let reachable = true
const { subscribe, emit } = createEmitter()

/** False while a failed refresh is being retried. */
export const isReachable = (): boolean => reachable
export const subscribeReachable = subscribe

export function setReachable(value: boolean): void {
  if (reachable === value) return
  reachable = value
  emit()
}
