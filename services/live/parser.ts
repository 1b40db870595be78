import { createParser } from 'eventsource-parser'

/** One event of a stream; an empty `event` only carries the id to resume from. */
export type ServerEvent = { id: string; event: string; data: string }

/** Parses server-sent events from chunks of text that may end anywhere. */
export function createEventParser(emit: (event: ServerEvent) => void): (text: string) => void {
  // The library reports an id before its event; an id without an event came alone.
  let pendingId: string | null = null
  const emitPendingId = () => {
    if (pendingId) emit({ id: pendingId, event: '', data: '' })
    pendingId = null
  }
  const parser = createParser({
    onId: (id) => {
      emitPendingId()
      pendingId = id
    },
    onEvent: ({ id, event = '', data }) => {
      if (id === undefined) emitPendingId()
      pendingId = null
      emit({ id: id ?? '', event, data })
    },
  })
  return (text) => {
    parser.feed(text)
    emitPendingId()
  }
}
