import { emitLiveEvent, isLiveEvent } from './hub.ts'
import type { ServerEvent } from './parser.ts'

/** How many events are stored for tabs that open later. */
const maxRecent = 100

/** Passes each event to the screens of this tab once, whichever tab received it. */
export function createMemory(from: string) {
  let last = from === '' ? null : Number(from)
  let recent: ServerEvent[] = []
  return {
    lastId: () => String(last ?? ''),
    receive: (event: ServerEvent): void => {
      const id = Number(event.id)
      if (id && last !== null && id <= last) return
      if (id) {
        last = id
        recent = [...recent, event].slice(-maxRecent)
      }
      if (isLiveEvent(event.event)) emitLiveEvent(event.event, JSON.parse(event.data))
    },
    since: (id: string) => recent.filter((event) => Number(event.id) > Number(id)),
  }
}
