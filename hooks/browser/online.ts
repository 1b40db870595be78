import { useEffect, useSyncExternalStore } from 'react'
import type { Language } from '#contracts/lists.ts'
import { loadHttp } from '#services/http/client.ts'
import { isReached, subscribeReached } from '#services/http/line.ts'
import { registerServiceWorker } from '#services/serviceWorker.ts'

/** Whether the site responds: false while a failed refresh is retried. First paints do not know. */
export const useReached = (): boolean => useSyncExternalStore(subscribeReached, isReached, () => true)

/** The page counts as idle after this time. */
const idleMilliseconds = 3_000

/**
 * Once the page is idle, prepares for being offline: caches the offline page, and loads the code that sends messages.
 */
export function usePrepareOffline(language: Language): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      registerServiceWorker(language)
      loadHttp().catch(() => {})
    }, idleMilliseconds)
    return () => clearTimeout(timer)
  }, [language])
}
