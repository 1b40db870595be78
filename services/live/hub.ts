import type { LiveData, LiveEvent } from '#contracts/live.ts'
import { createEmitter } from '#lib/emitter.ts'

type Handlers = { [Name in LiveEvent]: Set<(data: LiveData[Name]) => void> }

const handlers: Handlers = {
  notification: new Set(),
  message: new Set(),
  messageChange: new Set(),
  typing: new Set(),
  read: new Set(),
  badge: new Set(),
  newPost: new Set(),
  post: new Set(),
  comment: new Set(),
  applicationChange: new Set(),
}

/** Calls the handler for each such event that reaches this browser; returns the function that stops it. */
export function onLiveEvent<Name extends LiveEvent>(
  event: Name,
  handler: (data: LiveData[Name]) => void,
): () => void {
  const listeners: Set<(data: LiveData[Name]) => void> = handlers[event]
  listeners.add(handler)
  return () => void listeners.delete(handler)
}

/** Calls this tab's handlers of an event. */
export function emitLiveEvent<Name extends LiveEvent>(event: Name, data: LiveData[Name]): void {
  const listeners: Set<(data: LiveData[Name]) => void> = handlers[event]
  for (const handler of listeners) handler(data)
}

export const isLiveEvent = (name: string): name is LiveEvent => name in handlers

let connected = false
const { subscribe, emit } = createEmitter()

/** Whether this browser has an open stream; without one, data must be fetched. */
export const isConnected = (): boolean => connected

export function setConnected(value: boolean): void {
  if (connected === value) return
  connected = value
  emit()
}

export const subscribeConnected = subscribe
