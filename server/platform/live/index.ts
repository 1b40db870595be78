// Live updates: events stored for 24 h, notices between processes (LISTEN/NOTIFY), open streams to browsers.
// Does not know what an event means or who else should receive it.
import type { Log } from '../log/index.ts'
import { connectForNotices } from './connection.ts'

export { liveChannels, outdateGuestPages, pgNotify } from './pgNotify.ts'
export { publish, publishBadges, publishNow, publishToTopic, unsubscribeEachOther, watch } from './publish.ts'
export { deleteEventsFor, replaceInEvents } from './queries.ts'

type Listener = (payload: string) => void
export type Live = {
  /** Calls the listener for each notice on this channel, from any process; returns a function that removes it. */
  on(channel: string, listener: Listener): () => void
  /** Calls the listener after each reconnection, since notices in between were missed; returns a function that removes it. */
  onReconnect(listener: () => void): () => void
  /** Whether notices arrive now. */
  isListening(): boolean
  close(): Promise<void>
}

/** Opens the LISTEN connection of this process; when lost, it reconnects with growing pauses. Throws an OperatorError behind a pooler without sessions. */
export async function openLive(url: string, log: Log): Promise<Live> {
  const listeners = new Map<string, Set<Listener>>()
  const reconnectListeners = new Set<() => void>()
  const connection = connectForNotices(url, log, {
    onNotice: (channel, payload) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload)
    },
    onReconnected: () => {
      for (const listener of reconnectListeners) listener()
    },
  })
  await connection.open()
  return {
    on: (channel, listener) => {
      const set = listeners.get(channel) ?? new Set()
      listeners.set(channel, set.add(listener))
      return () => set.delete(listener)
    },
    onReconnect: (listener) => {
      reconnectListeners.add(listener)
      return () => reconnectListeners.delete(listener)
    },
    isListening: connection.isListening,
    close: connection.close,
  }
}
