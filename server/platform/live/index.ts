// Live updates: events stored for 24 h, notices between processes, open streams to browsers.
// Does not know what an event means or who else should receive it.
import type { Log } from '../log/index.ts'
import type { RedisConnection } from '../redis/index.ts'
import type { Bus, BusHandlers } from './bus.ts'
import { connectForNotices } from './connection.ts'
import { connectRedisBus } from './redisBus.ts'

export { liveChannels } from './bus.ts'
export { outdateGuestPages, sendNotice } from './notices.ts'
export { publish, publishBadges, publishNow, publishToTopic, unsubscribeEachOther, watch } from './publish.ts'
export { deleteEventsBetween, deleteEventsFor, replaceInEvents } from './queries.ts'

type Listener = (payload: string) => void
export type Live = Omit<Bus, 'open'> & {
  /** Calls the listener for each notice on this channel, from any process; returns a function that removes it. */
  on(channel: string, listener: Listener): () => void
  /** Calls the listener when notices may have been missed, e.g. after a reconnection; returns a function that removes it. */
  onMissed(listener: () => void): () => void
}

/**
 * Listens for notices over Redis, or over PostgreSQL without one; when the connection is lost it reconnects with growing
 * pauses. Throws an OperatorError behind a pooler without sessions.
 */
export async function openLive(url: string, log: Log, redis: RedisConnection | null = null): Promise<Live> {
  const listeners = new Map<string, Set<Listener>>()
  const missedListeners = new Set<() => void>()
  const handlers: BusHandlers = {
    onNotice: (channel, payload) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload)
    },
    onMissed: () => {
      for (const listener of missedListeners) listener()
    },
  }
  const bus = redis ? connectRedisBus(redis, log, handlers) : connectForNotices(url, log, handlers)
  await bus.open()
  return {
    on: (channel, listener) => {
      const set = listeners.get(channel) ?? new Set()
      listeners.set(channel, set.add(listener))
      return () => set.delete(listener)
    },
    onMissed: (listener) => {
      missedListeners.add(listener)
      return () => missedListeners.delete(listener)
    },
    isListening: bus.isListening,
    send: bus.send,
    close: bus.close,
  }
}
