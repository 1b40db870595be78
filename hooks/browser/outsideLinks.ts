import { useEffect } from 'react'

/** In the native app, opens foreign addresses in the browser: its window has no address bar to come back by. */
export function useOutsideLinks(inApp: boolean): void {
  useEffect(() => {
    if (!inApp) return
    const listen = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || !leadsOutside(link)) return
      link.target = '_blank'
      link.rel = 'noopener noreferrer'
    }
    document.addEventListener('click', listen, { capture: true })
    return () => document.removeEventListener('click', listen, { capture: true })
  }, [inApp])
}

const leadsOutside = (link: HTMLAnchorElement): boolean =>
  /^https?:$/.test(link.protocol) && (link.origin !== location.origin || link.hasAttribute('download'))
