import { sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { keepConnection } from './connection.ts'

type Listener = (payload: string) => void
export type Live = {
  /** Hears what any process tells on this channel; the answer stops listening. */
  on(channel: string, listener: Listener): () => void
  /** Called each time the connection comes back: what was told meanwhile went unheard. */
  onReconnect(listener: () => void): () => void
  close(): Promise<void>
}

/** Tells every process once the caller's transaction commits. Notices carry ids only. */
export async function tell(db: Db, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/** One LISTEN connection a process, opened again with growing waits when it is lost. */
export async function openLive(url: string, log: Log): Promise<Live> {
  const listeners = new Map<string, Set<Listener>>()
  const reconnected = new Set<() => void>()
  const connection = keepConnection(url, log, {
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
