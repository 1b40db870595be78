import { calls, getHost } from '#lib/calls.ts'
import { minute } from '#lib/durations.ts'
import { freshToken } from '#services/http/client.ts'
import { readSession, readTokens } from '#services/session.ts'
import { createEventParser, type ServerEvent } from './parser.ts'
import { backOff, pause } from './pause.ts'

/** The server sends a heartbeat every 25 s. */
const silenceTimeout = minute
/** A stream that stayed open this long does not count as a failure. */
const stableMilliseconds = 10_000

export type StreamOptions = {
  /** The account whose stream this is; it ends when another signs in. */
  userId: string
  signal: AbortSignal
  /** The id to resume after. */
  lastId(): string
  onEvent(event: ServerEvent): void
  onConnected(isConnected: boolean): void
}

/** Streams for as long as the session lasts, and reconnects with growing pauses. */
export async function openEventStream(options: StreamOptions): Promise<void> {
  let failures = 0
  while (!options.signal.aborted) {
    const start = Date.now()
    const shouldReconnect = await readOnce(options)
    options.onConnected(false)
    if (!shouldReconnect) return
    if (Date.now() - start > stableMilliseconds) failures = 0
    await pause(backOff(failures), options.signal)
    failures += 1
  }
}

/** Reads one stream to its end. Returns false when no session is left to reconnect with. */
async function readOnce(options: StreamOptions): Promise<boolean> {
  const { token } = readTokens()
  if (!token || readSession()?.id !== options.userId) return false
  const controller = new AbortController()
  const abort = () => controller.abort()
  options.signal.addEventListener('abort', abort)
  let silence = setTimeout(abort, silenceTimeout)
  try {
    const response = await requestStream(token, options.lastId(), controller.signal)
    if (response.status === 401) return (await freshToken(token)).outcome === 'fresh'
    if (!response.ok || !response.body) return true
    const parse = createEventParser(options.onEvent)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(silence)
      silence = setTimeout(abort, silenceTimeout)
      // Only the first chunk proves the connection: a proxy that buffers responses sends the headers alone.
      options.onConnected(true)
      parse(piece.value)
    }
    return true
  } catch {
    return true
  } finally {
    clearTimeout(silence)
    options.signal.removeEventListener('abort', abort)
    controller.abort()
  }
}

function requestStream(token: string, lastId: string, signal: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'text/event-stream', Authorization: `Bearer ${token}` }
  if (lastId) headers['Last-Event-ID'] = lastId
  return fetch(getHost('notifications') + calls.notifications.stream, { headers, signal, cache: 'no-store' })
}
