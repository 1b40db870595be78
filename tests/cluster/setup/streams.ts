import { calls, getHost } from '#lib/calls.ts'
import { minute, second } from '#lib/durations.ts'
import { createEventParser, type ServerEvent } from '#services/live/parser.ts'
import { backOff, pause } from '#services/live/pause.ts'
import type { Settled } from '../../fault/settle.ts'

/** A browser's live stream, by the product's own rules: when it comes back, from where, and what it shows. */
export type OpenStream = {
  /** The texts of messages and when each was shown, in the order of arrival. */
  shown: { text: string; at: number }[]
  /** How often it was opened. */
  opened(): number
  leave(): void
}

/** As in services/live/stream.ts, which reads the session from cookies. */
const longestSilence = minute
const stable = 10 * second

/** Resolves once the stream is open; then it stays, and comes back whenever it is cut. */
export async function openStream(origin: string, { bearer }: Settled): Promise<OpenStream> {
  const shown: OpenStream['shown'] = []
  const leaving = new AbortController()
  let last: number | null = null
  let opened = 0
  const show = ({ id, event, data }: ServerEvent) => {
    const number = id === '' ? null : Number(id)
    if (number !== null && last !== null && number <= last) return
    last = number ?? last
    if (event === 'message') shown.push({ text: JSON.parse(data).text, at: Date.now() })
  }
  const readOnce = async (onOpen: () => void) => {
    const ending = new AbortController()
    const end = () => ending.abort()
    leaving.signal.addEventListener('abort', end)
    let silence = setTimeout(end, longestSilence)
    const headers: Record<string, string> = { Authorization: `Bearer ${bearer}` }
    if (last !== null) headers['Last-Event-ID'] = String(last)
    try {
      const address = origin + getHost('notifications') + calls.notifications.stream
      const { ok, body } = await fetch(address, { headers, signal: ending.signal })
      if (!ok || !body) return
      const parse = createEventParser(show)
      const reader = body.pipeThrough(new TextDecoderStream()).getReader()
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        clearTimeout(silence)
        silence = setTimeout(end, longestSilence)
        parse(piece.value)
        onOpen()
      }
    } catch {
      // It was cut, and comes back.
    } finally {
      clearTimeout(silence)
      leaving.signal.removeEventListener('abort', end)
      ending.abort()
    }
  }
  const stay = async (onOpen: () => void) => {
    for (let failures = 0; !leaving.signal.aborted; failures += 1) {
      const start = Date.now()
      let isOpen = false
      await readOnce(() => {
        if (!isOpen) opened += 1
        isOpen = true
        onOpen()
      })
      if (Date.now() - start > stable) failures = 0
      await pause(backOff(failures), leaving.signal)
    }
  }
  await new Promise<void>((done) => void stay(done))
  return { shown, opened: () => opened, leave: () => leaving.abort() }
}
