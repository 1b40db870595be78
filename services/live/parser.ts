import { createParser } from 'eventsource-parser'

/** One event of a stream; without an event it only says where to go on. */
export type Told = { id: string; event: string; data: string }

/** Reads server-sent events from pieces of text that end anywhere. */
export function makeParser(tell: (told: Told) => void): (text: string) => void {
  // The library names the id of an event before the event: what no event follows came alone.
  let lone: string | null = null
  const tellLone = () => {
    if (lone) tell({ id: lone, event: '', data: '' })
    lone = null
  }
  const parser = createParser({
    onId: (id) => {
      tellLone()
      lone = id
    },
    onEvent: ({ id, event = '', data }) => {
      if (id === undefined) tellLone()
      lone = null
      tell({ id: id ?? '', event, data })
    },
  })
  return (text) => {
    parser.feed(text)
    tellLone()
  }
}
