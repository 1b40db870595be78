import type { LiveData, LiveEvent } from '#contracts/live.ts'
import { createEmitter } from '#lib/emitter.ts'

type Handlers = { [Name in LiveEvent]: Set<(data: LiveData[Name]) => void> }

const handlers: Handlers = {
  notification: new Set(),
  message: new Set(),
  typing: new Set(),
  read: new Set(),
  badge: new Set(),
  post: new Set(),
  comment: new Set(),
}

/** Calls the handler for each such event that reaches this browser; the answer stops it. */
export function hear<Name extends LiveEvent>(
  event: Name,
  handler: (data: LiveData[Name]) => void,
): () => void {
  const those: Set<(data: LiveData[Name]) => void> = handlers[event]
  those.add(handler)
  return () => void those.delete(handler)
}

/** Hands an event to all who hear it in this tab. */
export function spread<Name extends LiveEvent>(event: Name, data: LiveData[Name]): void {
  const those: Set<(data: LiveData[Name]) => void> = handlers[event]
  for (const handler of those) handler(data)
}

export const isLiveEvent = (name: string): name is LiveEvent => name in handlers

let connected = false
const { subscribe, emit } = createEmitter()

/** Whether this browser holds a stream now: if not, who wants to know has to ask. */
export const isConnected = (): boolean => connected

export function setConnected(value: boolean): void {
  if (connected === value) return
  connected = value
  emit()
}

export const subscribeConnected = subscribe
