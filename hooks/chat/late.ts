import { useEffect, useState, useSyncExternalStore } from 'react'
import { outgoingNow, subscribeOutbox } from './outbox.ts'
import { nextToSend } from './outgoing.ts'

/** In milliseconds: on a slow connection a message takes as long. */
export const patience = 5_000

const headNow = (): string => nextToSend(outgoingNow())?.key ?? ''
const headAtFirst = (): string => ''

/** Whether the message that is being sent has taken long, although the browser is online: Brota does not answer. */
export function useIsLate(isOnline: boolean): boolean {
  const head = useSyncExternalStore(subscribeOutbox, headNow, headAtFirst)
  const [late, setLate] = useState('')
  useEffect(() => {
    if (!head || !isOnline) return
    const timer = setTimeout(() => setLate(head), patience)
    return () => {
      clearTimeout(timer)
      setLate('')
    }
  }, [head, isOnline])
  return late !== '' && late === head
}
