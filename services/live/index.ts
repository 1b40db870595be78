import { brand } from '#lib/brand.ts'
import { isHeld, setHeld } from './hub.ts'
import { makeMemory } from './memory.ts'
import type { Told } from './parser.ts'
import { holdStream } from './stream.ts'

/** What the tabs of a browser say to each other. */
type Saying =
  | { kind: 'told'; told: Told }
  | { kind: 'held'; held: boolean }
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
export function keepLive({ userId, from, signal }: Reader): void {
  const memory = makeMemory(from)
  const name = `${brand.slug}.live.${userId}`
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  const say = (saying: Saying) => channel?.postMessage(saying)
  let leads = false

  const lead = () => {
    leads = true
    const onTold = (told: Told) => {
      memory.take(told)
      say({ kind: 'told', told })
    }
    const onHeld = (held: boolean) => {
      setHeld(held)
      // A channel that is closed takes nothing more.
      if (!signal.aborted) say({ kind: 'held', held })
    }
    return holdStream({ userId, signal, lastId: memory.lastId, onTold, onHeld })
  }
  const answerNewcomer = (lastId: string) => {
    if (!leads) return
    for (const told of memory.since(lastId)) say({ kind: 'told', told })
    say({ kind: 'held', held: isHeld() })
  }
  const hearSaying = ({ data: saying }: MessageEvent<Saying>) => {
    if (saying.kind === 'told') memory.take(saying.told)
    else if (saying.kind === 'held') setHeld(saying.held)
    else answerNewcomer(saying.lastId)
  }
  channel?.addEventListener('message', hearSaying)
  signal.addEventListener('abort', () => {
    channel?.close()
    setHeld(false)
  })
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks || !channel) return void lead()
  say({ kind: 'came', lastId: from })
  locks.request(name, { signal }, lead).catch(() => {})
}
