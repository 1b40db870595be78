import { isLiveEvent, spread } from './hub.ts'
import type { ServerEvent } from './parser.ts'

/** So many events are kept for a tab that comes while they are event. */
const remembered = 100

/** What this tab was event: each event reaches its screens once, whichever tab it came by. */
export function createMemory(from: string) {
  let last = from === '' ? null : Number(from)
  let recent: ServerEvent[] = []
  return {
    lastId: () => String(last ?? ''),
    take: (event: ServerEvent): void => {
      const id = Number(event.id)
      if (id && last !== null && id <= last) return
      if (id) {
        last = id
        recent = [...recent, event].slice(-remembered)
      }
      if (isLiveEvent(event.event)) spread(event.event, JSON.parse(event.data))
    },
    since: (id: string) => recent.filter((event) => Number(event.id) > Number(id)),
  }
}
