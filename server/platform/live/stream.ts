import type { ServerResponse } from 'node:http'
import type { StoredEvent } from './queries.ts'

/** One open stream of server-sent events. It pulls what is kept, so a slow reader holds no more than a few pages. */
export type Stream = {
  accountId: string
  sessionId: string
  /** Where it goes on: the id of the last event that it was given. */
  after: number
  /** Whether it has room for more. */
  flows: boolean
  /** Gives it those of the events that it does not have yet, in the order of their ids. */
  give(events: readonly StoredEvent[]): void
  /** Says what has no id and is not kept; whoever is behind misses it. */
  pass(event: string, data: string): void
  /** Shows proxies and browsers that it is alive; ends it when its reader took nothing since the last time. */
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
    // What its reader has not taken by now, it will ask for again.
    end: () => (stream.flows ? void response.end() : void response.destroy()),
  }
  response.on('drain', () => {
    stream.flows = true
    onDrain()
  })
  // An id alone is no event: it says where to go on when the stream is cut before there was one.
  write(`id: ${after}\n\n`)
  return stream
}
