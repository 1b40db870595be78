import { useRouter } from 'next/router'
import { useEffect, useRef, useState } from 'react'

/** Thrown to stop a route change: the router has no other way. */
const cancelledRoute = { cancelled: true }
const ignoreCancelled = (event: PromiseRejectionEvent) =>
  event.reason === cancelledRoute && event.preventDefault()

/**
 * Blocks route changes while `when` is true, and closing the tab while something would be `lost` with it; `asking` until
 * `stay` or `leave`.
 */
export function useLeaveGuard(when: boolean, lost = when) {
  const router = useRouter()
  const [target, setTarget] = useState<string | null>(null)
  const allowed = useRef(false)

  useEffect(() => {
    if (!when) return
    const beforeChange = (address: string, { shallow }: { shallow: boolean }) => {
      if (allowed.current || shallow) return
      // After the browser's back button the address has changed already.
      if (window.location.pathname + window.location.search !== router.asPath) {
        window.history.pushState(
          { ...window.history.state, url: router.pathname, as: router.asPath },
          '',
          router.asPath,
        )
      }
      setTarget(address)
      router.events.emit('routeChangeError', cancelledRoute, address, { shallow })
      throw cancelledRoute
    }
    router.events.on('routeChangeStart', beforeChange)
    window.addEventListener('unhandledrejection', ignoreCancelled)
    return () => {
      router.events.off('routeChangeStart', beforeChange)
      window.removeEventListener('unhandledrejection', ignoreCancelled)
    }
  }, [when, router])
  useCloseGuard(lost)

  const leave = () => {
    allowed.current = true
    if (target) void router.push(target)
    setTarget(null)
  }
  return { asking: target !== null, stay: () => setTarget(null), leave }
}

/** Makes the browser ask before the tab is closed or loaded again. */
function useCloseGuard(when: boolean): void {
  useEffect(() => {
    if (!when) return
    const beforeClose = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', beforeClose)
    return () => window.removeEventListener('beforeunload', beforeClose)
  }, [when])
}
