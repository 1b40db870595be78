import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { ErrorState } from './ErrorState.tsx'

type LazyStateProps = {
  /** As `next/dynamic` passes them. */
  error?: Error | null
  retry?: () => void
  /** A placeholder of equal size. */
  skeleton?: ReactNode
}

/** Replaces a part of a screen whose code is loading, or failed to load. */
export const LazyState = ({ error, retry, skeleton }: LazyStateProps) =>
  error ? <ErrorState retry={retry} /> : skeleton

/** The first wait of the retries while online: a failure that is no lost connection brings no `online` event. Each wait is twice the last. */
const againMilliseconds = 5_000

/** Replaces a part that leaves no gap while its code is loading: shows nothing, and retries once the browser is online. */
export function QuietLazyState({ error, retry }: LazyStateProps) {
  const tryAgain = useEffectEvent(() => retry?.())
  const hasFailed = Boolean(error)
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
  return null
}
