import type { LiveData, LiveEvent } from '#contracts/live.ts'
import { makeWatchers } from '#lib/watchers.ts'

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

let held = false
const { watch, tell } = makeWatchers()

/** Whether this browser holds a stream now: if not, who wants to know has to ask. */
export const isHeld = (): boolean => held

export function setHeld(isHeldNow: boolean): void {
  if (held === isHeldNow) return
  held = isHeldNow
  tell()
}

export const watchHeld = watch
