import { calls, getHost } from '#lib/calls.ts'
import { minute } from '#lib/durations.ts'
import { freshToken } from '#services/http/client.ts'
import { readSession, readTokens } from '#services/session.ts'
import { createEventParser, type ServerEvent } from './parser.ts'
import { backOff, pause } from './pause.ts'

/** The server shows every 25 s that it is there. */
const longestSilence = minute
/** A stream that stood so long was no failure. */
const stood = 10_000

export type Holding = {
  /** Whose stream: it is over when someone else is signed in. */
  userId: string
  signal: AbortSignal
  /** Where to go on. */
  lastId(): string
  onEvent(event: ServerEvent): void
  onConnected(isConnected: boolean): void
}

/** Holds a stream for as long as the session lasts: opens it again, with growing waits, however it ends. */
export async function openEventStream(holding: Holding): Promise<void> {
  let failures = 0
  while (!holding.signal.aborted) {
    const start = Date.now()
    const mayGoOn = await readOnce(holding)
    holding.onConnected(false)
    if (!mayGoOn) return
    if (Date.now() - start > stood) failures = 0
    await pause(backOff(failures), holding.signal)
    failures += 1
  }
}

/** One stream from its opening to its end. False: there is no session any more, do not come back. */
async function readOnce(holding: Holding): Promise<boolean> {
  const { token } = readTokens()
  if (!token || readSession()?.id !== holding.userId) return false
  const cut = new AbortController()
  const leave = () => cut.abort()
  holding.signal.addEventListener('abort', leave)
  let silence = setTimeout(leave, longestSilence)
  try {
    const response = await ask(token, holding.lastId(), cut.signal)
    if (response.status === 401) return (await freshToken(token)).outcome === 'fresh'
    if (!response.ok || !response.body) return true
    const parse = createEventParser(holding.onEvent)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(silence)
      silence = setTimeout(leave, longestSilence)
      // Not before its first words are here: a proxy that gathers answers would give only a head.
      holding.onConnected(true)
      parse(piece.value)
    }
    return true
  } catch {
    return true
  } finally {
    clearTimeout(silence)
    holding.signal.removeEventListener('abort', leave)
    cut.abort()
  }
}

function ask(token: string, lastId: string, signal: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'text/event-stream', Authorization: `Bearer ${token}` }
  if (lastId) headers['Last-Event-ID'] = lastId
  return fetch(getHost('notifications') + calls.notifications.stream, { headers, signal, cache: 'no-store' })
}
