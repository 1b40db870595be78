import { useSyncExternalStore } from 'react'

function watch(told: () => void): () => void {
  window.addEventListener('online', told)
  window.addEventListener('offline', told)
  return () => {
    window.removeEventListener('online', told)
    window.removeEventListener('offline', told)
  }
}

/** False while this browser knows that it has no line at all. First paints do not know. */
export const useHasLine = (): boolean =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
