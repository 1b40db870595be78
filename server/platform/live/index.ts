// Owns what is told as it happens: events kept for 24 h, the notices between processes, the open streams.
// Never knows what an event means, nor who else should hear of it.
// Tells every process of the house, and through its streams every browser.
import type { Log } from '../log/index.ts'
import { connectForNotices } from './connection.ts'

export { pgNotify } from './pgNotify.ts'
export { publish, publishBadges, publishNow, publishToTopic, unsubscribeEachOther, watch } from './publish.ts'
export { deleteEventsFor } from './queries.ts'

type Listener = (payload: string) => void
export type Live = {
  /** Hears what any process tells on this channel; the answer stops listening. */
  on(channel: string, listener: Listener): () => void
  /** Called each time the connection comes back: what was told meanwhile went unheard. */
  onReconnect(listener: () => void): () => void
  close(): Promise<void>
}

/** One LISTEN connection a process, opened again with growing waits when it is lost. */
export async function openLive(url: string, log: Log): Promise<Live> {
  const listeners = new Map<string, Set<Listener>>()
  const reconnected = new Set<() => void>()
  const connection = connectForNotices(url, log, {
    heard: (channel, payload) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload)
    },
    reconnected: () => {
      for (const listener of reconnected) listener()
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
      reconnected.add(listener)
      return () => reconnected.delete(listener)
    },
    close: connection.close,
  }
}
