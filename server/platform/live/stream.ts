import type { ServerResponse } from 'node:http'
import type { StoredEvent } from './queries.ts'

/** An open stream of server-sent events. It reads stored events in pages, so a slow client takes little memory. */
export type Stream = {
  accountId: string
  sessionId: string
  /** The id of the last event that was written. */
  after: number
  /** Whether the response accepts more data. */
  flows: boolean
  /** Writes the events that are newer than `after`; they are in the order of ids. */
  give(events: readonly StoredEvent[]): void
  /** Writes an event that is not stored; a slow client misses it. */
  pass(event: string, data: string): void
  /** Writes a heartbeat for proxies and browsers; ends the stream when the client read nothing since the last one. */
  beat(): void
  end(): void
}

type Opening = { accountId: string; sessionId: string; after: number; onDrain: () => void }

const frame = (event: string, data: string) => `event: ${event}\ndata: ${data}\n\n`

export function openStream(
  response: ServerResponse,
  { accountId, sessionId, after, onDrain }: Opening,
): Stream {
  const write = (text: string) => {
    if (response.writableEnded) return
    stream.flows = response.write(text)
  }
  const stream: Stream = {
    accountId,
    sessionId,
    after,
    flows: true,
    give: (events) => {
      const fresh = events.filter(({ id }) => id > stream.after)
      const last = fresh.at(-1)
      if (!last) return
      stream.after = last.id
      write(fresh.map(({ id, event, data }) => `id: ${id}\n${frame(event, data)}`).join(''))
    },
    pass: (event, data) => {
      if (stream.flows) write(frame(event, data))
    },
    beat: () => {
      if (stream.flows) write(':\n\n')
      else response.destroy()
    },
    // A client that is behind asks for the rest when it reconnects.
    end: () => (stream.flows ? void response.end() : void response.destroy()),
  }
  response.on('drain', () => {
    stream.flows = true
    onDrain()
  })
  // An id without an event tells the browser where to continue if the stream is cut before the first event.
  write(`id: ${after}\n\n`)
  return stream
}
