import { useEffect, useSyncExternalStore } from 'react'
import type { Language } from '#contracts/lists.ts'
import { loadHttp } from '#services/http/index.ts'
import { isReached, subscribeReached } from '#services/http/line.ts'
import { registerServiceWorker } from '#services/serviceWorker.ts'

/** Whether the site answers: false while a refresh that failed is tried again. First paints do not know. */
export const useReached = (): boolean => useSyncExternalStore(subscribeReached, isReached, () => true)

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
