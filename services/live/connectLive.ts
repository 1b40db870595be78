import { brand } from '#lib/brand.ts'
import { isConnected, setConnected } from './hub.ts'
import { createMemory } from './memory.ts'
import type { ServerEvent } from './parser.ts'
import { openEventStream } from './stream.ts'

/** What the tabs of a browser say to each other. */
type TabMessage =
  | { kind: 'event'; event: ServerEvent }
  | { kind: 'connected'; connected: boolean }
  /** A tab that has just come, with what it knows already. */
  | { kind: 'came'; lastId: string }

type Reader = {
  userId: string
  /** The last event that the page knew of when it was made. */
  from: string
  signal: AbortSignal
}

/**
 * Hears the live events of this person until the signal. One tab holds the stream for all tabs of the browser; when
 * it goes, the next takes over behind the last id. Where tabs cannot agree, each holds its own.
 */
export function connectLive({ userId, from, signal }: Reader): void {
  const memory = createMemory(from)
  const name = `${brand.slug}.live.${userId}`
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  const say = (message: TabMessage) => channel?.postMessage(message)
  let leads = false

  const lead = () => {
    leads = true
    const onEvent = (event: ServerEvent) => {
      memory.take(event)
      say({ kind: 'event', event })
    }
    const onConnected = (connected: boolean) => {
      setConnected(connected)
      // A channel that is closed takes nothing more.
      if (!signal.aborted) say({ kind: 'connected', connected })
    }
    return openEventStream({ userId, signal, lastId: memory.lastId, onEvent, onConnected })
  }
  const replayTo = (lastId: string) => {
    if (!leads) return
    for (const event of memory.since(lastId)) say({ kind: 'event', event })
    say({ kind: 'connected', connected: isConnected() })
  }
  const hearTab = ({ data: message }: MessageEvent<TabMessage>) => {
    if (message.kind === 'event') memory.take(message.event)
    else if (message.kind === 'connected') setConnected(message.connected)
    else replayTo(message.lastId)
  }
  channel?.addEventListener('message', hearTab)
  signal.addEventListener('abort', () => {
    channel?.close()
    setConnected(false)
  })
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks || !channel) return void lead()
  say({ kind: 'came', lastId: from })
  locks.request(name, { signal }, lead).catch(() => {})
}
