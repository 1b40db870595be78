import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * A press on another button that opens something closes this panel and opens that at once: the library's cover over the
 * page would take the press for itself.
 */
export function usePressThrough(
  isOpen: boolean,
  panel: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
): void {
  const press = useEffectEvent(({ target, clientX, clientY }: MouseEvent) => {
    if (!(target instanceof Node) || panel.current?.contains(target)) return
    // The cover is gone once the panel is closed.
    setTimeout(() => {
      const opener = document
        .elementFromPoint(clientX, clientY)
        ?.closest<HTMLElement>('button[aria-haspopup]')
      if (opener && opener !== trigger.current && opener.ariaExpanded === 'false') opener.click()
    })
  })
  useEffect(() => {
    if (!isOpen) return
    // Before the library hears of it on the document, which closes the panel and ends this listening.
    window.addEventListener('click', press, true)
    return () => window.removeEventListener('click', press, true)
  }, [isOpen])
}
