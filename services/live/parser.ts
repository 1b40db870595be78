import { createParser } from 'eventsource-parser'

/** One event of a stream; without an event it only says where to go on. */
export type ServerEvent = { id: string; event: string; data: string }

/** Reads server-sent events from pieces of text that end anywhere. */
export function createEventParser(emit: (event: ServerEvent) => void): (text: string) => void {
  // The library names the id of an event before the event: what no event follows came alone.
  let lone: string | null = null
  const emitLone = () => {
    if (lone) emit({ id: lone, event: '', data: '' })
    lone = null
  }
  const parser = createParser({
    onId: (id) => {
      emitLone()
      lone = id
    },
    onEvent: ({ id, event = '', data }) => {
      if (id === undefined) emitLone()
      lone = null
      emit({ id: id ?? '', event, data })
    },
  })
  return (text) => {
    parser.feed(text)
    emitLone()
  }
}
