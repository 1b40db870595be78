import { useSyncExternalStore } from 'react'
import { isLoopback } from '#lib/loopback.ts'
import { useBrowserValue } from './browserValue.ts'

/** Whether a media query holds; `first` is what first paints take it for. */
function useMedia(query: string, first: boolean): boolean {
  const subscribe = (changed: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => first,
  )
}

/** Below the width `md` of the styles: the bar at the foot stands in for the header's links. For what opens later. */
export const useOnPhone = (): boolean => useMedia('(width < 48rem)', false)

/** From the width `lg` of the styles on, where columns stand side by side. */
export const useOnDesk = (): boolean => useMedia('(width >= 64rem)', false)

/** Whether this page was opened on the machine that serves it, as first paints take it. */
export const useOnThisMachine = (): boolean =>
  useBrowserValue(
    () => isLoopback(window.location.hostname),
    () => true,
  )
