import { useSyncExternalStore } from 'react'
import { isLoopback } from '#lib/loopback.ts'
import { useBrowserValue } from './browserValue.ts'

/** Whether a media query matches; `first` is the value of first paints. */
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

/** Below the `md` breakpoint, where the tab bar replaces the header's links. For what opens later. */
export const useIsPhone = (): boolean => useMedia('(width < 48rem)', false)

/** From the `lg` breakpoint on, where columns are side by side. */
export const useIsWideScreen = (): boolean => useMedia('(width >= 64rem)', false)

/** Whether this page was opened on the machine that serves it; first paints assume so. */
export const useIsLocal = (): boolean =>
  useBrowserValue(
    () => isLoopback(window.location.hostname),
    () => true,
  )
