import { useSyncExternalStore } from 'react'
import { createEmitter } from '#lib/emitter.ts'
import { within } from '#lib/within.ts'
import { prepareToLeave } from '#services/http/whileLeaving.ts'

type PendingDeletion = { send: () => Promise<unknown>; sendWhileLeaving: () => void }

/** What was deleted on the screen and can still be undone, by id. */
const waiting = new Map<string, PendingDeletion>()
/** The ids that are hidden: deleted, whether or not the server knows yet. */
let unseen: ReadonlySet<string> = new Set()
const { subscribe, emit } = createEmitter()

function hide(id: string, isHidden: boolean) {
  const next = new Set(unseen)
  if (isHidden) next.add(id)
  else next.delete(id)
  unseen = next
  emit()
}

function sendAllWhileLeaving() {
  for (const { sendWhileLeaving } of waiting.values()) sendWhileLeaving()
  waiting.clear()
}

/** In milliseconds. */
const longestFinish = 5_000

/** Sends at once what can still be undone, before the session ends that may send it. */
export async function finishDeletions(): Promise<void> {
  if (waiting.size === 0) return
  const sent = [...waiting.values()].map(({ send }) => send())
  waiting.clear()
  await within(longestFinish, Promise.allSettled(sent))
}

const none: ReadonlySet<string> = new Set()

/** The ids deleted on this screen: lists leave them out, whatever the server returns. */
export const useUnseen = (): ReadonlySet<string> =>
  useSyncExternalStore(
    subscribe,
    () => unseen,
    () => none,
  )

/** A deletion that can be undone: `undo` while nothing was sent, `pass` to send it. Throws the ApiError. */
export type Deletion = { undo: () => void; pass: () => Promise<void> }

/** Hides something at once; it is deleted when the undo has passed or the viewer leaves the page. */
export function beginDeletion(id: string, pending: PendingDeletion): Deletion {
  if (waiting.size === 0) window.addEventListener('pagehide', sendAllWhileLeaving, { once: true })
  waiting.set(id, pending)
  hide(id, true)
  void prepareToLeave()
  return {
    undo: () => {
      if (waiting.delete(id)) hide(id, false)
    },
    pass: async () => {
      if (!waiting.delete(id)) return
      try {
        await pending.send()
      } catch (error) {
        hide(id, false)
        throw error
      }
    },
  }
}
