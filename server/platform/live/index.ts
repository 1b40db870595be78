import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from '../db/index.ts'
import type { Log } from '../log/index.ts'

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

const everyChannel = ['session_ended', 'live_event'] as const

/** One LISTEN connection a process, opened again with growing waits when it is lost. */
export async function openLive(url: string, log: Log): Promise<Live> {
  const listeners = new Map<string, Set<Listener>>()
  const reconnected = new Set<() => void>()
  let closed = false
  let client: pg.Client | null = null

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'brota live', keepAlive: true })
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '')
    })
    let lost = false
    const onLost = () => {
      if (lost || closed) return
      lost = true
      log.warn('the live connection was lost')
      void reconnect(100)
    }
    next.on('error', onLost)
    next.on('end', onLost)
    await next.connect()
    for (const channel of everyChannel) await next.query(`listen ${channel}`)
    client = next
  }
  const reconnect = async (wait: number): Promise<void> => {
    await new Promise((done) => setTimeout(done, wait))
    if (closed) return
    try {
      await connect()
      for (const listener of reconnected) listener()
    } catch {
      await reconnect(Math.min(wait * 2, 5_000))
    }
  }
  await connect()
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
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}
