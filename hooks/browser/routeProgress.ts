import { useRouter } from 'next/router'
import type { NProgress } from 'nprogress'
import { useEffect } from 'react'

// The library's own template has a role that does not exist.
const template = '<div class="bar"><div class="peg"></div></div>'

/** The bar's code comes with the first route change. */
async function loadBar(): Promise<NProgress> {
  const { default: bar } = await import('nprogress')
  return bar.configure({ showSpinner: false, trickleSpeed: 160, template, barSelector: '.bar' })
}

/** The progress bar at the top, from the start of each route change until it completes or fails. */
export function useRouteProgress(): void {
  const { events } = useRouter()
  useEffect(() => {
    let isChanging = false
    let bar: NProgress | undefined
    const start = async () => {
      isChanging = true
      // Without its code, offline, the route changes without a bar.
      bar ??= await loadBar().catch(() => undefined)
      if (isChanging) bar?.start()
    }
    const done = () => {
      isChanging = false
      bar?.done()
    }
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
