import { useRouter } from 'next/router'
import nprogress from 'nprogress'
import { useEffect } from 'react'

// The library's own template has a role that does not exist.
const bar = '<div class="bar"><div class="peg"></div></div>'

/** The progress bar at the top, from the start of each route change until it completes or fails. */
export function useRouteProgress(): void {
  const { events } = useRouter()
  useEffect(() => {
    nprogress.configure({ showSpinner: false, trickleSpeed: 160, template: bar, barSelector: '.bar' })
    const start = () => void nprogress.start()
    const done = () => void nprogress.done()
    events.on('routeChangeStart', start)
    events.on('routeChangeComplete', done)
    events.on('routeChangeError', done)
    return () => {
      events.off('routeChangeStart', start)
      events.off('routeChangeComplete', done)
      events.off('routeChangeError', done)
    }
  }, [events])
}
