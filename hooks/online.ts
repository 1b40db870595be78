import { useEffect, useSyncExternalStore } from 'react'
import type { Language } from '#contracts/lists.ts'
import { loadHttp } from '#services/http/index.ts'
import { isReached, watchReached } from '#services/http/line.ts'
import { registerServiceWorker } from '#services/serviceWorker.ts'

function watch(told: () => void): () => void {
  window.addEventListener('online', told)
  window.addEventListener('offline', told)
  return () => {
    window.removeEventListener('online', told)
    window.removeEventListener('offline', told)
  }
}

/** What keeps this browser from the site: it has no line at all, or the site does not answer. First paints know of neither. */
export function useLineTrouble(): 'offline' | 'unreached' | null {
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  const isAnswered = useSyncExternalStore(watchReached, isReached, () => true)
  if (!isOnline) return 'offline'
  return isAnswered ? null : 'unreached'
}

/** After this long a page has come to rest. */
const restMilliseconds = 3_000

/** Brings, once the page is at rest, what it needs to go on without a line: our page for links, and what sends its words. */
export function useReadyForNoLine(language: Language): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      registerServiceWorker(language)
      loadHttp().catch(() => {})
    }, restMilliseconds)
    return () => clearTimeout(timer)
  }, [language])
}
