import { brand } from '#lib/brand.ts'
import { isConnected, setConnected } from './hub.ts'
import { createMemory } from './memory.ts'
import type { ServerEvent } from './parser.ts'
import { openEventStream, type StreamOptions } from './stream.ts'

/** The messages between the tabs of a browser. */
type TabMessage =
  | { kind: 'event'; event: ServerEvent }
  | { kind: 'connected'; connected: boolean }
  /** A new tab, with the last event that it knows. */
  | { kind: 'joined'; lastId: string }

type LiveOptions = {
  userId: string
  /** The last event that the page knew when it was rendered. */
  from: string
  signal: AbortSignal
}

/**
 * Receives the live events of this account until the signal. One tab streams for all tabs of the browser; when it
 * closes, another resumes after the last id. Without locks or channels each tab has its own stream.
 */
export function connectLive({ userId, from, signal }: LiveOptions): void {
  const memory = createMemory(from)
  const name = `${brand.slug}.live.${userId}`
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  const broadcast = (message: TabMessage) => {
    // A closed channel throws on postMessage.
    if (!signal.aborted) channel?.postMessage(message)
  }
  const shared = createShared(memory, broadcast)
  let isLeader = false

  const stream = () => {
    isLeader = true
    return openEventStream({ userId, signal, lastId: memory.lastId, ...shared })
  }
  const replayTo = (lastId: string) => {
    if (!isLeader) return
    for (const event of memory.since(lastId)) broadcast({ kind: 'event', event })
    broadcast({ kind: 'connected', connected: isConnected() })
  }
  const onTabMessage = ({ data: message }: MessageEvent<TabMessage>) => {
    if (message.kind === 'event') memory.receive(message.event)
    else if (message.kind === 'connected') setConnected(message.connected)
    else replayTo(message.lastId)
  }
  channel?.addEventListener('message', onTabMessage)
  signal.addEventListener('abort', () => {
    channel?.close()
    setConnected(false)
  })
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks || !channel) return void stream()
  broadcast({ kind: 'joined', lastId: from })
  const takeOver = () => {
    // With its last stream the server forgot what the tabs watch: those that connect again say it again.
    shared.onConnected(false)
    return stream()
  }
  locks.request(name, { signal }, takeOver).catch(() => {})
}

/** Passes what the stream brings to the screens of this tab and to the other tabs. */
const createShared = (
  memory: ReturnType<typeof createMemory>,
  broadcast: (message: TabMessage) => void,
): Pick<StreamOptions, 'onEvent' | 'onConnected'> => ({
  onEvent: (event) => {
    memory.receive(event)
    broadcast({ kind: 'event', event })
  },
  onConnected: (connected) => {
    setConnected(connected)
    broadcast({ kind: 'connected', connected })
  },
})
