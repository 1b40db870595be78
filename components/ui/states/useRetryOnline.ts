import { useEffect, useEffectEvent, useRef } from 'react'

/** The first wait of the retries while online: a failure that is no lost connection brings no `online` event. Each wait is twice the last. */
const againMilliseconds = 5_000

/** Retries what has failed to load: once the browser is online again, and now and then while it is. */
export function useRetryOnline(hasFailed: boolean, retry: (() => void) | undefined): void {
  const tryAgain = useEffectEvent(() => retry?.())
  const wait = useRef(againMilliseconds)
  useEffect(() => {
    if (!hasFailed) return
    const retryOnline = () => navigator.onLine && tryAgain()
    window.addEventListener('online', retryOnline)
    const timer = setTimeout(retryOnline, wait.current)
    wait.current *= 2
    return () => {
      window.removeEventListener('online', retryOnline)
      clearTimeout(timer)
    }
  }, [hasFailed])
}
