import { isLiveEvent, spread } from './hub.ts'
import type { Told } from './parser.ts'

/** So many events are kept for a tab that comes while they are told. */
const remembered = 100

/** What this tab was told: each event reaches its screens once, whichever tab it came by. */
export function makeMemory(from: string) {
  let last = from === '' ? null : Number(from)
  let recent: Told[] = []
  return {
    lastId: () => String(last ?? ''),
    take: (told: Told): void => {
      const id = Number(told.id)
      if (id && last !== null && id <= last) return
      if (id) {
        last = id
        recent = [...recent, told].slice(-remembered)
      }
      if (isLiveEvent(told.event)) spread(told.event, JSON.parse(told.data))
    },
    since: (id: string) => recent.filter((told) => Number(told.id) > Number(id)),
  }
}
