import { useEffect, useSyncExternalStore } from 'react'
import type { Language } from '#contracts/lists.ts'
import { loadHttp } from '#services/http/client.ts'
import { isReachable, subscribeReachable } from '#services/http/reachability.ts'
import { registerServiceWorker } from '#services/serviceWorker.ts'

/** Whether the site responds: false while a failed refresh is retried. First paints do not know. */
export const useIsReachable = (): boolean => useSyncExternalStore(subscribeReachable, isReachable, () => true)

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
